import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { givenShares, type GivenState, type PartRefund, wholeOf } from './given-share.ts';

const refund = (change: Partial<PartRefund> = {}): PartRefund => ({
  amount: centavos(11_600),
  state: 'due',
  method: 'credit',
  provider: 'openpay',
  isNoted: false,
  isByLink: false,
  ...change,
});

describe('a share that goes back', () => {
  test.each<[string, Partial<PartRefund>, GivenState]>([
    ['to a provider is on its way', {}, 'due'],
    ['to a provider is there', { state: 'paid' }, 'paid'],
    ['to a provider that refused is with people', { state: 'by_hand' }, 'by_hand'],
    ['to a provider and was paid by people', { state: 'paid', isNoted: true }, 'paid_by_hand'],
    ['in cash is with people from the first moment on', { method: 'oxxo' }, 'by_hand'],
    ['in cash and was paid', { method: 'cash', provider: 'counter', state: 'paid' }, 'paid_by_hand'],
    ['to an account of ours is on its way', { method: 'store_credit', provider: 'credit' }, 'due'],
  ])('%s', (_, change, state) => {
    expect(givenShares([refund(change)])[0]).toMatchObject({ amount: 11_600, state });
  });

  test('is told once for each source and state', () => {
    const shares = givenShares([refund(), refund({ state: 'paid' }), refund(), refund({ method: 'oxxo' })]);
    expect(shares).toEqual([
      { from: 'provider', amount: 23_200, state: 'due' },
      { from: 'provider', amount: 11_600, state: 'paid' },
      { from: 'cash', amount: 11_600, state: 'by_hand' },
    ]);
  });
});

test('what whoever had a payment link paid is told apart', () => {
  const shares = givenShares([
    refund(),
    refund({ isByLink: true }),
    refund(),
    refund({ isByLink: true, method: 'oxxo' }),
  ]);
  expect(shares).toEqual([
    { from: 'provider', amount: 23_200, state: 'due' },
    { from: 'provider', amount: 11_600, state: 'due', isByLink: true },
    { from: 'cash', amount: 11_600, state: 'by_hand', isByLink: true },
  ]);
});

describe('the whole', () => {
  test.each<[readonly GivenState[], GivenState | undefined]>([
    [[], undefined],
    [['paid', 'paid'], 'paid'],
    [['paid', 'due'], 'due'],
    [['paid', 'paid_by_hand'], 'paid_by_hand'],
    [['paid', 'by_hand'], 'by_hand'],
    [['due', 'by_hand'], 'by_hand'],
    [['due', 'paid_by_hand'], 'by_hand'],
  ])('of %j is %s', (states, whole) => {
    expect(wholeOf(states.map((state) => ({ state })))).toBe(whole);
  });
});
