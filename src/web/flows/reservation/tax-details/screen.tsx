import { formText } from '#text/form.ts';
import { invoicingForm } from '#text/invoicing-form.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField } from '#ui/field.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { StepFrame } from '#web/flows/reservation/step-frame.tsx';
import { FiscalFields } from '#web/invoicing/fiscal-fields.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { TaxDetailsData } from './tax-details-data.ts';

/** The form, below the remaining hold time. */
export function Screen({ data, site, call }: ScreenProps<TaxDetailsData>) {
  const { lang, formToken } = site;
  const { reservation, fiscal, automatic, errors } = data;
  return (
    <StepFrame step="pago" site={site} call={call} reservation={reservation}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="code" value={reservation.code} />
        <FiscalFields data={fiscal} errors={errors} lang={lang} maySave={false} />
        <CheckField
          name="automatic"
          label={invoicingForm.automatic[lang]}
          hint={invoicingForm.automaticHint[lang]}
          defaultChecked={automatic}
        />
        <Button look="main" name="do" value="keep">
          {invoicingForm.wishSubmit[lang]}
        </Button>
      </form>
    </StepFrame>
  );
}
