import type { Caller } from '#app/caller.ts';
import { findReservation } from '#app/booking/find-draft.ts';
import { type ChosenRuns, chosenRuns } from '#app/booking/reservation-facts.ts';
import { methodsOf, type Payer, payerOf, type PayerDeps } from '#app/payment/payer.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { isTaken, type Providers } from '#app/payment/providers.ts';
import { deadlinesOf, isOnSale } from '#domain/booking/deadlines.ts';
import type { Credit, Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import type { PointsBalances } from '#domain/loyalty/points.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { methodsSettled, type PaymentMethod } from '#domain/payment/method.ts';
import { isStoreOffered, storePayBy } from '#domain/payment/store-reference.ts';
import { earliest, type Instant, type Zone } from '#kernel/instant.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { ok, type Result } from '#kernel/result.ts';

/** A way to pay. `payBy` is the last moment to pay at the counter or in a store. */
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
  /** Of a traveller who may spend them; undefined for everybody else. */
  readonly points: PointsBalances | undefined;
  /** The carrier's, for what hangs on no boarding. */
  readonly zone: Zone;
}

export interface OwnWaysToPay extends WaysToPay {
  /** What the payer has to spend with the carrier; others are spent by who types their code. */
  readonly credits: readonly Credit[];
}

type Deps = Pick<PaymentDeps, 'timetable' | 'departures' | 'reservations' | 'providers' | 'payments'>;

interface Asking {
  readonly payer: Payer;
  readonly now: Instant;
}

/**
 * The ways to pay a reservation (M73): what a provider is there for, what an account of the payer's may be used for, and cash
 * at the counter while it is open for the trip.
 */
export const listMethods =
  (deps: Deps & PayerDeps) =>
  async (input: { readonly code: string }, caller: Caller, now: Instant): Promise<Result<OwnWaysToPay, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const payer = await payerOf(deps, caller, now);
    const [ways, credits] = await Promise.all([
      waysToPay(deps, reservation, { payer, now }),
      deps.credits.ofPayer(reservation.id, caller.sessionHash),
    ]);
    return ok({ ...ways, credits });
  };

/** The same for a reservation that was found already. */
export async function waysToPay(deps: Deps, reservation: Reservation, { payer, now }: Asking): Promise<WaysToPay> {
  const timetable = await deps.timetable.current();
  const runs = await chosenRuns(deps, timetable, reservation);
  const mayKeepUnpaid = await deps.payments.mayKeepUnpaid(reservation.id);
  const methods = methodsFor(reservation, runs, { providers: deps.providers, payer, mayKeepUnpaid, now });
  const points = payer.traveller?.balances;
  return { reservation, runs, methods, total: totalOf(reservation), points, zone: timetable.zone };
}

export const totalOf = ({ quote }: Reservation): Centavos => quote?.total ?? ZERO;

const AT_ONCE = methodsSettled('at_once');
const IN_STORES = methodsSettled('in_store');

interface Moment extends Asking {
  readonly providers: Providers;
  /** Whether its buses may keep the seats until somebody pays at a counter or in a store. */
  readonly mayKeepUnpaid: boolean;
}

/** Everything offered for a reservation at a moment. With nothing to pay there is only "cash", of which none is asked. */
export function methodsFor(
  reservation: Reservation,
  runs: ChosenRuns,
  { providers, payer, mayKeepUnpaid, now }: Moment,
): readonly MethodOnOffer[] {
  const total = totalOf(reservation);
  if (total === 0) return [{ type: 'cash', payBy: undefined, direction: undefined }];
  const boardings = [...boardingsOf(runs).map(({ departs }) => departs), ...binding(reservation)];
  const direction = firstBoarding(runs)?.direction;
  const atOnce = [...AT_ONCE.filter((type) => isTaken(providers, type)), ...methodsOf(payer), 'store_credit' as const];
  const inStores = IN_STORES.filter(
    (type) => mayKeepUnpaid && isTaken(providers, type) && isStoreOffered(type, { now, boardings, total }),
  );
  return [
    ...atOnce.map((type) => ({ type, payBy: undefined, direction: undefined })),
    ...inStores.map((type) => ({ type, payBy: storePayBy(now, boardings), direction })),
    // At the counter a schedule is changed and things are added, not paid for.
    ...(reservation.change || reservation.adding || !mayKeepUnpaid ? [] : atCounter(runs, now)),
  ];
}

/** The run that a change gives up, or the first that something is added on: before that leaves, or not at all. */
const binding = ({ change, adding }: Reservation): readonly Instant[] =>
  [change?.fromDeparts, adding?.departs].filter((departs) => departs !== undefined);

/** A trip that is all open has no moment by which to pay: it is paid at once. */
function atCounter(runs: ChosenRuns, now: Instant): readonly MethodOnOffer[] {
  const first = firstBoarding(runs);
  if (!first || !isOnSale(now, first.departs)) return [];
  return [{ type: 'cash', payBy: deadlinesOf(first.departs).payAtCounterUntil, direction: first.direction }];
}

const boardingsOf = (runs: ChosenRuns) =>
  DIRECTIONS.flatMap((direction) => {
    const run = runs[direction];
    return run ? [{ direction, departs: run.departs }] : [];
  });

/** The journey that leaves first: its deadlines binds the whole reservation. */
export function firstBoarding(runs: ChosenRuns) {
  const boardings = boardingsOf(runs);
  const departs = earliest(...boardings.map((boarding) => boarding.departs));
  return boardings.find((boarding) => boarding.departs === departs);
}
