import { areRunsChosen } from '#app/booking/draft-progress.ts';
import { pairOf } from '#app/booking/reservation-facts.ts';
import type { SeatMap } from '#app/booking/seat-maps.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { departureClosed, isOnSale } from '#domain/booking/deadlines.ts';
import { areExtrasDone } from '#domain/booking/extras.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';

interface AtSeats {
  readonly reservation: Reservation;
  readonly maps: readonly SeatMap[];
  readonly now: Instant;
}

/**
 * Why a draft cannot take seats: an earlier step is missing, or a run was withdrawn, was cancelled or has closed. A
 * draft that already holds seats may change them until the hold ends, even after the sale has closed.
 */
export function seatsStepFault(timetable: Timetable, { reservation, maps, now }: AtSeats): Fault | undefined {
  if (!areRunsChosen(reservation)) return fault('schedule_required');
  if (!reservation.contact || !areExtrasDone(reservation)) return fault('step_out_of_order');
  const withdrawn = maps.find(
    ({ direction, run }) => !findOfferedRun(timetable, pairOf(reservation, direction), run.segment),
  );
  if (withdrawn) return fault('schedules_not_found', withdrawn.direction);
  const cancelled = maps.find(({ isCancelled }) => isCancelled);
  if (cancelled) return fault('departure_cancelled', cancelled.direction);
  const closed = maps.find(({ run }) => !isOnSale(now, run.departs));
  return closed && reservation.holdUntil === undefined ? departureClosed(closed.direction) : undefined;
}
