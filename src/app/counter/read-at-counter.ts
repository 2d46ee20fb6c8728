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

/** Most entries shown at once: of a reservation, and of a day. */
const OF_RESERVATION = 100;
const OF_DAY = 500;

/** A reservation with all that a counter needs to act on it. */
export interface OpenedAtCounter {
  readonly facts: ReservationFacts;
  readonly maps: readonly SeatMap[];
  /** What it waits to be paid at a counter; undefined where it does not. */
  readonly order: WaitingPayment | undefined;
  /** Its own that wait to go back. */
  readonly refunds: readonly WaitingRefund[];
  readonly former: readonly FormerName[];
  readonly log: readonly LoggedAction[];
}

/** Any reservation for somebody at work; looking is written down. */
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
    return ok({ facts, maps, order, refunds: refunds.filter((one) => one.code === reservation.code), former, log });
  };
}

/** The same for its tickets on paper: there are none before it is paid. */
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

/** What was done, of a day or of a reservation; of a code that can be none, nothing. */
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
