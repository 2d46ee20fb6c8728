import { describe, expect, test } from 'vitest';
import { instant, localDate, zone } from '#kernel/instant.ts';
import { clockHour, dateInZone, instantInZone, isoInZone, isZone, serviceTime, startOfDay } from '#kernel/zoned.ts';

const MEXICO = zone('America/Mexico_City');
const BANDERAS = zone('America/Bahia_Banderas');
const MAZATLAN = zone('America/Mazatlan');
const NEW_YORK = zone('America/New_York');
const seconds = (clock: string): number => {
  const [h, m, s] = clock.split(':').map(Number);
  return h! * 3600 + m! * 60 + s!;
};

describe('GTFS times', () => {
  test.each([
    ['2026-11-27', '09:05:00', MEXICO, '2026-11-27T09:05:00-06:00'],
    ['2026-11-27', '00:00:00', MEXICO, '2026-11-27T00:00:00-06:00'],
    ['2026-11-27', '25:30:00', MEXICO, '2026-11-28T01:30:00-06:00'],
    ['2026-12-31', '24:00:00', MEXICO, '2027-01-01T00:00:00-06:00'],
    // Clocks went forward at 02:00: counted from noon minus 12 h, 09:05 is still 09:05, and 00:30 falls on the day
    // before.
    ['2022-04-03', '09:05:00', MEXICO, '2022-04-03T09:05:00-05:00'],
    ['2022-04-03', '00:30:00', MEXICO, '2022-04-02T23:30:00-06:00'],
    // Clocks went back: 00:30 falls an hour later than the nominal time.
    ['2022-10-30', '09:05:00', MEXICO, '2022-10-30T09:05:00-06:00'],
    ['2022-10-30', '00:30:00', MEXICO, '2022-10-30T01:30:00-05:00'],
    ['2026-03-08', '09:05:00', NEW_YORK, '2026-03-08T09:05:00-04:00'],
  ] as const)('%s %s in %s', (day, clock, agency, expected) => {
    expect(isoInZone(serviceTime(localDate(day), seconds(clock), agency), agency)).toBe(expected);
  });
});

describe('the clock at each stop (T5, N2)', () => {
  const winter = instant(Date.parse('2026-11-27T18:00:00Z'));
  const summer = instant(Date.parse('2026-07-15T18:00:00Z'));
  const summerOf2022 = instant(Date.parse('2022-07-15T18:00:00Z'));

  test.each([
    ['Guadalajara', winter, MEXICO, '2026-11-27T12:00:00-06:00'],
    ['Guadalajara in summer: no change any more', summer, MEXICO, '2026-07-15T12:00:00-06:00'],
    ['Guadalajara before October 2022', summerOf2022, MEXICO, '2022-07-15T13:00:00-05:00'],
    ['Sayulita', winter, BANDERAS, '2026-11-27T12:00:00-06:00'],
    ['Guayabitos: an hour behind', winter, MAZATLAN, '2026-11-27T11:00:00-07:00'],
    ['Guayabitos in summer', summer, MAZATLAN, '2026-07-15T11:00:00-07:00'],
    ['Guayabitos before October 2022', summerOf2022, MAZATLAN, '2022-07-15T12:00:00-06:00'],
  ])('%s', (_place, at, where, expected) => {
    expect(isoInZone(at, where)).toBe(expected);
  });

  test('between midnights the day differs', () => {
    const late = instant(Date.parse('2026-11-28T06:30:00Z'));
    expect(dateInZone(late, MEXICO)).toBe('2026-11-28');
    expect(dateInZone(late, MAZATLAN)).toBe('2026-11-27');
  });
});

test('a day begins at its first instant', () => {
  expect(isoInZone(startOfDay(localDate('2026-11-27'), MAZATLAN), MAZATLAN)).toBe('2026-11-27T00:00:00-07:00');
  expect(isoInZone(startOfDay(localDate('2022-04-03'), MEXICO), MEXICO)).toBe('2022-04-03T00:00:00-06:00');
});

test.each([
  ['America/Mazatlan', true],
  ['UTC', true],
  ['America/Guayabitos', false],
  ['-06:00', false],
  ['', false],
])('"%s" is a zone: %s', (name, known) => {
  expect(isZone(name)).toBe(known);
});

test.each([
  ['2026-11-27', 9, MEXICO, '2026-11-27T09:00:00-06:00'],
  ['2026-11-27', 24, MEXICO, '2026-11-28T00:00:00-06:00'],
  // Days of 23 and of 25 hours.
  ['2026-03-08', 9, NEW_YORK, '2026-03-08T09:00:00-04:00'],
  ['2026-03-08', 2, NEW_YORK, '2026-03-08T03:00:00-04:00'],
  ['2026-11-01', 9, NEW_YORK, '2026-11-01T09:00:00-05:00'],
  ['2026-11-01', 1, NEW_YORK, '2026-11-01T01:00:00-04:00'],
] as const)('on %s at %i o’clock in %s', (day, hour, at, expected) => {
  expect(isoInZone(clockHour(localDate(day), hour, at), at)).toBe(expected);
});

describe('a time as people type it', () => {
  test.each([
    ['2026-11-30T09:00', MEXICO, '2026-11-30T09:00:00-06:00'],
    ['2026-11-30T09:00', MAZATLAN, '2026-11-30T09:00:00-07:00'],
    // Clocks skip 02:30, and show 01:30 twice.
    ['2026-03-08T02:30', NEW_YORK, '2026-03-08T03:30:00-04:00'],
    ['2026-11-01T01:30', NEW_YORK, '2026-11-01T01:30:00-04:00'],
  ] as const)('%s in %s', (wall, at, expected) => {
    expect(isoInZone(instantInZone(wall, at)!, at)).toBe(expected);
  });

  test.each(['', '2026-11-30', '2026-02-30T09:00', '2026-11-30T25:00', '2026-11-30T09:00Z', 'soon'])(
    '%s is none',
    (wall) => {
      expect(instantInZone(wall, MEXICO)).toBeUndefined();
    },
  );
});
