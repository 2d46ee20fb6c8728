import { expect, test } from 'vitest';
import { waitingAt } from './waiting.ts';

const URL = 'https://bank.example/3ds';

test.each([
  ['at the bank', { state: 'pending', redirectUrl: URL }, { method: 'credit', url: URL }],
  ['for money in a store', { state: 'pending', redirectUrl: undefined }, undefined],
  ['for nothing: it is paid', { state: 'captured', redirectUrl: URL }, undefined],
  ['for nothing: it was given up', { state: 'expired', redirectUrl: URL }, undefined],
] as const)('a payment waits %s', (_, attempt, waiting) => {
  expect(waitingAt({ ...attempt, method: 'credit' })).toEqual(waiting);
});
