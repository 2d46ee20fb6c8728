import type { PageContext } from '#web/page.ts';
import { boardingOf } from '#web/flows/reservation/pago/boarding-of.ts';
import { isOver } from '#web/flows/reservation/reservation-state.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';

/** A purchase that has come to its payment and waits there: what the strip on the home page says (B5). */
export interface Unpaid {
  /** Seats held and nothing paid; a payment under way; a reference to be paid in a store. */
  readonly kind: 'held' | 'paying' | 'voucher';
  readonly to: string;
  readonly from: string;
  readonly destination: string;
  /** Centavos. */
  readonly total: number;
  /** Last moment of a reference, on the clock of the boarding stop. */
  readonly payBy: string | null;
}

/** The purchase this browser was working on, if it can still be paid. */
export async function findUnpaid({ call, cookies, lang }: PageContext): Promise<Unpaid | null> {
  const code = cookies.reservation;
  if (!code) return null;
  const found = await call(getReservation, { query: { code } });
  const kind = found.ok && kindOf(found.data.reservation);
  if (!kind) return null;
  const { reservation } = found.data;
  return {
    kind,
    to: stepAddress(kind === 'voucher' ? 'boletos' : 'pago', lang),
    from: boardingOf(reservation).city,
    destination: (boardingOf(reservation) === reservation.origin ? reservation.destination : reservation.origin).city,
    total: reservation.summary.total,
    payBy: reservation.voucher?.pay_by ?? null,
  };
}

/** Undefined for what is paid, over, or has not come so far. */
export function kindOf(reservation: ReservationView): Unpaid['kind'] | undefined {
  const { payment, process_payment, voucher, now } = reservation;
  if (voucher) return 'voucher';
  if (payment === 'approved' || payment === 'order_generated' || isOver(reservation)) return undefined;
  if (process_payment) return 'paying';
  return now === 'pago' ? 'held' : undefined;
}
