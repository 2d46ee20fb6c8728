import { useEffect } from 'react';
import { invoicingForm } from '#text/invoicing-form.ts';
import { Button } from '#ui/button.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { FiscalFields } from '#web/invoicing/fiscal-fields.tsx';
import { FORM_ID } from '#web/invoicing/panel-data.ts';
import panel from '#web/invoicing/panel.module.css';
import { useWatch } from '#web/invoicing/use-watch.ts';
import type { ScreenProps } from '#web/page.ts';
import { useSent } from '#web/services/use-sent.ts';
import type { SeveralData } from './several-data.ts';

/** The receiver of the invoice, and its button. The checkboxes of the list belong to this form. */
export function Screen({ data, site, call }: ScreenProps<SeveralData>) {
  const { lang, formToken } = site;
  const { view, fiscal, asked, errors } = data;
  const [isSending, onSent] = useSent();
  useWatch({ asked, errors, call });
  useEffect(() => {
    if (errors.length > 0) document.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [errors]);
  if (view.reservations.length === 0) return null;
  return (
    <form
      className={PANEL}
      id={FORM_ID}
      method="post"
      noValidate
      onSubmit={(event) => (isSending ? event.preventDefault() : onSent(event))}
    >
      <input type="hidden" name="_form" value={formToken} />
      {/* Enter in a field triggers the first button of a form: this one, not the one of the saved receivers. */}
      <button className={panel['first']} name="do" value="ask" tabIndex={-1} aria-hidden="true" />
      <FiscalFields data={fiscal} errors={errors} lang={lang} maySave />
      <p className={panel['hint']}>{invoicingForm.before[lang]}</p>
      <div className={panel['files']}>
        <Button look="main" busy={isSending} name="do" value="ask">
          {(isSending ? invoicingForm.submitting : invoicingForm.submit)[lang]}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isSending ? invoicingForm.submitting[lang] : ''}
      </p>
    </form>
  );
}
