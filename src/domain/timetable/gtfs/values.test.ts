import { expect, test } from 'vitest';
import {
  parseDecimal,
  parseServiceDate,
  parseServiceTime,
  parseWhole,
  serviceTimeText,
} from '#domain/timetable/gtfs/values.ts';

test.each([
  ['00:00:00', 0],
  ['7:05:09', 25_509],
  ['24:00:00', 86_400],
  ['35:12:00', 126_720],
  ['100:00:00', 360_000],
  ['', undefined],
  ['7:5:09', undefined],
  ['07:60:00', undefined],
  ['07:00', undefined],
  ['-1:00:00', undefined],
  ['07:00:00 ', undefined],
])('time %j is %j seconds', (text, seconds) => {
  expect(parseServiceTime(text)).toBe(seconds);
});

test.each([
  ['20261231', '2026-12-31'],
  ['20280229', '2028-02-29'],
  ['20270229', undefined],
  ['20261301', undefined],
  ['2026-12-31', undefined],
  ['261231', undefined],
])('date %j is %j', (text, date) => {
  expect(parseServiceDate(text)).toBe(date);
});

test.each([
  ['20.5', 20.5],
  ['-105', -105],
  ['.5', 0.5],
  ['1e3', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['1,5', undefined],
])('decimal %j is %j', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});

test('whole numbers have no sign and no fraction', () => {
  expect(['7', '007', '-7', '7.0', '12345678901'].map(parseWhole)).toEqual([7, 7, undefined, undefined, undefined]);
});

test('a time is written past midnight', () => {
  expect(serviceTimeText(91_800)).toBe('25:30:00');
});
