import { calendarOf } from '#domain/timetable/gtfs/export/service-files.ts';
import { DAYS } from '#domain/timetable/gtfs/week.ts';
import { localDate } from '#kernel/instant.ts';

/** Calendars as text (RFC 5545), no more of it than tickets and timetables need. */

/** A moment on the clock of a zone, as ISO with its offset. */
export interface ZonedMoment {
  readonly iso: string;
  readonly zone: string;
}

/** One of the times at which an event takes place. */
export interface Occurrence {
  readonly start: ZonedMoment;
  readonly end: ZonedMoment;
}

export interface CalendarEvent extends Occurrence {
  readonly uid: string;
  /** Rises with each change: a calendar takes the event with the higher one. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** When it takes place again: by the same clocks and for as long, in order. */
  readonly again?: readonly Occurrence[];
  /** Nobody is busy with it. */
  readonly isFree?: boolean;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly geo: { readonly latitude: number; readonly longitude: number };
  /** Words of the reminders, each this many minutes before the start. */
  readonly alarms: readonly { readonly minutes: number; readonly text: string }[];
}

export interface Calendar {
  readonly product: string;
  /** Shown where a calendar is one of several. */
  readonly name?: string;
  /** UTC, ISO. */
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
}

/** The file, its lines ended and folded as the standard wants. */
export function calendarText({ product, name, stamp, events }: Calendar): string {
  const isOver = events.length > 0 && events.every(({ status }) => status === 'CANCELLED');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Tickets//ES`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isOver ? 'CANCEL' : 'PUBLISH'}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`]),
    ...zonesOf(events).flatMap(zoneLines),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${compact(stamp)}Z`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;TZID=${event.start.zone}:${compact(event.start.iso)}`,
  `DTEND;TZID=${event.end.zone}:${compact(event.end.iso)}`,
  ...repeatLines(event),
  `SUMMARY:${escaped(event.title)}`,
  `LOCATION:${escaped(event.place)}`,
  `GEO:${event.geo.latitude};${event.geo.longitude}`,
  `DESCRIPTION:${escaped(event.text)}`,
  `STATUS:${event.status}`,
  ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
  ...(event.status === 'CANCELLED' ? [] : event.alarms.flatMap(alarmLines)),
  'END:VEVENT',
];

/** A rule where weekdays say it exactly, each of them from the first day to the last; otherwise every day by itself. */
function repeatLines({ start, again = [] }: CalendarEvent): string[] {
  const last = again.at(-1);
  if (!last) return [];
  const starts = [start, ...again.map((one) => one.start)];
  const { weekdays, added, removed } = calendarOf(starts.map(({ iso }) => localDate(iso.slice(0, 10))));
  if (added.size + removed.size > 0) {
    return [`RDATE;TZID=${start.zone}:${again.map((one) => compact(one.start.iso)).join(',')}`];
  }
  const days = DAYS.filter((_, weekday) => weekdays[weekday]).map((name) => name.slice(0, 2).toUpperCase());
  const until = compact(new Date(Date.parse(last.start.iso)).toISOString());
  return [`RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')};UNTIL=${until}Z`];
}

const alarmLines = ({ minutes, text }: CalendarEvent['alarms'][number]): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${escaped(text)}`,
  'END:VALARM',
];

interface UsedZone {
  readonly zone: string;
  /** In the order in which they come up; each holds from its first moment on. */
  readonly moments: readonly string[];
}

function zonesOf(events: readonly CalendarEvent[]): readonly UsedZone[] {
  const all = events
    .flatMap((event) => [event, ...(event.again ?? [])])
    .flatMap(({ start, end }) => [start, end])
    .toSorted((a, b) => Date.parse(a.iso) - Date.parse(b.iso));
  return [...new Set(all.map(({ zone }) => zone))].map((zone) => ({
    zone,
    moments: all.filter((moment) => moment.zone === zone).map(({ iso }) => iso),
  }));
}

/**
 * A zone by the offsets its clock has at the moments of these events: anyone who does not know its name reads the right time
 * all the same. The first offset counts from 1970 on.
 */
function zoneLines({ zone, moments }: UsedZone): string[] {
  const changes = moments.filter((iso, i) => i === 0 || offsetOf(iso) !== offsetOf(moments[i - 1]!));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap((iso, i) => [
      'BEGIN:STANDARD',
      `DTSTART:${i === 0 ? '19700101T000000' : compact(iso)}`,
      `TZOFFSETFROM:${offsetOf(changes[Math.max(0, i - 1)]!)}`,
      `TZOFFSETTO:${offsetOf(iso)}`,
      'END:STANDARD',
    ]),
    'END:VTIMEZONE',
  ];
}

/** `-0600` */
const offsetOf = (iso: string): string => iso.slice(-6).replace(':', '');

/** `20261127T090500`: the clock without its zone. */
const compact = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/[;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Octets of a line, its end not counted. */
const MAX_LINE_LENGTH = 75;

/** Lines are cut by octets and never within a letter; what goes on begins with a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > MAX_LINE_LENGTH) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n');
}
