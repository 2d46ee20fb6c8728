import type { PageContext } from '#web/page.ts';
import { payBy } from '#web/ticketing/ticket-facts.ts';
import { boardingOf } from '#web/payment/boarding-of.ts';
import { isOver, stateOfOrder } from '#web/booking/reservation-state.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getUnpaid } from '#wire/begun.ts';

/** An unpaid reservation, for the strip on the home page (B5, T77). */
export interface Unpaid {
  readonly code: string;
  readonly kind: UnpaidKind;
  readonly to: string;
  readonly from: string;
  readonly destination: string;
  /** Centavos. */
  readonly total: number;
  /** Deadline of an order, by the boarding stop's clock; null if none is shown. */
  readonly payBy: string | null;
}

export type UnpaidKind =
  /** Seats held, not paid. */
  | 'held'
  /** The same, with choices left before the payment. */
  | 'choosing'
  /** Ready to pay, without seats to hold. */
  | 'open'
  | 'paying'
  /** A reference to be paid in a store, or at the counter. */
  | 'voucher'
  | 'order';

/** Everything of this session that can still be paid; empty if it cannot be loaded. */
export async function findUnpaid({ call, lang }: Pick<PageContext, 'call' | 'lang'>): Promise<readonly Unpaid[]> {
  const found = await call(getUnpaid);
  if (!found.ok) return [];
  return found.data.reservations.flatMap((reservation) => {
    const kind = kindOf(reservation);
    return kind ? [unpaidOf(reservation, kind, lang)] : [];
  });
}

function unpaidOf(reservation: ReservationView, kind: UnpaidKind, lang: PageContext['lang']): Unpaid {
  const { code, now } = reservation;
  const isOrdered = kind === 'voucher' || kind === 'order';
  const from = boardingOf(reservation);
  return {
    code,
    kind,
    to: stepAddress(isOrdered ? 'boletos' : kind === 'choosing' ? now : 'pago', { lang, code }),
    from: from.city,
    destination: (from === reservation.origin ? reservation.destination : reservation.origin).city,
    total: reservation.summary.total,
    payBy: reservation.voucher?.pay_by ?? (kind === 'order' ? orderedUntil(reservation) : null),
  };
}

/** When an order at the counter must be paid; null once that time has passed. */
function orderedUntil(reservation: ReservationView): string | null {
  const due = payBy(reservation);
  return due && Date.parse(due.at) > Date.parse(reservation.server_now) ? due.at : null;
}

/** Undefined for what is paid, over, or holds nothing yet. */
export function kindOf(reservation: ReservationView): UnpaidKind | undefined {
  const { voucher, now } = reservation;
  if (voucher) return 'voucher';
  if (isOver(reservation)) return undefined;
  switch (stateOfOrder(reservation).kind) {
    case 'ordered':
      return 'order';
    case 'paying':
      return 'paying';
    case 'draft':
      return now === 'pago' ? 'open' : undefined;
    case 'held':
      return now === 'pago' ? 'held' : 'choosing';
    case 'sold':
    case 'ended':
      return undefined;
  }
}
