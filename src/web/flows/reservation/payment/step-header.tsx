import { paymentShell } from '#text/payment-shell.ts';
import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { PaymentData } from '#web/payment/payment-data.ts';
import { ContactCode } from '#web/access/contact-code.tsx';
import { PriceBreakdown } from './price-breakdown.tsx';
import type { PayWay } from '#web/payment/pay-ways.ts';
import { DiscountProofList } from './discount-proof-list.tsx';
import { ReferenceEnded } from './reference-ended.tsx';
import { TravellerLine } from '#web/flows/reservation/traveller-line.tsx';

/** Read before anything is paid: what it is for, and what to bring. It stands still. */
export function StepHeader({ data: { reservation, ways, contactCode }, site }: SlotProps<PaymentData>) {
  const { lang } = site;
  if (reservation.expired) return <ReferenceEnded reservation={reservation} lang={lang} />;
  if (reservation.process_payment) return null;
  return (
    <>
      <ContactCode data={contactCode} reservation={reservation} site={site} />
      <PriceBreakdown reservation={reservation} lang={lang} />
      {reservation.adding ? null : <DiscountProofList summary={reservation.summary} lang={lang} />}
      <TravellerLine
        step="pago"
        code={reservation.code}
        says={isTraveller(ways) ? paymentShell.traveller : paymentShell.signIn}
        lang={lang}
      />
    </>
  );
}

/** Points are offered to anyone who has signed in, and lately. */
const isTraveller = (ways: readonly PayWay[]): boolean => ways.some(({ kind }) => kind === 'purchased');
