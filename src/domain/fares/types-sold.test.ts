import { expect, test } from 'vitest';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { ARMED_FORCES, rateHoldsOn, rateOf } from '#domain/fares/rates.ts';
import { typesSold } from '#domain/fares/types-sold.ts';
import { localDate } from '#kernel/instant.ts';

const windows = [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }];
const inside = localDate('2026-12-24');
const outside = localDate('2027-01-08');
const always: readonly PassengerType[] = ['adult', 'minor', 'inapam', 'infant'];

test.each([
  ['inside a window', inside, true, [...always, 'student', 'teacher']],
  ['outside the windows', outside, true, [...always, 'student_flex', 'teacher_flex']],
  ['open', undefined, true, always],
  ['inside, on a class without legal discounts', inside, false, ['adult', 'minor', 'infant']],
  ['outside, on a class without legal discounts', outside, false, ['adult', 'minor', 'infant']],
] as const)('types sold %s', (_name, date, discountsApply, types) => {
  expect(typesSold(date, windows, { discountsApply })).toEqual(types);
});

test.each([
  ['student', 50],
  ['teacher', 25],
  ['minor', 50],
  ['inapam', 50],
  ['adult', 0],
  ['infant', 100],
  ['student_flex', 25],
  ['teacher_flex', 15],
] as const)('%s has %i per cent off', (type, percent) => {
  expect(rateOf(type).percent).toBe(percent);
});

test('the legal and the flex rate never hold on the same day', () => {
  for (const date of [inside, outside, undefined]) {
    expect(rateHoldsOn('student', date, windows) && rateHoldsOn('student_flex', date, windows)).toBe(false);
    expect(rateHoldsOn('teacher', date, windows) && rateHoldsOn('teacher_flex', date, windows)).toBe(false);
  }
});

test('the armed forces rate is known and not sold online', () => {
  expect(ARMED_FORCES).toEqual({ percent: 20, soldOnline: false });
});
