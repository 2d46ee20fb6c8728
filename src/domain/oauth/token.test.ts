import { describe, expect, test } from 'vitest';
import {
  covers,
  isActive,
  judgeRefresh,
  MAX_REFRESHES,
  pairEnds,
  type RefreshToken,
  secondsUntil,
  TOKEN_LIFETIMES,
} from '#domain/oauth/token.ts';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE, SECOND } from '#kernel/instant.ts';

const NOW = instant(1_800_000_000_000);
const GRANT = { client: id<'oauth-client'>('c'), scopes: ['catalogue'], refreshes: 0, isRevoked: false } as const;
const FRESH: RefreshToken = { ...GRANT, isDisabled: false, isUsed: false, expiresAt: after(NOW, HOUR) };

test('a pair ends after a quarter of an hour and an hour', () => {
  expect(pairEnds(NOW)).toEqual({ access: after(NOW, 15 * MINUTE), refresh: after(NOW, HOUR) });
  expect(TOKEN_LIFETIMES.access).toBeLessThan(TOKEN_LIFETIMES.refresh);
});

describe('an access token', () => {
  const token = { ...GRANT, isDisabled: false, expiresAt: after(NOW, MINUTE) };
  test.each([
    ['is good until its end', token, NOW, true],
    ['is good a moment before it', token, after(NOW, MINUTE - 1), true],
    ['is none at its end', token, after(NOW, MINUTE), false],
    ['is none of a revoked family', { ...token, isRevoked: true }, NOW, false],
    ['is none of a disabled client', { ...token, isDisabled: true }, NOW, false],
  ] as const)('%s', (_, given, now, expected) => {
    expect(isActive(given, now)).toBe(expected);
  });
});

describe('a refresh token', () => {
  test.each<[string, Partial<RefreshToken>, string]>([
    ['gives a new pair', {}, 'rotate'],
    ['gives the fifth', { refreshes: MAX_REFRESHES - 1 }, 'rotate'],
    ['gives no sixth', { refreshes: MAX_REFRESHES }, 'over'],
    ['gives none at its end', { expiresAt: NOW }, 'over'],
    ['gives none after it', { expiresAt: before(NOW, SECOND) }, 'over'],
    ['gives none of a revoked family', { isRevoked: true }, 'over'],
    ['gives none of a disabled client', { isDisabled: true }, 'over'],
    ['shown twice ends its family', { isUsed: true }, 'reused'],
    ['shown twice ends it after its own end as well', { isUsed: true, expiresAt: before(NOW, SECOND) }, 'reused'],
    ['shown twice in a family that ended ends nothing more', { isUsed: true, isRevoked: true }, 'over'],
  ])('%s', (_, change, verdict) => {
    expect(judgeRefresh({ ...FRESH, ...change }, NOW)).toBe(verdict);
  });
});

test('a scope is the name of a service', () => {
  expect(covers(['catalogue', 'additionals'], 'additionals')).toBe(true);
  expect(covers(['catalogue'], 'websale')).toBe(false);
  expect(covers([], 'websale')).toBe(false);
});

test('seconds that are left are whole and never below zero', () => {
  expect(secondsUntil(after(NOW, 1_999), NOW)).toBe(1);
  expect(secondsUntil(NOW, NOW)).toBe(0);
  expect(secondsUntil(before(NOW, HOUR), NOW)).toBe(0);
});
