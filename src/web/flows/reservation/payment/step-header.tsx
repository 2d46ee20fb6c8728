import type { SlotProps } from '#web/flows/reservation/step-shell.tsx';
import type { PaymentData } from '#web/payment/payment-data.ts';
import { ContactCode } from '#web/access/contact-code.tsx';
import { stateOfOrder } from '#web/booking/reservation-state.ts';
import { ReferenceEnded } from './reference-ended.tsx';

/** What must be read or answered before paying. Static. */
export function StepHeader({ data, site }: SlotProps<PaymentData>) {
  const { reservation, contactCode, chosen, isWithdrawn, isOvertaken } = data;
  const { kind } = stateOfOrder(reservation);
  if (kind === 'ended') {
    // A change is paid late even for a bus that was cancelled, whose money then goes back as for any trip.
    const isLost = reservation.change ? isOvertaken : isWithdrawn;
    return <ReferenceEnded reservation={reservation} isWithdrawn={isLost} lang={site.lang} />;
  }
  if (kind === 'paying' || isWithdrawn) return null;
  const fields = chosen === undefined ? [] : [['method', chosen] as const];
  return <ContactCode data={contactCode} reservation={reservation} site={site} fields={fields} />;
}
