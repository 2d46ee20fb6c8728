import { expect, test } from 'vitest';
import {
  counterAdvances,
  MAX_PASSKEY_NAME,
  MAX_PASSKEYS,
  passkeyFaults,
  passkeyName,
  relyingPartyOf,
} from '#domain/loyalty/passkey.ts';

test.each([
  ['  Mi   teléfono ', 'Mi teléfono'],
  ['', ''],
  ['   ', ''],
  ['🔑'.repeat(MAX_PASSKEY_NAME + 1), '🔑'.repeat(MAX_PASSKEY_NAME)],
  [`${'a'.repeat(MAX_PASSKEY_NAME - 1)} bc`, 'a'.repeat(MAX_PASSKEY_NAME - 1)],
])('the name %j is stored as %j', (typed, stored) => {
  expect(passkeyName(typed)).toBe(stored);
});

test('an account has a limited number of passkeys', () => {
  expect(passkeyFaults(0)).toEqual([]);
  expect(passkeyFaults(MAX_PASSKEYS - 1)).toEqual([]);
  expect(passkeyFaults(MAX_PASSKEYS)).toEqual([{ code: 'passkeys_full', params: { max: MAX_PASSKEYS } }]);
});

test.each([
  [0, 0, true],
  [0, 1, true],
  [7, 8, true],
  [7, 900, true],
  [7, 7, false],
  [7, 6, false],
  [7, 0, false],
])('a counter of %i and then %i: %s', (stored, sent, expected) => {
  expect(counterAdvances(stored, sent)).toBe(expected);
});

test.each([
  ['https://costera.example', 'costera.example'],
  ['https://viajes.costera.example:8443', 'viajes.costera.example'],
  ['http://localhost:3000', 'localhost'],
])('passkeys of %s are bound to %s', (origin, expected) => {
  expect(relyingPartyOf(origin)).toBe(expected);
});
