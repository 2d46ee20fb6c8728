import type { Caller } from '#app/booking/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import { type ChosenRuns, chosenRuns } from '#app/booking/reservation-facts.ts';
import type { PaymentParts } from '#app/payment/payment-parts.ts';
import { deadlinesOf, isOnSale } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { earliest, type Instant } from '#kernel/instant.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';

/** A way to pay. `payBy` is the last moment to pay at the counter. */
export interface MethodOnOffer {
  readonly type: PaymentMethod;
  readonly payBy: Instant | undefined;
  /** The boarding that `payBy` counts from, whose zone it is told in. */
  readonly direction: 'departure' | 'return' | undefined;
}

export interface WaysToPay {
  readonly reservation: Reservation;
  readonly runs: ChosenRuns;
  readonly methods: readonly MethodOnOffer[];
  readonly total: Centavos;
}

type Parts = Pick<PaymentParts, 'timetable' | 'departures' | 'reservations' | 'cards'>;

/** The ways to pay a reservation (M73): cards where a provider is there, cash at the counter while it is open for the trip. */
export const listMethods =
  (parts: Parts) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<WaysToPay, Faults>> => {
    const found = await findReservation(parts, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const runs = await chosenRuns(parts, await parts.timetable.current(), reservation);
    const methods = methodsFor(reservation, runs, { cards: parts.cards !== undefined, now });
    return ok({ reservation, runs, methods, total: totalOf(reservation) });
  };

export const totalOf = ({ quote }: Reservation): Centavos => quote?.total ?? ZERO;

/** Everything offered for a reservation at a moment. With nothing to pay there is only "cash", of which none is asked. */
export function methodsFor(
  reservation: Reservation,
  runs: ChosenRuns,
  { cards, now }: { readonly cards: boolean; readonly now: Instant },
): readonly MethodOnOffer[] {
  if (totalOf(reservation) === 0) return [{ type: 'cash', payBy: undefined, direction: undefined }];
  const byCard = (['credit', 'debit'] as const).map((type) => ({ type, payBy: undefined, direction: undefined }));
  return [...(cards ? byCard : []), ...atCounter(runs, now)];
}

/** A trip that is all open has no moment by which to pay: it is paid at once. */
function atCounter(runs: ChosenRuns, now: Instant): readonly MethodOnOffer[] {
  const first = firstBoarding(runs);
  if (!first || !isOnSale(now, first.departs)) return [];
  return [{ type: 'cash', payBy: deadlinesOf(first.departs).payAtCounterUntil, direction: first.direction }];
}

/** The journey that leaves first: its ladder binds the whole reservation. */
export function firstBoarding(runs: ChosenRuns) {
  const boardings = DIRECTIONS.flatMap((direction) => {
    const run = runs[direction];
    return run ? [{ direction, departs: run.departs }] : [];
  });
  const departs = earliest(...boardings.map((boarding) => boarding.departs));
  return boardings.find((boarding) => boarding.departs === departs);
}
