import { expect, test } from 'vitest';
import { MOVEMENT_KINDS, movementOf } from '#domain/loyalty/movement.ts';

test.each([
  ['points-won', 500, 'won'],
  ['points-credit', 500, 'given'],
  ['points-bought', 500, 'bought'],
  ['points-reversed', -500, 'taken_back'],
  ['pack-back', -500, 'sold_back'],
  ['points-expired', -500, 'expired'],
  ['capture', -500, 'spent'],
  ['refund', 500, 'returned'],
  ['credit', 500, 'returned'],
  ['of a later release', 500, 'given'],
  ['of a later release', -500, 'spent'],
])('%s of %i is %s', (transfer, points, kind) => {
  expect(movementOf(transfer, points)).toBe(kind);
  expect(MOVEMENT_KINDS).toContain(kind);
});
