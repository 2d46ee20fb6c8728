import { invoicingText as say } from '#text/invoicing.ts';
import { buttonClass } from '#ui/button.tsx';
import { WhatIsACfdi } from '#web/invoicing/what-is-a-cfdi.tsx';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { TaxDetailsData } from './tax-details-data.ts';
import { stepAddress } from '#web/booking/step-address.ts';

/** What the form is for. */
export const StepHeader = ({ site: { lang } }: SlotProps<TaxDetailsData>) => <p>{say.wishLead[lang]}</p>;

/** Link to continue without it. */
export const StepFooter = ({ data: { reservation }, site: { lang } }: SlotProps<TaxDetailsData>) => (
  <>
    <p>
      <a className={buttonClass('quiet')} href={stepAddress('pago', { lang, code: reservation.code })}>
        {say.skip[lang]}
      </a>
    </p>
    <WhatIsACfdi lang={lang} />
  </>
);
