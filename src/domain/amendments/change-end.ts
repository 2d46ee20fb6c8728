import type { Reservation } from '#domain/booking/reservation.ts';
import type { ScheduleChange } from '#domain/booking/schedule-change.ts';
import { type ChangeReservation, changedTrip } from './apply-change.ts';

/**
 * Why a change of schedule that waits for its payment ends before that: money of its journey was given back, or another
 * change was made that it does not go with.
 */
export const CHANGE_ENDS = ['given_back', 'changed_otherwise'] as const;

export type ChangeEnd = (typeof CHANGE_ENDS)[number];

/**
 * The trip after the change, also while money of it is on its way back, which passes. Undefined when the change will
 * never apply to it again.
 */
export const tripToCome = (trip: Reservation, changing: ChangeReservation): Reservation | undefined =>
  changedTrip({ ...trip, refund: undefined }, changing);

interface WaitingChange extends Pick<ScheduleChange, 'direction'> {
  /** There is a trip to come, and it leaves its buses in order. */
  readonly isFitting: boolean;
}

/** Undefined: it may wait. What becomes of it when its own bus is cancelled is the matter of that report. */
export function changeEnd(
  { givenUp }: Pick<Reservation, 'givenUp'>,
  { direction, isFitting }: WaitingChange,
): ChangeEnd | undefined {
  if (givenUp.includes(direction)) return 'given_back';
  return isFitting ? undefined : 'changed_otherwise';
}
