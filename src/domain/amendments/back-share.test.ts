import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, sum } from '#kernel/money.ts';
import { type BackShare, bySource, paidFromOf } from './back-share.ts';

test.each([
  ['credit', 'openpay', 'provider'],
  ['paypal', 'paypal', 'provider'],
  ['cash', 'counter', 'cash'],
  ['oxxo', 'openpay', 'cash'],
  ['traveller_purchased', 'points', 'account'],
  ['agencies', 'agency', 'agency'],
  ['store_credit', 'credit', 'account'],
] as const)('what was paid with %s at %s goes back to: %s', (method, provider, from) => {
  expect(paidFromOf({ method, provider })).toBe(from);
});

const share = (from: BackShare['from'], amount: number): BackShare => ({ from, amount: centavos(amount) });

test('shares of one source are one, where it first comes', () => {
  expect(bySource([share('cash', 100), share('provider', 20), share('cash', 3)])).toEqual([
    share('cash', 103),
    share('provider', 20),
  ]);
});

test('shares that go back to different people stay apart', () => {
  const theirs = { ...share('provider', 20), isByLink: true } as const;
  expect(bySource([share('provider', 100), theirs, share('provider', 3), theirs])).toEqual([
    share('provider', 103),
    { ...theirs, amount: 40 },
  ]);
});

test('shares may be told apart by more than their source', () => {
  const states = [
    { ...share('provider', 100), state: 'due' },
    { ...share('provider', 20), state: 'paid' },
    { ...share('provider', 3), state: 'due' },
  ];
  expect(bySource(states, (a, b) => a.state === b.state).map(({ amount }) => amount)).toEqual([103, 20]);
});

test('whatever the shares, no centavo is lost, and each source comes once', () => {
  const anyShare = fc
    .tuple(fc.constantFrom<BackShare['from']>('provider', 'cash', 'account'), fc.integer({ min: 0, max: 200_000 }))
    .map(([from, amount]) => share(from, amount));
  fc.assert(
    fc.property(fc.array(anyShare), (shares) => {
      const lines = bySource(shares);
      expect(sum(lines.map(({ amount }) => amount))).toBe(sum(shares.map(({ amount }) => amount)));
      expect(lines.map(({ from }) => from)).toEqual([...new Set(shares.map(({ from }) => from))]);
    }),
  );
});
