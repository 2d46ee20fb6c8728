import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#kernel/instant.ts';
import {
  type Failures,
  FREE_FAILURES,
  type GuessVerdict,
  exceededBy,
  judgeTry,
  judgeWithin,
  limitsOnBoard,
  MAX_FAILURES,
} from './guess-limits.ts';

describe.each(['reservation', 'account'] as const)('a try at a %s', (secret) => {
  test.each<[string, Partial<Failures>, GuessVerdict]>([
    ['at every limit', {}, 'free'],
    ['a sixth from one address', { ofAskerLately: 6 }, 'captcha'],
    ['an eleventh of the day from one address', { ofAskerToday: 11 }, 'captcha'],
    ['an eleventh from everywhere', { ofSecretLately: 11 }, 'captcha'],
    ['a twenty-first of the day from everywhere', { ofSecretToday: 21 }, 'captcha'],
    ['an eleventh from one address in a minute, whatever it tries', { ofAddress: 11 }, 'captcha'],
    ['a sixty-first of the whole site', { ofSite: 61 }, 'captcha'],
    ['a twenty-first of the day from one address', { ofAskerToday: 21 }, 'wait'],
    ['a hundred and twenty-first of an address', { ofAddress: 121 }, 'wait'],
  ])('%s', (_name, change, verdict) => {
    expect(judgeTry(secret, { ...FREE_FAILURES, ...change })).toBe(verdict);
  });
});

test.each<[string, 'reservation' | 'account', number, GuessVerdict]>([
  ['a reservation is still tried at its end', 'reservation', 200, 'captcha'],
  ['and no more beyond', 'reservation', 201, 'contact'],
  ['an account has no end that a stranger could bring about', 'account', 100_000, 'captcha'],
])('%s', (_name, secret, ofSecretToday, verdict) => {
  expect(judgeTry(secret, { ...FREE_FAILURES, ofSecretToday })).toBe(verdict);
});

test('word to a contact is asked for as often as anything is tried, and never locked for its owner', () => {
  expect(judgeTry('recovery', FREE_FAILURES)).toBe('free');
  expect(judgeTry('recovery', { ...FREE_FAILURES, ofSecretToday: 100_000 })).toBe('captcha');
});

test.each<[string, Partial<Failures>]>([
  ['the twentieth of the day from one address', { ofAskerToday: MAX_FAILURES.ofAskerToday }],
  ['the hundred and twentieth of an address in a minute', { ofAddress: MAX_FAILURES.ofAddress }],
])('%s is still heard, for a captcha', (_, change) => {
  expect(judgeTry('account', { ...FREE_FAILURES, ...change })).toBe('captcha');
});

test('whatever else was tried, one more failure never costs less', () => {
  const order: readonly GuessVerdict[] = ['free', 'captcha', 'contact', 'wait'];
  for (const kind of Object.keys(FREE_FAILURES) as (keyof Failures)[]) {
    const costs = Array.from({ length: 250 }, (_, n) =>
      order.indexOf(judgeTry('reservation', { ...FREE_FAILURES, [kind]: n })),
    );
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  }
});

const NONE: Failures = {
  ofAskerLately: 1,
  ofAskerToday: 1,
  ofSecretLately: 1,
  ofSecretToday: 1,
  ofAddress: 1,
  ofSite: 1,
};

describe('a name on board, where there is no captcha', () => {
  test.each<[string, Partial<Failures>]>([
    ['a seat that has its number on every bus', { ofSecretLately: 1_000, ofSecretToday: 10_000 }],
    ['one of a bus whose passengers share an address', { ofAddress: 120, ofAskerLately: 20, ofAskerToday: 1_000 }],
    ['an attack on something else', { ofSite: 10_000 }],
  ])('for %s is heard', (_, change) => {
    expect(judgeWithin(limitsOnBoard('seat'), { ...NONE, ...change })).toBe('free');
  });

  test.each<[string, Partial<Failures>]>([
    ['a twenty-first at one seat from one address', { ofAskerLately: 21 }],
    ['a hundred and twenty-first of an address', { ofAddress: 121 }],
  ])('after %s waits', (_, change) => {
    expect(judgeWithin(limitsOnBoard('seat'), { ...NONE, ...change })).toBe('wait');
  });

  test('a folio names a reservation: it is guessed at no more often than elsewhere', () => {
    expect(judgeWithin(limitsOnBoard('folio'), { ...NONE, ofAddress: 120, ofSite: 10_000 })).toBe('free');
    for (const change of [{ ofAskerLately: 6 }, { ofSecretLately: 11 }, { ofSecretToday: 21 }])
      expect(judgeWithin(limitsOnBoard('folio'), { ...NONE, ...change })).toBe('wait');
  });
});

test('who waits, waits for each limit that was exceeded, over its own period', () => {
  expect(exceededBy({ ...NONE, ofAskerToday: 21, ofAddress: 121 }, MAX_FAILURES)).toEqual([
    { of: 'ofAskerToday', most: 20, within: DAY },
    { of: 'ofAddress', most: 120, within: MINUTE },
  ]);
  expect(exceededBy({ ...NONE, ofAskerLately: 6 }, limitsOnBoard('folio'))).toEqual([
    { of: 'ofAskerLately', most: 5, within: 15 * MINUTE },
  ]);
});
