import { byText, type TimetableOnSale, type WrittenFile } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import type { ServiceCalendar } from '#domain/timetable/gtfs/calendars.ts';
import { serviceDateText } from '#domain/timetable/gtfs/values.ts';
import { DAYS } from '#domain/timetable/gtfs/week.ts';
import { dayOfWeek, daysBetween, type LocalDate, plusDays } from '#kernel/instant.ts';

/**
 * Days on which trips run, identified by the first of these trips: the id is stable while they run on the same days.
 */
export interface Services {
  readonly calendars: ReadonlyMap<string, ServiceCalendar>;
  readonly ofTrip: ReadonlyMap<string, string>;
}

/** One service for all trips with the same days. */
export function servicesOf(trips: TimetableOnSale['trips']): Services {
  const byDates = new Map<string, string>();
  const calendars = new Map<string, ServiceCalendar>();
  const ofTrip = new Map<string, string>();
  for (const { id, dates } of trips) {
    const days = dates.toSorted(byText);
    const key = days.join(' ');
    const service = byDates.get(key) ?? id;
    byDates.set(key, service);
    ofTrip.set(id, service);
    if (service === id) calendars.set(id, calendarOf(days));
  }
  return { calendars, ofTrip };
}

/**
 * Encodes these days, at least one and in order: weekdays on which more than half of the days occur, plus exceptions.
 */
export function calendarOf(days: readonly LocalDate[]): ServiceCalendar {
  const from = days[0]!;
  const to = days.at(-1)!;
  const span = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => plusDays(from, i));
  const runs = new Set(days);
  const weekdays = DAYS.map((_, weekday) => {
    const such = span.filter((day) => dayOfWeek(day) === weekday);
    return such.filter((day) => runs.has(day)).length * 2 > such.length;
  });
  const isRegular = (day: LocalDate) => weekdays[dayOfWeek(day)] === true;
  return {
    weekdays,
    from,
    to,
    added: new Set(days.filter((day) => !isRegular(day))),
    removed: new Set(span.filter((day) => isRegular(day) && !runs.has(day))),
  };
}

/** A service without regular weekdays has only its dates, because the standard warns of a week without days. */
export function serviceFiles({ calendars }: Services): readonly WrittenFile[] {
  const services = [...calendars].toSorted(([a], [b]) => byText(a, b));
  const weekly = services.filter(([, { weekdays }]) => weekdays.includes(true));
  return [
    {
      file: 'calendar.txt',
      columns: ['service_id', ...DAYS, 'start_date', 'end_date'],
      rows: () =>
        weekly.map(([id, { weekdays, from, to }]) => [
          id,
          ...weekdays.map((runs) => (runs ? '1' : '0')),
          serviceDateText(from),
          serviceDateText(to),
        ]),
    },
    {
      file: 'calendar_dates.txt',
      columns: ['service_id', 'date', 'exception_type'],
      rows: () => services.flatMap(([id, calendar]) => exceptionsOf(calendar).map(([date, type]) => [id, date, type])),
    },
  ];
}

const exceptionsOf = ({ added, removed }: ServiceCalendar): [date: string, type: string][] =>
  [...[...added].map((day) => [day, '1'] as const), ...[...removed].map((day) => [day, '2'] as const)]
    .toSorted(([a], [b]) => byText(a, b))
    .map(([day, type]) => [serviceDateText(day), type]);
