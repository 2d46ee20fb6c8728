import { pairOf, type ChosenRuns } from '#app/booking/reservation-facts.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { type Instant, type LocalDate, plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** The days that can be selected in the list of runs, both inclusive. */
export interface DaySpan {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/**
 * Not before today at the boarding stop, a return not before the outbound run, and nothing beyond what is on sale
 * (M17).
 */
export function daySpan(
  timetable: Timetable,
  reservation: Reservation,
  { direction, now }: { readonly direction: Direction; readonly now: Instant },
): DaySpan {
  const zone = timetable.stops.get(pairOf(reservation, direction).origin)?.zone ?? timetable.zone;
  const today = dateInZone(now, zone);
  const outbound = direction === 'return' ? reservation.departure.date : undefined;
  return {
    first: outbound !== undefined && outbound > today ? outbound : today,
    last: plusDays(today, SALES_HORIZON_DAYS),
  };
}

export const isInSpan = (date: LocalDate, { first, last }: DaySpan): boolean => first <= date && date <= last;

/** Why a day cannot be selected; undefined when it can. */
export function dayFault(date: LocalDate, { first, last }: DaySpan, direction: Direction): Fault | undefined {
  if (date < first) return fault(direction === 'return' ? 'return_before_departure' : 'departure_in_past', 'date');
  return date > last ? fault('departure_beyond_horizon', 'date', { days: SALES_HORIZON_DAYS }) : undefined;
}

/** The days before and after a date within the span, nearest first and later before earlier. */
export function daysAround(date: LocalDate, span: DaySpan, reach: number): readonly LocalDate[] {
  const days = Array.from({ length: reach }, (_, index) => [plusDays(date, index + 1), plusDays(date, -index - 1)]);
  return days.flat().filter((day) => isInSpan(day, span));
}

/** The earliest departure of a return: once the outbound run has arrived (T25). */
export const outboundArrival = (direction: Direction, runs: ChosenRuns): Instant | undefined =>
  direction === 'return' ? runs.departure?.arrives : undefined;
