import { describe, expect, test } from 'vitest';
import { late, NOW, ticket } from '#domain/amendments/testing/tickets-status.ts';
import { hasBoarded, isUsed, type SeenAtDoor } from '#domain/amendments/tickets-status.ts';
import { before, HOUR } from '#kernel/instant.ts';

const LEFT = before(NOW, HOUR);
const seen = (change: Partial<SeenAtDoor> = {}): SeenAtDoor => ({
  departsAt: LEFT,
  delay: undefined,
  isScanned: false,
  isBusScanned: true,
  ...change,
});

describe('the passenger of a ticket boarded', () => {
  test.each<[string, Partial<SeenAtDoor>, boolean]>([
    ['when it was scanned at the door', { isScanned: true, departsAt: undefined }, true],
    ['not when others were, and it was not', {}, false],
    ['when the bus has left and nobody was scanned at all', { isBusScanned: false }, true],
    ['at the moment it leaves', { isBusScanned: false, departsAt: NOW }, true],
    ['not while it still stands there, late', { isBusScanned: false, delay: late(61) }, false],
    ['not a bus that does not run', { isBusScanned: false, delay: late(undefined) }, false],
    ['not on an open ticket', { isBusScanned: false, departsAt: undefined }, false],
  ])('%s', (_, change, has) => {
    expect(hasBoarded(seen(change), NOW)).toBe(has);
  });
});

test('a ticket is used once its passenger boarded or its bus has left', () => {
  expect(isUsed(ticket({ isBoarded: true }), NOW)).toBe(true);
  expect(isUsed(ticket({ departsAt: LEFT }), NOW)).toBe(true);
  expect(isUsed(ticket({ departsAt: LEFT, delay: late(61) }), NOW)).toBe(false);
  expect(isUsed(ticket({ departsAt: undefined }), NOW)).toBe(false);
});
