import type { Feeder, Reservation, TransferDelay } from '#domain/booking/reservation.ts';
import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { isBroken, isTransfer } from '#domain/timetable/connections.ts';
import { type Transfers, transferMinutes } from '#domain/timetable/transfers.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';

/** How long after the late arrival the next bus may be chosen, in minutes. */
export const CHOICE_AFTER_ARRIVAL_MINUTES = 180;

/** A journey that is not reached, because what leads to it comes too late. */
export interface MissedTransfer {
  readonly direction: Direction;
  /** The report. */
  readonly event: string;
  /** The next bus may leave from then on. */
  readonly leavesFrom: Instant;
  /** The last moment to choose it. */
  readonly closesAt: Instant;
}

type Booked = Pick<
  Reservation,
  'origin' | 'destination' | 'via' | 'onward' | 'transferDelay' | 'feeders' | 'changed' | 'givenUp' | 'status'
>;

interface Connected<R> {
  readonly reservation: R;
  readonly runs: Readonly<Record<Direction, { readonly departs: Instant; readonly arrives: Instant } | undefined>>;
}

/** An arrival that leaves time for a journey. */
interface TransferTo {
  readonly arrives: Instant;
  /** The least time to change. */
  readonly minutes: number;
  readonly delay: TransferDelay | undefined;
}

/**
 * What else of the same traveller leads to a journey with time to change, where buses are changed: the last to arrive of
 * those that run.
 */
export function feederOf(
  { reservation, runs }: Connected<Pick<Booked, 'origin' | 'destination' | 'via' | 'feeders'>>,
  direction: Direction,
  transfers: Transfers,
): (Feeder & Pick<TransferTo, 'minutes'>) | undefined {
  const next = runs[direction];
  if (!next || reservation.via !== undefined) return undefined;
  const [from] = stopsOf(reservation, direction);
  return (reservation.feeders ?? [])
    .flatMap((feeder) => {
      const minutes = transferMinutes(transfers, feeder.at, from);
      const doesRun = feeder.delay === undefined || feeder.delay.minutes !== undefined;
      const isToIt = doesRun && feeder.direction === direction;
      if (!isToIt || minutes === undefined || !isTransfer(feeder.arrives, next.departs, minutes)) return [];
      return [{ ...feeder, minutes }];
    })
    .toSorted((a, b) => b.arrives - a.arrives)[0];
}

/** What leads to a journey: the first bus of a connection, or a feeder. */
function transferTo(connected: Connected<Booked>, direction: Direction, transfers: Transfers): TransferTo | undefined {
  const { via, onward, transferDelay: delay } = connected.reservation;
  if (via === undefined) return feederOf(connected, direction, transfers);
  const minutes = transferMinutes(transfers, via, onward);
  const first = connected.runs.departure;
  if (direction === 'departure' || minutes === undefined || !first) return undefined;
  return { arrives: first.arrives, minutes, delay };
}

/**
 * The right to the next bus without charge: of a paid journey to which a bus leads that is reported so late that the
 * minimum time to change is not left, once, while nobody has boarded the second bus. The first one may be of the same
 * connection, or a feeder. If it is cancelled, it is refunded instead.
 */
export function missedTransfer(
  connected: Connected<Booked>,
  direction: Direction,
  transfers: Transfers,
): MissedTransfer | undefined {
  const { changed, givenUp, status } = connected.reservation;
  const second = connected.runs[direction];
  const transfer = transferTo(connected, direction, transfers);
  const isOver = status !== 'approved' || changed.includes(direction) || givenUp.includes(direction);
  if (isOver || !second || !transfer?.delay) return undefined;
  const { minutes, delay } = transfer;
  const { minutes: late, hasBoarded, event } = delay;
  if (late === undefined || hasBoarded || !isBroken({ first: transfer, second }, late, minutes)) return undefined;
  const arrives = after(transfer.arrives, late * MINUTE);
  return {
    direction,
    event,
    leavesFrom: after(arrives, minutes * MINUTE),
    closesAt: after(arrives, CHOICE_AFTER_ARRIVAL_MINUTES * MINUTE),
  };
}
