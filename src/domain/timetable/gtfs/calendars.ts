import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import { type Tables, words } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { DAYS } from '#domain/timetable/gtfs/week.ts';
import { dayOfWeek, type LocalDate, plusDays } from '#kernel/instant.ts';

/** When a service runs: a weekly pattern between two dates, with single days added and removed. */
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

/**
 * All services of calendar.txt and calendar_dates.txt; one of the two files is enough. A service with an unreadable
 * line is left out: a bus that may not run on a day must not be sold.
 */
export function readCalendars(tables: Tables, report: Report): ReadonlyMap<string, ServiceCalendar> {
  const weeks = readWeeks(tables, report);
  const exceptions = readExceptions(tables, report);
  const services = new Map<string, ServiceCalendar>();
  for (const id of new Set([...weeks.keys(), ...exceptions.keys()])) {
    const { added, removed } = exceptions.get(id) ?? { added: new Set<LocalDate>(), removed: new Set<LocalDate>() };
    const week = weeks.get(id) ?? daysOnly(added);
    if (week) services.set(id, { ...week, added, removed });
  }
  for (const { id, file, line } of unreadableServices(tables)) {
    if (services.delete(id)) {
      report('anden_service_with_unreadable_days', { file, line, field: 'service_id', value: id.slice(0, 80) });
    }
  }
  return services;
}

interface UnreadableService {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** Services with an unreadable day or exception. The line itself was reported when it was read. */
function* unreadableServices(tables: Tables): Generator<UnreadableService> {
  const silent = () => undefined;
  const weeks = readerOf(tables.get('calendar.txt'), silent);
  const days = readerOf(tables.get('calendar_dates.txt'), silent);
  for (const [file, { unreadable }] of [
    ['calendar.txt', weeks],
    ['calendar_dates.txt', days],
  ] as const) {
    for (const { line, cells } of unreadable) yield* words(cells).map((id) => ({ id, file, line }));
  }
  for (const line of weeks.lines) {
    const id = weeks.text(line, 'service_id');
    if (id !== undefined && !(weeks.date(line, 'start_date') && weeks.date(line, 'end_date'))) {
      yield { id, file: 'calendar.txt', line: line.line };
    }
  }
  for (const line of days.lines) {
    const id = days.text(line, 'service_id');
    // An unreadable added day only removes a day from sale; an unreadable removed day would sell a bus that does not
    // run.
    const isAddition = days.text(line, 'exception_type') === String(ADDED);
    if (id !== undefined && !days.date(line, 'date') && !isAddition) {
      yield { id, file: 'calendar_dates.txt', line: line.line };
    }
  }
}

/** A service of single days: no weekdays, between the first and the last of them. */
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
      reader.lacks(line, ...DAYS, 'start_date', 'end_date');
      const from = reader.date(line, 'start_date');
      const to = reader.date(line, 'end_date');
      if (!from || !to) return undefined;
      if (to < from) reader.notice('start_and_end_range_out_of_order', line, 'end_date');
      const weekdays = DAYS.map((day) => reader.choice(line, day, 1) === 1);
      if (!weekdays.includes(true)) reader.notice('service_has_no_active_day_of_the_week', line, 'service_id');
      return { from, to, weekdays };
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
    reader.lacks(line, 'service_id', 'date', 'exception_type');
    const service = reader.text(line, 'service_id');
    const date = reader.date(line, 'date');
    const type = reader.whole(line, 'exception_type', { min: ADDED, max: REMOVED });
    if (service === undefined || date === undefined) continue;
    const days = services.get(service) ?? { added: new Set(), removed: new Set() };
    services.set(service, days);
    if (days.added.has(date) || days.removed.has(date)) reader.notice('duplicate_key', line, 'date');
    // A day that is both added and removed, or has an unreadable exception, is not sold.
    if (type === ADDED && !days.removed.has(date)) days.added.add(date);
    else if (type !== ADDED) {
      days.added.delete(date);
      days.removed.add(date);
    }
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

/** The year from which a service has no end: a later date would need more than eight digits. */
const FOR_EVER = '9000';

/** The same calendar, this many weeks later: the weekdays do not change. */
export function shiftedByWeeks(calendar: ServiceCalendar, weeks: number): ServiceCalendar {
  const shift = (date: LocalDate) => (date >= FOR_EVER ? date : plusDays(date, weeks * 7));
  return {
    weekdays: calendar.weekdays,
    from: shift(calendar.from),
    to: shift(calendar.to),
    added: new Set([...calendar.added].map(shift)),
    removed: new Set([...calendar.removed].map(shift)),
  };
}
