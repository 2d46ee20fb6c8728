import { type FactsDeps, type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { type SeatMap, seatMaps } from '#app/booking/seat-maps.ts';
import { type AtWork, atCounter, type CounterDeps } from '#app/counter/at-counter.ts';
import type { CounterRepository, FormerName, LoggedAction } from '#app/counter/ports.ts';
import type { WaitingPayment, WaitingRefund } from '#app/operations/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** Maximum entries shown: for a reservation, and for a day. */
const OF_RESERVATION = 100;
const OF_DAY = 500;

/** A reservation with everything the counter needs to act on it. */
export interface OpenedAtCounter {
  readonly facts: ReservationFacts;
  readonly maps: readonly SeatMap[];
  /** Its pending payment at the counter; undefined when there is none. */
  readonly order: WaitingPayment | undefined;
  /** Its pending manual refunds. */
  readonly refunds: readonly WaitingRefund[];
  readonly former: readonly FormerName[];
  readonly log: readonly LoggedAction[];
}

/** Any reservation, for an operator on duty; viewing is recorded. */
export function readAtCounter(deps: CounterDeps & FactsDeps & Omit<SeatDeps, 'reservations'>) {
  const { open } = atCounter(deps);
  const factsOf = reservationFacts(deps);
  return async (code: string, work: AtWork): Promise<Result<OpenedAtCounter, Faults>> => {
    const found = await open(code, work);
    if (!found.ok) return found;
    const { reservation } = found.value;
    const [facts, maps, order, refunds, former, log] = await Promise.all([
      factsOf(reservation),
      seatMaps(deps, reservation),
      deps.money.counterOrder(reservation.code),
      deps.money.refundsWaiting(),
      deps.counter.formerNames(reservation.id),
      deps.counter.log({ code: reservation.code, limit: OF_RESERVATION }),
    ]);
    const owed = refunds.filter(({ concerns }) => concerns.includes(reservation.code));
    return ok({ facts, maps, order, refunds: owed, former, log });
  };
}

/** The same for printing its tickets: there are none before it is paid. */
export function ticketsAtCounter(deps: CounterDeps & FactsDeps) {
  const { open } = atCounter(deps);
  const factsOf = reservationFacts(deps);
  return async (code: string, work: AtWork): Promise<Result<ReservationFacts, Faults>> => {
    const found = await open(code, work);
    if (!found.ok) return found;
    const { reservation } = found.value;
    return reservation.status === 'approved'
      ? ok(await factsOf(reservation))
      : fail([fault('tickets_not_ready', 'code')]);
  };
}

/** The recorded actions of a day or a reservation; empty for an invalid code. */
export const readLog =
  ({ counter }: { readonly counter: Pick<CounterRepository, 'log'> }) =>
  async (asked: {
    readonly code?: string | undefined;
    readonly day: LocalDate | undefined;
  }): Promise<readonly LoggedAction[]> => {
    const code = asked.code === undefined ? undefined : parseReservationCode(asked.code);
    if (asked.code !== undefined && !code) return [];
    return counter.log({ code, day: asked.day, limit: OF_DAY });
  };
