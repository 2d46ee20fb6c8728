import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#kernel/instant.ts';
import { RETRY_POLICIES, type RetryPolicy, waitAfter } from './retry-policies.ts';

const waits = (policy: RetryPolicy, unit: number) =>
  Array.from({ length: 12 }, (_, index) => waitAfter(policy, index + 1)).map((wait) => wait && wait / unit);

const NEVER = undefined;

// A case for each policy: adding a policy without its row does not compile.
const CASES: Record<keyof typeof RETRY_POLICIES, readonly [unit: number, ...waits: (number | undefined)[]]> = {
  notice: [MINUTE, 1, 5, 15, 60, 180, 360, 720, NEVER, NEVER, NEVER, NEVER, NEVER],
  refund: [MINUTE, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60],
  invoice: [SECOND, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600],
};

test.each(Object.entries(CASES))('%s waits as it is written', (name, [unit, ...expected]) => {
  expect(waits(RETRY_POLICIES[name as keyof typeof RETRY_POLICIES], unit)).toEqual(expected);
});

test('a notice is tried for most of a day before it is put aside', () => {
  expect(RETRY_POLICIES.notice.waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(21 * HOUR);
});

test('what is never given up waits its longest for ever', () => {
  expect(waitAfter(RETRY_POLICIES.refund, 10_000)).toBe(HOUR);
  expect(waitAfter(RETRY_POLICIES.invoice, 10_000)).toBe(10 * MINUTE);
});
