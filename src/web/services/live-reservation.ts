import type { ReservationView } from '#wire/reservation.ts';

type View = ReservationView;

/**
 * The part of the reservation that an interactive step needs; everything else is rendered on the server and not sent to
 * the browser.
 */
export interface LiveReservation
  extends Pick<View, 'code' | 'round' | 'payment' | 'process_payment' | 'expired' | 'expires_at' | 'extensions_left'>,
    Pick<View, 'server_now' | 'change' | 'adding' | 'refund'> {
  readonly origin: Pick<View['origin'], 'id'>;
  readonly destination: Pick<View['destination'], 'id'>;
  readonly departure: Pick<View['departure'], 'date'> & Partial<Pick<View['departure'], 'open'>>;
  readonly return: Pick<View['return'], 'date'>;
  readonly passengers: readonly Pick<View['passengers'][number], 'type'>[];
  readonly summary: Pick<View['summary'], 'departure' | 'complete' | 'total'>;
  readonly promotional_code?: View['promotional_code'];
}

export const liveReservation = ({
  origin,
  destination,
  departure,
  passengers,
  summary,
  ...whole
}: View): LiveReservation => ({
  code: whole.code,
  round: whole.round,
  payment: whole.payment,
  process_payment: whole.process_payment,
  expired: whole.expired,
  expires_at: whole.expires_at,
  extensions_left: whole.extensions_left,
  server_now: whole.server_now,
  change: whole.change,
  adding: whole.adding,
  refund: whole.refund,
  origin: { id: origin.id },
  destination: { id: destination.id },
  departure: { date: departure.date, ...(departure.open ? { open: true } : {}) },
  return: { date: whole.return.date },
  passengers: passengers.map(({ type }) => ({ type })),
  summary: { departure: summary.departure, complete: summary.complete, total: summary.total },
  // Rare, and the first packets of a page are nearly full.
  ...(whole.promotional_code ? { promotional_code: whole.promotional_code } : {}),
});
