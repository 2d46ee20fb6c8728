import { useEffect } from 'react';
import { invoicingForm } from '#text/invoicing-form.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { type PanelData, FORM_ID, isOpen } from './panel-data.ts';
import styles from './panel.module.css';
import { FiscalFields } from './fiscal-fields.tsx';
import { useWatch } from './use-watch.ts';
import type { ScreenProps } from '#web/page.ts';
import { useSent } from '#web/services/use-sent.ts';

/** The invoice form, submitted once. While an invoice is being stamped, its progress is polled. */
export function PanelForm({ data, site, call }: ScreenProps<PanelData>) {
  const { lang, formToken } = site;
  const { view, fiscal, correcting, errors, here } = data;
  const [isSending, onSent] = useSent();
  useWatch({ asked: data.asked, errors, call, code: view.code });
  useEffect(() => {
    if (errors.length > 0) document.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [errors]);
  if (!isOpen(data)) return null;
  return (
    <form
      className={PANEL}
      id={FORM_ID}
      method="post"
      noValidate
      onSubmit={(event) => (isSending ? event.preventDefault() : onSent(event))}
    >
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={view.code} />
      {correcting ? <input type="hidden" name="correct" value={correcting.invoice_id} /> : null}
      {/* Enter in a field triggers the first button of a form: this one, not the one of the saved receivers. */}
      <button
        className={styles['first']}
        name="do"
        value={correcting ? 'replace' : 'ask'}
        tabIndex={-1}
        aria-hidden="true"
      />
      <FiscalFields data={fiscal} errors={errors} lang={lang} maySave={correcting === null} />
      <p className={styles['hint']}>{invoicingForm.before[lang]}</p>
      <div className={styles['files']}>
        <Button look="main" busy={isSending} name="do" value={correcting ? 'replace' : 'ask'}>
          {
            (isSending ? invoicingForm.submitting : correcting ? invoicingForm.correctSubmit : invoicingForm.submit)[
              lang
            ]
          }
        </Button>
        {correcting ? (
          <a className={buttonClass('quiet')} href={here}>
            {invoicingForm.keep[lang]}
          </a>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {isSending ? invoicingForm.submitting[lang] : ''}
      </p>
    </form>
  );
}
