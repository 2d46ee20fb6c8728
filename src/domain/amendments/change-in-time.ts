import { changeClosesAt } from '#domain/amendments/change-rules.ts';
import { isReleased, leavesAfterArrival } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Instant } from '#kernel/instant.ts';

/** A change of schedule that is to be paid, with what its locks found. */
export interface ChangeToPay extends Pick<ScheduleChange, 'fromDeparts'> {
  /** It still applies to its trip, whose buses it leaves in order. */
  readonly isFitting: boolean;
  /** Somebody boarded the original run: with another ticket somebody else could ride, or it could be given back. */
  readonly hasBoarded: boolean;
  readonly now: Instant;
}

/** Payment deadlines besides its own: it must be paid before the original run leaves. An open ticket had none. */
export const paidBefore = ({ fromDeparts }: Pick<ScheduleChange, 'fromDeparts'>): readonly Instant[] =>
  fromDeparts === undefined ? [] : [fromDeparts];

/** Why its payment cannot begin: too late to change, somebody has boarded, or its trip was changed otherwise meanwhile. */
export function refusalToPayChange({ fromDeparts, isFitting, hasBoarded, now }: ChangeToPay): ErrorCode | undefined {
  if (hasBoarded || (fromDeparts !== undefined && now >= changeClosesAt(fromDeparts))) return 'change_closed';
  return isFitting ? undefined : 'change_overtaken';
}

type Changing = Pick<Reservation, Direction> & { readonly change: Pick<ScheduleChange, 'direction'> };

/** What is ridden after the change instead; nothing when the ticket is left open. */
export const newSegments = (changing: Changing): readonly Segment[] => {
  const { segment } = changing[changing.change.direction];
  return segment ? [segment] : [];
};

/** A change that was paid. */
export interface PaidChange extends ChangeToPay {
  /** Those of its new run; undefined for one that is not known any more. */
  readonly buses: readonly ({ readonly isCancelled: boolean } | undefined)[];
}

/**
 * Whether its money came too late. One begun in time can be completed while the old seats could still be resold. Nobody is
 * moved to a bus that does not run, or from one that they have boarded.
 */
export const isTooLateToChange = ({ fromDeparts, isFitting, hasBoarded, buses, now }: PaidChange): boolean =>
  hasBoarded ||
  !isFitting ||
  buses.some((bus) => bus?.isCancelled) ||
  (fromDeparts !== undefined && isReleased(now, fromDeparts));

/** The way there and the way back of a trip. */
export interface Turnaround {
  readonly arriving: Segment;
  readonly leaving: Segment;
}

/** Undefined when one of its journeys has no run: nothing is to be kept in order. */
export function turnaroundOf(trip: Pick<Reservation, 'departure' | 'return'>): Turnaround | undefined {
  const [arriving, leaving] = [trip.departure.segment, trip.return.segment];
  return arriving && leaving && { arriving, leaving };
}

/** The arrival of one run and the departure of another. */
export interface TurnaroundTimes {
  readonly arrives: Instant;
  readonly departs: Instant;
}

/** Whether the way back leaves after the way there arrived; runs that do not exist are in no order. */
export const isTurnaround = (times: TurnaroundTimes | undefined): boolean =>
  times !== undefined && leavesAfterArrival(times.departs, times.arrives);
