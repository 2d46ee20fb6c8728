import { describe, expect, test } from 'vitest';
import { reportOf } from '#domain/statistics/report.ts';
import { labelOf, type VisitCount } from '#domain/statistics/visit-count.ts';
import { localDate } from '#kernel/instant.ts';

const [FIRST, SECOND, THIRD] = ['2026-11-29', '2026-11-30', '2026-12-01'].map(localDate) as [never, never, never];

const step = (day: VisitCount['day'], name: string, device: string, count: number): VisitCount => ({
  day,
  name: 'step',
  label: labelOf(name, device),
  count,
});

const report = reportOf(
  { from: FIRST, to: THIRD },
  [
    step(FIRST, 'search', 'phone', 5),
    step(FIRST, 'search', 'computer', 2),
    step(FIRST, 'payment', 'phone', 1),
    step(THIRD, 'search', 'phone', 1),
    { day: FIRST, name: 'refusal', label: 'phone_invalid', count: 1 },
    { day: THIRD, name: 'refusal', label: 'phone_invalid', count: 2 },
    { day: THIRD, name: 'refusal', label: 'email_invalid', count: 4 },
    { day: THIRD, name: 'no_runs', label: 'TLQ PVR', count: 1 },
    { day: FIRST, name: 'unknown_path', label: '/', count: 2 },
    { day: THIRD, name: 'unknown_path', label: '/', count: 3 },
  ],
  [
    { day: FIRST, count: 1 },
    { day: SECOND, count: 2 },
  ],
);

describe('the funnel', () => {
  test('adds up devices and days, with what the books have as paid', () => {
    expect(report.funnel).toEqual({ search: 8, results: 0, contact: 0, seats: 0, payment: 1, paid: 3 });
  });

  test('has every day, also those on which nothing was counted', () => {
    expect(report.days.map(({ day, search, paid }) => [day, search, paid])).toEqual([
      [FIRST, 7, 1],
      [SECOND, 0, 2],
      [THIRD, 1, 0],
    ]);
  });

  test('is told by device', () => {
    expect(report.devices.map(({ device, search, payment }) => [device, search, payment])).toEqual([
      ['phone', 6, 1],
      ['computer', 2, 0],
    ]);
  });
});

test('lists have the most frequent first, each label once', () => {
  expect(report.refusals).toEqual([
    { first: 'email_invalid', second: '', count: 4 },
    { first: 'phone_invalid', second: '', count: 3 },
  ]);
  expect(report.noRuns).toEqual([{ first: 'TLQ', second: 'PVR', count: 1 }]);
  expect(report.pages).toEqual([]);
  expect(report.unknownPaths).toBe(5);
});

test('what is counted as often is told in the order of its names', () => {
  const page = (label: string): VisitCount => ({ day: FIRST, name: 'page', label, count: 2 });
  const { pages, entries } = reportOf({ from: FIRST, to: FIRST }, ['/b es', '/a es', '/a en'].map(page), []);
  expect(pages.map(({ first, second }) => `${first} ${second}`)).toEqual(['/a en', '/a es', '/b es']);
  expect(entries).toEqual([]);
});

test('one day is a report of one day', () => {
  const { days, funnel } = reportOf({ from: SECOND, to: SECOND }, [step(SECOND, 'seats', 'phone', 3)], []);
  expect(days).toEqual([{ day: SECOND, search: 0, results: 0, contact: 0, seats: 3, payment: 0, paid: 0 }]);
  expect(funnel.seats).toBe(3);
});
