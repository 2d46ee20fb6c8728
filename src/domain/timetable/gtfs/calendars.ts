import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { dayOfWeek, type LocalDate, plusDays } from '#kernel/instant.ts';

/** The week from Sunday, as `dayOfWeek` counts it. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** When a service runs: a weekly pattern within two dates, with single days added and taken out. */
export interface ServiceCalendar {
  readonly weekdays: readonly boolean[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly added: ReadonlySet<LocalDate>;
  readonly removed: ReadonlySet<LocalDate>;
}

interface Week {
  readonly weekdays: readonly boolean[];
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const ADDED = 1;
const REMOVED = 2;

/** All services of calendar.txt and calendar_dates.txt. One of the two files is enough. */
export function readCalendars(tables: Tables, report: Report): ReadonlyMap<string, ServiceCalendar> {
  const weeks = readWeeks(tables, report);
  const exceptions = readExceptions(tables, report);
  const services = new Map<string, ServiceCalendar>();
  for (const id of new Set([...weeks.keys(), ...exceptions.keys()])) {
    const { added, removed } = exceptions.get(id) ?? { added: new Set<LocalDate>(), removed: new Set<LocalDate>() };
    const week = weeks.get(id) ?? daysOnly(added);
    if (week) services.set(id, { ...week, added, removed });
  }
  return services;
}

/** A service of single days: a pattern of no weekday, for as long as they reach. */
function daysOnly(added: ReadonlySet<LocalDate>): Week | undefined {
  const days = [...added].sort();
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { weekdays: DAYS.map(() => false), from: first, to: last } : undefined;
}

function readWeeks(tables: Tables, report: Report): Map<string, Week> {
  const reader = readerOf(tables.get('calendar.txt'), report);
  return byKey(reader, {
    key: 'service_id',
    read: (line) => {
      const from = reader.date(line, 'start_date');
      const to = reader.date(line, 'end_date');
      if (!from || !to) return undefined;
      if (to < from) reader.notice('start_and_end_range_out_of_order', line, 'end_date');
      return { from, to, weekdays: DAYS.map((day) => reader.choice(line, day, 1) === 1) };
    },
  });
}

interface Exceptions {
  readonly added: Set<LocalDate>;
  readonly removed: Set<LocalDate>;
}

function readExceptions(tables: Tables, report: Report): Map<string, Exceptions> {
  const reader = readerOf(tables.get('calendar_dates.txt'), report);
  const services = new Map<string, Exceptions>();
  for (const line of reader.lines) {
    const service = reader.required(line, 'service_id');
    const date = reader.date(line, 'date');
    const type = reader.whole(line, 'exception_type', { min: ADDED, max: REMOVED });
    if (service === undefined || date === undefined || type === undefined) continue;
    const days = services.get(service) ?? { added: new Set(), removed: new Set() };
    services.set(service, days);
    if (days.added.has(date) || days.removed.has(date)) reader.notice('duplicate_key', line, 'date');
    else (type === ADDED ? days.added : days.removed).add(date);
  }
  return services;
}

/** Whether a service runs on a day. */
export function runsOn({ weekdays, from, to, added, removed }: ServiceCalendar, date: LocalDate): boolean {
  if (removed.has(date)) return false;
  return added.has(date) || (from <= date && date <= to && weekdays[dayOfWeek(date)] === true);
}

/** The days of a span on which a service runs, both ends included. */
export function daysOf(calendar: ServiceCalendar, from: LocalDate, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = from; date <= to; date = plusDays(date, 1)) if (runsOn(calendar, date)) days.push(date);
  return days;
}

/** The first and the last day on which any service could run; undefined when there is none. */
export function spanOf(calendars: Iterable<ServiceCalendar>): { from: LocalDate; to: LocalDate } | undefined {
  const edges = [...calendars].flatMap(({ from, to, added }) => [from, to, ...added]).sort();
  const from = edges[0];
  const to = edges.at(-1);
  return from && to ? { from, to } : undefined;
}

/** The same calendar, so many weeks later: weekdays stay what they are. */
export function shiftedByWeeks(calendar: ServiceCalendar, weeks: number): ServiceCalendar {
  const shift = (date: LocalDate) => plusDays(date, weeks * 7);
  return {
    weekdays: calendar.weekdays,
    from: shift(calendar.from),
    to: shift(calendar.to),
    added: new Set([...calendar.added].map(shift)),
    removed: new Set([...calendar.removed].map(shift)),
  };
}
