import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { absolute, type Moments, relative } from './moments.ts';

const momentsOf = (now: string, noon: string): Moments => ({
  now: instant(Date.parse(now)),
  noon: instant(Date.parse(noon)),
});
const WRITTEN = momentsOf('2026-11-22T21:59:48.250Z', '2026-11-22T18:00:00Z');
/** A year later, and early in the day: its last noon is yesterday's. */
const LOADED = momentsOf('2027-11-30T03:00:00.000Z', '2027-11-29T18:00:00Z');

test.each([
  ['what the clock wrote', '2026-11-22T22:14:47.387Z', '{now +0:14:59.137}', '2027-11-30T03:14:59.137Z'],
  [
    'and in milliseconds',
    `{"at":${WRITTEN.now - 61_000}}`,
    '{"at":{now-ms -0:01:01.000}}',
    `{"at":${LOADED.now - 61_000}}`,
  ],
  ['what the timetable says', '2026-11-26T14:00:00.000Z', '{noon +92:00}', '2027-12-03T14:00:00.000Z'],
  ['a day', '"2026-11-20"', '"{day -2}"', '"2027-11-27"'],
  ['an id, a telephone and a sum', '01a20543-2f13-7b55-8795-16000d57f97a +523331234567 65001', undefined, undefined],
])('%s', (_, text, told = text, loaded = text) => {
  expect(relative(text, WRITTEN)).toBe(told);
  expect(absolute(told, LOADED)).toBe(loaded);
  expect(absolute(told, WRITTEN)).toBe(text);
});
