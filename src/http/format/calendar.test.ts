import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from '#http/format/calendar.ts';

const at = (day: string, clock = '08:00', offset = '-06:00') => ({
  start: { iso: `${day}T${clock}:00${offset}`, zone: 'America/Mexico_City' },
  end: { iso: `${day}T12:30:00${offset}`, zone: 'America/Mexico_City' },
});

const event = (...days: readonly string[]): CalendarEvent => {
  const [first, ...again] = days.map((day) => at(day));
  return {
    uid: 'one',
    sequence: 0,
    status: 'CONFIRMED',
    ...first!,
    again,
    title: 'Bus',
    place: 'Here',
    text: '',
    geo: { latitude: 20, longitude: -105 },
    alarms: [],
  };
};

const linesOf = (one: CalendarEvent, lang: 'es' | 'en' = 'es') =>
  calendarText({ product: 'Line', lang, stamp: '2026-11-21T00:00:00Z', events: [one] })
    .replaceAll('\r\n ', '')
    .split('\r\n');
const repeats = (...days: readonly string[]) => linesOf(event(...days)).filter((line) => /^R(RULE|DATE)/.test(line));

test.each([
  [['2026-12-01'], []],
  [['2026-12-01', '2026-12-02', '2026-12-03'], ['RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH;UNTIL=20261203T140000Z']],
  [['2026-12-05', '2026-12-12'], ['RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261212T140000Z']],
  [['2026-12-04', '2026-12-06', '2026-12-11'], ['RRULE:FREQ=WEEKLY;BYDAY=SU,FR;UNTIL=20261211T140000Z']],
  // One Saturday in the middle is missing.
  [['2026-12-05', '2026-12-12', '2026-12-26'], ['RDATE;TZID=America/Mexico_City:20261212T080000,20261226T080000']],
  // Neither Tuesdays nor Wednesdays.
  [['2026-12-01', '2026-12-09'], ['RDATE;TZID=America/Mexico_City:20261209T080000']],
])('%j', (days, lines) => {
  expect(repeats(...days)).toEqual(lines);
});

test.each([
  ['es', 'PRODID:-//Line//Tickets//ES'],
  ['en', 'PRODID:-//Line//Tickets//EN'],
] as const)('a calendar in %s says so', (lang, line) => {
  expect(linesOf(event('2026-12-01'), lang)).toContain(line);
});

test('an event that repeats has the offsets of all its times in its zone', () => {
  const one = { ...event('2026-03-01'), again: [at('2026-06-01', '08:00', '-05:00')] };
  expect(linesOf(one).filter((line) => line.startsWith('TZOFFSETTO'))).toEqual([
    'TZOFFSETTO:-0600',
    'TZOFFSETTO:-0500',
  ]);
});
