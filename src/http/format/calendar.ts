import { calendarOf } from '#domain/timetable/gtfs/export/service-files.ts';
import { DAYS } from '#domain/timetable/gtfs/week.ts';
import { localDate } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';

/** Calendars as text (RFC 5545): the subset that tickets and timetables need. */

/** A moment in a time zone, as ISO with its offset. */
export interface ZonedMoment {
  readonly iso: string;
  readonly zone: string;
}

/** One occurrence of an event. */
export interface Occurrence {
  readonly start: ZonedMoment;
  readonly end: ZonedMoment;
}

export interface CalendarEvent extends Occurrence {
  readonly uid: string;
  /** Increases with each change: calendars keep the event with the highest value. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Further occurrences with the same local times and duration, in order. */
  readonly again?: readonly Occurrence[];
  /** Does not block time in the calendar. */
  readonly isFree?: boolean;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Absent: its coordinates are not known. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  /** Reminder texts, each shown this many minutes before the start. */
  readonly alarms: readonly { readonly minutes: number; readonly text: string }[];
}

export interface Calendar {
  readonly product: string;
  /** Of its texts. */
  readonly lang: Lang;
  /** Shown where calendars are listed. */
  readonly name?: string;
  /** UTC, ISO. */
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
}

/** The file, with line ends and folding as the standard requires. */
export function calendarText({ product, lang, name, stamp, events }: Calendar): string {
  const isOver = events.length > 0 && events.every(({ status }) => status === 'CANCELLED');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Tickets//${lang.toUpperCase()}`,
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
  ...(event.geo ? [`GEO:${event.geo.latitude};${event.geo.longitude}`] : []),
  `DESCRIPTION:${escaped(event.text)}`,
  `STATUS:${event.status}`,
  ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
  ...(event.status === 'CANCELLED' ? [] : event.alarms.flatMap(alarmLines)),
  'END:VEVENT',
];

/** A recurrence rule where weekdays describe the days exactly, from first to last; otherwise each date separately. */
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
  /** In ascending order; each offset applies from its first moment on. */
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
 * A time zone by the offsets in effect at these events, so that programs that do not know its name still show the right
 * time. The first offset applies from 1970 on.
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

/** `20261127T090500`: local time without its zone. */
const compact = (iso: string): string => iso.slice(0, 19).replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/[;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Octets per line, excluding the line end. */
const MAX_LINE_LENGTH = 75;

/** Folds lines by octets, never within a character; continuation lines begin with a space. */
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
