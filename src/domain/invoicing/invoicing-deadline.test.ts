import { describe, expect, test } from 'vitest';
import {
  type InvoicingTerms,
  invoicingEnds,
  isInTime,
  lastMoment,
  type Month,
  monthOf,
  parseMonth,
  plusMonths,
  spanOf,
} from '#domain/invoicing/invoicing-deadline.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

const MEXICO: InvoicingTerms = { zone: zone('America/Mexico_City'), graceDays: 0 };
const at = (iso: string): Instant => instant(Date.parse(iso));

describe('a payment can be invoiced to the last second of its month in Mexico City (T7)', () => {
  test.each([
    ['in the month', '2026-11-21T13:00:00-06:00', '2026-11-30T23:59:59-06:00'],
    ['in its first second', '2026-11-01T00:00:00-06:00', '2026-11-30T23:59:59-06:00'],
    ['in its last second, when it is December in London', '2026-11-30T23:59:59-06:00', '2026-11-30T23:59:59-06:00'],
    ['in the first of the next', '2026-12-01T00:00:00-06:00', '2026-12-31T23:59:59-06:00'],
    ['in December', '2026-12-31T23:59:59-06:00', '2026-12-31T23:59:59-06:00'],
    ['in February', '2027-02-01T00:00:00-06:00', '2027-02-28T23:59:59-06:00'],
    ['in a leap February', '2028-02-10T12:00:00-06:00', '2028-02-29T23:59:59-06:00'],
    ['when clocks still changed', '2022-04-10T12:00:00-05:00', '2022-04-30T23:59:59-05:00'],
    ['in a month they changed in', '2022-10-10T12:00:00-05:00', '2022-10-31T23:59:59-06:00'],
  ])('%s', (_, paid, last) => {
    expect(isoInZone(lastMoment(at(paid), MEXICO), MEXICO.zone)).toBe(last);
    expect(isInTime(at(paid), at(last), MEXICO)).toBe(true);
    expect(isInTime(at(paid), instant(at(last) + 999), MEXICO)).toBe(true);
    expect(isInTime(at(paid), instant(at(last) + 1000), MEXICO)).toBe(false);
  });
});

describe('days of grace', () => {
  test.each([
    [0, '2026-12-01T00:00:00-06:00'],
    [1, '2026-12-02T00:00:00-06:00'],
    [5, '2026-12-06T00:00:00-06:00'],
  ])('%i of them', (graceDays, ends) => {
    expect(isoInZone(invoicingEnds(at('2026-11-30T23:59:59-06:00'), { ...MEXICO, graceDays }), MEXICO.zone)).toBe(ends);
  });

  test('are days of the calendar, also where one of them has 23 hours', () => {
    const border = { zone: zone('America/Tijuana'), graceDays: 9 };
    expect(isoInZone(invoicingEnds(at('2026-02-10T12:00:00-08:00'), border), border.zone)).toBe(
      '2026-03-10T00:00:00-07:00',
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-11-30T23:59:59-06:00', 'America/Mexico_City', '2026-11'],
    ['2026-11-30T23:59:59-06:00', 'Europe/London', '2026-12'],
    ['2026-12-01T00:30:00-06:00', 'America/Mazatlan', '2026-11'],
  ])('%s in %s is in %s', (iso, where, month) => {
    expect(monthOf(at(iso), zone(where))).toBe(month);
  });

  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', 14, '2028-01'],
  ])('%s and %i is %s', (month, months, expected) => {
    expect(plusMonths(month as Month, months)).toBe(expected);
  });

  test.each(['', '2026-13', '2026-00', '2026-1', '26-11', '2026-11-01'])('"%s" is no month', (text) => {
    expect(parseMonth(text)).toBeUndefined();
  });

  test('one ends where the next begins', () => {
    const november = spanOf(parseMonth('2026-11')!, MEXICO.zone);
    expect(november).toEqual({ from: at('2026-11-01T06:00:00Z'), to: at('2026-12-01T06:00:00Z') });
    expect(spanOf(plusMonths(parseMonth('2026-11')!, 1), MEXICO.zone).from).toBe(november.to);
  });
});
