import { expect, test } from 'vitest';
import { currentWindow, isInSepWindow, windowOn } from '#domain/timetable/sep-windows.ts';
import { localDate } from '#kernel/instant.ts';

const winter = { startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') };
const easter = { startsOn: localDate('2027-03-22'), endsOn: localDate('2027-04-02') };
const windows = [easter, winter];

test.each([
  ['2026-12-20', undefined],
  ['2026-12-21', winter],
  ['2026-12-31', winter],
  ['2027-01-06', winter],
  ['2027-01-07', undefined],
  ['2027-03-22', easter],
  ['2027-04-02', easter],
  ['2027-04-03', undefined],
])('%s falls into its window, both ends included', (date, window) => {
  expect(windowOn(localDate(date), windows)).toBe(window);
  expect(isInSepWindow(localDate(date), windows)).toBe(window !== undefined);
});

test.each([
  ['2026-11-27', winter],
  ['2027-01-06', winter],
  ['2027-01-07', easter],
  ['2027-04-03', undefined],
])('on %s the pair exposed is the current or the next', (today, window) => {
  expect(currentWindow(localDate(today), windows)).toBe(window);
});
