import { expect, test } from 'vitest';
import { hasProposal, wantsOtherRun } from './refusal.ts';

const refused = (code: string, params?: Record<string, number>) => [
  { code, message: '', ...(params ? { params } : {}) },
];

test.each([
  ['departure_full', true],
  ['quota_exhausted', true],
  ['seat_taken', false],
  ['hold_limit_reached', false],
])('%s wants another departure: %s', (code, expected) => {
  expect(wantsOtherRun(refused(code))).toBe(expected);
});

test('a lost seat with a free neighbour is a proposal', () => {
  expect(hasProposal(refused('seat_taken', { seat: 3, nearest: 4 }))).toBe(true);
  expect(hasProposal(refused('seat_taken', { seat: 3 }))).toBe(false);
  expect(hasProposal([])).toBe(false);
});
