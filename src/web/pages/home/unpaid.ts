import type { Lang } from '#text/lang.ts';
import { CARRIER_CLOCK, dayAndClock, localMoment } from '#text/moments.ts';
import type { PageContext } from '#web/page.ts';
import { payBy } from '#web/ticketing/ticket-facts.ts';
import { boardingOf } from '#web/payment/boarding-of.ts';
import { isOver, stateOfOrder } from '#web/booking/reservation-state.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getUnpaid } from '#wire/begun.ts';
import { getUnpaidOrders, type UnpaidOrderView } from '#wire/orders.ts';

/** An unpaid reservation or order, for the strip on the home page (B5, T77). */
export interface Unpaid {
  readonly code: string;
  readonly kind: UnpaidKind;
  readonly to: string;
  /** What it is: between which cities, or the words of its order. */
  readonly what: string;
  /** Centavos. */
  readonly total: number;
  /** Deadline of what waits for cash, with its day and time zone; null if none is shown. */
  readonly payBy: string | null;
}

export type UnpaidKind =
  /** Seats held, not paid. */
  | 'held'
  /** The same, with choices left before the payment. */
  | 'choosing'
  /** Ready to pay, without seats to hold. */
  | 'open'
  /** Anything but a trip, with places held for it, and without. */
  | 'places'
  | 'unpaid'
  | 'paying'
  /** A reference to be paid in a store, or at the counter. */
  | 'voucher'
  | 'order';

/** Everything of this session that can still be paid; empty if it cannot be loaded. */
export async function findUnpaid({ call, lang }: Pick<PageContext, 'call' | 'lang'>): Promise<readonly Unpaid[]> {
  const [trips, others] = await Promise.all([call(getUnpaid), call(getUnpaidOrders)]);
  const reservations = trips.ok ? trips.data.reservations : [];
  const orders = others.ok ? others.data.orders : [];
  return [
    ...reservations.flatMap((reservation) => {
      const kind = kindOf(reservation);
      return kind ? [unpaidOf(reservation, kind, lang)] : [];
    }),
    ...orders.map((order) => unpaidOrder(order, lang)),
  ];
}

function unpaidOrder({ code, path, title, total, pay_by: at, ...order }: UnpaidOrderView, lang: Lang): Unpaid {
  const payBy = at && `${dayAndClock(at, lang)} (${CARRIER_CLOCK[lang]})`;
  return { code, kind: kindOfOrder(order), to: path[lang], what: title[lang], total, payBy };
}

function kindOfOrder({ standing, held }: Pick<UnpaidOrderView, 'standing' | 'held'>): UnpaidKind {
  if (standing === 'open') return held ? 'places' : 'unpaid';
  return standing === 'paying' ? 'paying' : 'voucher';
}

function unpaidOf(reservation: ReservationView, kind: UnpaidKind, lang: Lang): Unpaid {
  const { code, now } = reservation;
  const isOrdered = kind === 'voucher' || kind === 'order';
  const from = boardingOf(reservation);
  const to = from === reservation.origin ? reservation.destination : reservation.origin;
  const at = reservation.voucher?.pay_by ?? (kind === 'order' ? orderedUntil(reservation) : null);
  return {
    code,
    kind,
    to: stepAddress(isOrdered ? 'boletos' : kind === 'choosing' ? now : 'pago', { lang, code }),
    what: `${from.city} → ${to.city}`,
    total: reservation.summary.total,
    payBy: at && localMoment(at, from.city, lang),
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
