import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { isBroken } from '#domain/timetable/connections.ts';
import { type Transfers, transferMinutes } from '#domain/timetable/transfers.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';

/** How long after the late arrival the next bus may be chosen, in minutes. */
export const CHOICE_AFTER_ARRIVAL_MINUTES = 180;

/** A connection whose first bus comes too late for the second one. */
export interface MissedTransfer {
  /** The next bus may leave from then on. */
  readonly leavesFrom: Instant;
  /** The last moment to choose it. */
  readonly closesAt: Instant;
}

interface Connected {
  readonly reservation: Pick<Reservation, 'via' | 'onward' | 'transferDelay' | 'changed' | 'status'>;
  readonly runs: Readonly<Record<Direction, { readonly departs: Instant; readonly arrives: Instant } | undefined>>;
}

/**
 * The right to the next bus without charge: of a paid connection whose first bus is reported so late that the minimum
 * time to change is not left, once, while nobody has boarded the second bus. A cancelled first bus gives a refund instead.
 */
export function missedTransfer({ reservation, runs }: Connected, transfers: Transfers): MissedTransfer | undefined {
  const { via, onward, transferDelay, changed, status } = reservation;
  const { departure: first, return: second } = runs;
  const minutes = via === undefined ? undefined : transferMinutes(transfers, via, onward);
  if (
    status !== 'approved' ||
    changed.includes('return') ||
    minutes === undefined ||
    !transferDelay ||
    !first ||
    !second
  )
    return undefined;
  const { minutes: late, hasBoarded } = transferDelay;
  if (late === undefined || hasBoarded || !isBroken({ first, second }, late, minutes)) return undefined;
  const arrives = after(first.arrives, late * MINUTE);
  return {
    leavesFrom: after(arrives, minutes * MINUTE),
    closesAt: after(arrives, CHOICE_AFTER_ARRIVAL_MINUTES * MINUTE),
  };
}
