import type { StandingParts } from '#web/flows/reservation/around.tsx';
import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import { PriceBreakdown } from '#web/flows/reservation/pago/price-breakdown.tsx';
import { ProofList } from '#web/flows/reservation/pago/proof-list.tsx';

/** Read before anything is paid: what it is for, and what to bring. It stands still. */
export const Above = ({ data: { reservation }, site: { lang } }: StandingParts<PaymentData>) =>
  reservation.expired || reservation.process_payment ? null : (
    <>
      <PriceBreakdown reservation={reservation} lang={lang} />
      <ProofList summary={reservation.summary} lang={lang} />
    </>
  );
