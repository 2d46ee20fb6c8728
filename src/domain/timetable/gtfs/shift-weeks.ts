import { type ServiceCalendar, spanOf } from '#domain/timetable/gtfs/calendars.ts';
import { dayOfWeek, daysBetween, type LocalDate } from '#kernel/instant.ts';

interface ShiftQuestion {
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  /** Number of trips of each service: the weight of its days. */
  readonly trips: ReadonlyMap<string, number>;
  readonly today: LocalDate;
  readonly days: number;
}

/**
 * The number of whole weeks to move an old feed by so that as many of its departures as possible are on sale; on a tie,
 * the one that shows the feed from its beginning.
 */
export function weeksToSale({ calendars, trips, today, days }: ShiftQuestion): number {
  const span = spanOf(calendars.values());
  if (!span) return 0;
  const length = daysBetween(span.from, span.to) + 1;
  const runsBefore = runningTotal(span.from, length, { calendars, trips });
  const runsIn = (start: number): number => {
    const [from, to] = [Math.min(Math.max(0, start), length), Math.min(Math.max(0, start + days + 1), length)];
    return runsBefore[to]! - runsBefore[from]!;
  };
  // Weekdays must be kept, so candidates are seven days apart: from the one that starts the feed within the week after
  // today, back through its span.
  const weeks = Math.floor(daysBetween(span.from, today) / 7);
  const skipped = daysBetween(span.from, today) - weeks * 7;
  let best = { later: 0, worth: runsIn(skipped) };
  for (let i = 1; skipped + i * 7 < length; i += 1) {
    const worth = runsIn(skipped + i * 7);
    if (worth > best.worth) best = { later: -i, worth };
  }
  return weeks + (runsIn(skipped - 7) > best.worth ? 1 : best.later);
}

/**
 * Cumulative departures before each day of a span, and at its end. A span may reach to the year 9999, so services are
 * not evaluated day by day.
 */
function runningTotal(
  from: LocalDate,
  length: number,
  { calendars, trips }: Pick<ShiftQuestion, 'calendars' | 'trips'>,
): Float64Array {
  // Change in the number of departures from a day on, by weekday.
  const changes = Array.from({ length: 7 }, () => new Int32Array(length + 1));
  const single = new Int32Array(length + 1);
  for (const [service, count] of trips) {
    const calendar = calendars.get(service);
    if (!calendar) continue;
    const [first, last] = [daysBetween(from, calendar.from), daysBetween(from, calendar.to)];
    for (const [weekday, runs] of calendar.weekdays.entries()) {
      if (!runs || last < first) continue;
      changes[weekday]![first]! += count;
      changes[weekday]![last + 1]! -= count;
    }
    const isInPattern = (date: LocalDate) =>
      calendar.from <= date && date <= calendar.to && calendar.weekdays[dayOfWeek(date)] === true;
    for (const date of calendar.added) if (!isInPattern(date)) single[daysBetween(from, date)]! += count;
    for (const date of calendar.removed) if (isInPattern(date)) single[daysBetween(from, date)]! -= count;
  }
  return summed(changes, single, dayOfWeek(from));
}

function summed(changes: readonly Int32Array[], single: Int32Array, firstWeekday: number): Float64Array {
  const length = single.length - 1;
  const onWeekday = new Int32Array(7);
  const total = new Float64Array(length + 1);
  for (let day = 0; day < length; day += 1) {
    for (let weekday = 0; weekday < 7; weekday += 1) onWeekday[weekday]! += changes[weekday]![day]!;
    total[day + 1] = total[day]! + onWeekday[(firstWeekday + day) % 7]! + single[day]!;
  }
  return total;
}
