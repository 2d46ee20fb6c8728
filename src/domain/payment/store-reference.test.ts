import { expect, test } from 'vitest';
import { isStoreOffered, storePayBy } from '#domain/payment/store-reference.ts';
import { after, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const now = instant(Date.parse('2026-11-27T15:00:00Z'));

test.each([
  ['open: a day', [], 24 * HOUR],
  ['next week: a day', [7 * 24 * HOUR], 24 * HOUR],
  ['in 25 hours: exactly a day', [25 * HOUR], 24 * HOUR],
  ['tonight: an hour before', [5 * HOUR], 4 * HOUR],
  ['the nearer journey counts', [72 * HOUR, 5 * HOUR], 4 * HOUR],
])('pay by, %s', (_name, departures, expected) => {
  const boardings = departures.map((later) => after(now, later));
  expect(storePayBy(now, boardings)).toBe(after(now, expected));
});

test.each([
  ['oxxo', 3 * HOUR, 1_000_000, true],
  ['oxxo', 3 * HOUR, 1_000_001, false],
  ['oxxo', 3 * HOUR - MINUTE, 100, false],
  ['openpay', 24 * HOUR, 999_999, true],
  ['openpay', 24 * HOUR, 1_000_000, false],
] as const)('%s %i ms before, total %i: offered %s', (method, later, total, offered) => {
  const sale = { now, before: [after(now, later)], total: centavos(total) };
  expect(isStoreOffered(method, sale)).toBe(offered);
});
