import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const UNTIL = '2026-11-30T23:59:59-06:00';

test.each([
  ['2026-11-21T13:00:00Z', { unit: 'days', count: 9, isUrgent: false }],
  ['2026-11-26T05:59:58Z', { unit: 'days', count: 5, isUrgent: false }],
  ['2026-11-28T06:00:00Z', { unit: 'days', count: 2, isUrgent: true }],
  ['2026-11-30T05:59:59Z', { unit: 'days', count: 1, isUrgent: true }],
  ['2026-11-30T06:00:00Z', { unit: 'hours', count: 24, isUrgent: true }],
  ['2026-12-01T05:59:59Z', { unit: 'hours', count: 0, isUrgent: true }],
  ['2026-12-01T06:00:00Z', undefined],
])('at %s there is left %o', (now, left) => {
  expect(timeLeft(UNTIL, now)).toEqual(left);
});
