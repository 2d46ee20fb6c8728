import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { SeatMap } from '#app/booking/seat-maps.ts';
import type { LoggedAction } from '#app/counter/ports.ts';
import type { OpenedAtCounter } from '#app/counter/read-at-counter.ts';
import { type ActionState, actionStates } from '#domain/counter/counter-state.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { isInMask } from '#domain/seats/bitmap.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { CounterView, LoggedView } from '#wire/counter.ts';

interface Looking {
  readonly operator: Operator;
  readonly now: Instant;
}

/** A reservation as the counter needs it, without boarding codes, which the counter has no use for. */
export function counterView(opened: OpenedAtCounter, { operator, now }: Looking): CounterView {
  const { facts, maps, order, refunds, former, log } = opened;
  const view = reservationView(facts, now);
  const { reservation, runs } = facts;
  const running = DIRECTIONS.filter((direction) => !reservation.cancelled.includes(direction));
  const states = actionStates({
    reservation,
    boardings: running.flatMap((direction) => runs[direction]?.departs ?? []),
    isOrder: order !== undefined,
    owesMoney: refunds.some(({ state }) => state === 'by_hand'),
    operator,
    now,
  });
  return {
    reservation: { ...view, tickets: view.tickets.map((ticket) => ({ ...ticket, qr: null })) },
    former_names: former.map(({ until, ...one }) => ({ ...one, until: isoInZone(until, facts.zone) })),
    due: order?.amount ?? null,
    acts: states.map((state) => actView(state, facts)),
    free_seats: maps.filter(({ isCancelled }) => !isCancelled).map(freeSeats),
    to_refund: refunds.map(({ refund, payment, amount, reason, state, isByLink }) => ({
      refund,
      payment,
      amount,
      reason,
      state,
      by_link: isByLink,
    })),
    log: log.map((act) => loggedView(act, facts.zone)),
  };
}

/** Times are in the zone of the stop whose departure ends the action's period. */
function actView(
  { act, verdict, until }: ActionState,
  { runs, origin }: ReservationFacts,
): CounterView['acts'][number] {
  const dated = DIRECTIONS.flatMap((direction) => runs[direction] ?? []).toSorted((a, b) => a.departs - b.departs);
  const run = act === 'exchange' ? dated.at(-1) : dated[0];
  return { act, verdict, until: until === undefined ? null : isoInZone(until, run?.origin.zone ?? origin.zone) };
}

const freeSeats = ({ direction, layout, taken }: SeatMap): CounterView['free_seats'][number] => ({
  direction,
  seats: layout.seats.map(({ seat }) => seat).filter((seat) => !isInMask(taken, seat)),
});

/** The result of an action with its moment in a time zone. */
export const datedView = <T extends { readonly at: Instant }>(done: T, zone: Zone): Omit<T, 'at'> & { at: string } => ({
  ...done,
  at: isoInZone(done.at, zone),
});

/** A logged action, in the carrier's time zone. */
export const loggedView = (act: LoggedAction, zone: Zone): LoggedView => ({
  at: isoInZone(act.at, zone),
  actor: act.actor,
  role: act.role ?? null,
  place: act.place ?? null,
  action: act.action,
  code: act.code ?? null,
  amount: act.amount ?? null,
  note: act.note ?? null,
});
