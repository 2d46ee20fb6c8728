import { runsOn, type ServiceCalendar, spanOf } from '#domain/timetable/gtfs/calendars.ts';
import { daysBetween, type LocalDate, plusDays } from '#kernel/instant.ts';

interface ShiftQuestion {
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  /** Trips of each service: what a day of it is worth. */
  readonly trips: ReadonlyMap<string, number>;
  readonly today: LocalDate;
  readonly days: number;
}

/**
 * Whole weeks by which to move an old feed so that as many of its runs as possible fall in the days on sale; of equal
 * weeks the one that shows the feed from its beginning.
 */
export function weeksToSale({ calendars, trips, today, days }: ShiftQuestion): number {
  const span = spanOf(calendars.values());
  if (!span) return 0;
  const length = daysBetween(span.from, span.to) + 1;
  const runs = Array.from({ length }, (_, i) => runsOnDay(calendars, trips, plusDays(span.from, i)));
  // The weekday of today must be kept: the first day on sale is one of every seventh of the span.
  const weeks = Math.floor(daysBetween(span.from, today) / 7);
  const skipped = daysBetween(span.from, today) - weeks * 7;
  const starts = Array.from({ length: Math.ceil(length / 7) }, (_, i) => skipped + i * 7);
  const worth = starts.map((start) => runs.slice(start, start + days + 1).reduce((sum, n) => sum + n, 0));
  return weeks - worth.indexOf(Math.max(...worth));
}

function runsOnDay(
  calendars: ReadonlyMap<string, ServiceCalendar>,
  trips: ReadonlyMap<string, number>,
  date: LocalDate,
): number {
  let runs = 0;
  for (const [service, count] of trips) {
    const calendar = calendars.get(service);
    if (calendar && runsOn(calendar, date)) runs += count;
  }
  return runs;
}
