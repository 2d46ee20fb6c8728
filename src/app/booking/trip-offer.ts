import { type ChosenRuns, chosenRuns } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { CounterTerms, Offer } from '#app/orders/fulfilment.ts';
import { leftOnRuns } from '#app/seats/left-on-run.ts';
import { deadlinesOf, isOnSale } from '#domain/booking/deadlines.ts';
import { confirmsOrder } from '#domain/booking/hoarding.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { takesSeat } from '#domain/fares/passenger-type.ts';
import type { Run } from '#domain/timetable/run.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { priceOfQuote } from './price-of-quote.ts';

/** A trip by its id, or by its code where nothing else is known of it yet. */
export type NamedTrip = { readonly id: ReservationId } | { readonly code: ReservationCode };

export interface OfferDeps extends Pick<SaleDeps, 'timetable' | 'departures' | 'availability'> {
  /** Whether its buses can currently keep its seats unpaid, checked without a lock. */
  readonly mayKeepUnpaid: (reservation: NamedTrip) => Promise<boolean>;
  /** Multiplies the limits of unpaid orders, for load tests. Absent: 1. */
  readonly limitFactor?: number;
}

/** The runs of a reservation, as far as chosen. */
export const runsOf = async (
  { timetable, departures }: Pick<OfferDeps, 'timetable' | 'departures'>,
  reservation: Reservation,
): Promise<ChosenRuns> => chosenRuns({ departures }, await timetable.current(), reservation);

/** Why an unpaid trip on these runs cannot be sold, whatever its deadlines say. */
export async function withdrawnOn(
  { availability }: Pick<OfferDeps, 'availability'>,
  runs: ChosenRuns,
): Promise<ErrorCode | undefined> {
  const left = await leftOnRuns(availability, boardingsOf(runs));
  return left.some(({ disruption }) => disruption.isCancelled) ? 'departure_cancelled' : undefined;
}

/** The offer of a reservation with seats. `before`: deadlines besides its own boardings. */
export function seatedOffer(
  { mayKeepUnpaid }: Pick<OfferDeps, 'mayKeepUnpaid'>,
  reservation: Reservation,
  { runs, before = [] }: { readonly runs: ChosenRuns; readonly before?: readonly Instant[] },
): Offer {
  return {
    price: priceOfQuote(reservation.quote),
    before: [...boardingsOf(runs).map(({ departs }) => departs), ...before],
    zone: firstBoarding(runs)?.origin.zone,
    mayWait: () => mayKeepUnpaid({ id: reservation.id }),
    atCounter: () => undefined,
  };
}

/**
 * The same for a trip, which can also be paid at the counter. A trip with only open tickets has no deadline to wait
 * for: it is paid immediately.
 */
export const tripOffer = (deps: OfferDeps, reservation: Reservation, runs: ChosenRuns): Offer => ({
  ...seatedOffer(deps, reservation, { runs }),
  unconfirmedForStore: (now) => {
    const first = firstBoarding(runs);
    const ordering = { now, factor: deps.limitFactor ?? 1 };
    return first && confirmsFirst(reservation, first, ordering) ? 'cash_contact_required' : undefined;
  },
  atCounter: (now) => counterTerms(reservation, firstBoarding(runs), { now, factor: deps.limitFactor ?? 1 }),
});

interface Ordering {
  readonly now: Instant;
  readonly factor: number;
}

/** An order that waits for cash, at the counter or in a store, keeps its seats unpaid. */
const confirmsFirst = ({ contactConfirmed, passengers }: Reservation, { departs }: Run, ordering: Ordering): boolean =>
  !contactConfirmed &&
  confirmsOrder({ ...ordering, seats: passengers.filter(({ type }) => takesSeat(type)).length, departs });

function counterTerms(reservation: Reservation, first: Run | undefined, ordering: Ordering): CounterTerms | undefined {
  if (!first || !isOnSale(ordering.now, first.departs)) return undefined;
  const { payAtCounterUntil: payBy, releasedAt: heldUntil } = deadlinesOf(first.departs);
  return { payBy, heldUntil, confirmsContact: confirmsFirst(reservation, first, ordering) };
}

const boardingsOf = (runs: ChosenRuns): readonly Run[] =>
  [runs.departure, runs.return].filter((run) => run !== undefined);

/** The journey that leaves first: its deadlines apply to the whole reservation. */
const firstBoarding = (runs: ChosenRuns): Run | undefined =>
  boardingsOf(runs).reduce<Run | undefined>(
    (first, run) => (first && first.departs <= run.departs ? first : run),
    undefined,
  );
