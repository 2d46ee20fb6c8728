import { describe, expect, test } from 'vitest';
import type { TillMeans, TillTerms } from '#domain/orders/till-terms.ts';
import { after, before, instant, MINUTE, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import {
  actionOf,
  cardTypeOf,
  countMoney,
  type CounterMoney,
  referenceOf,
  type TillCase,
  tillRefusal,
  tillVerdict,
} from './take-money.ts';

const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
const TOTAL = centavos(50_000);
const CARRIER = zone('America/Mexico_City');
const COAST = zone('America/Mazatlan');

const open: TillTerms = { closing: undefined, refusal: undefined };
/** Closes for cash after this many minutes, and for a terminal a quarter of an hour later. */
const closingIn = (minutes: number, where = CARRIER): TillTerms => {
  const cash = after(NOW, minutes * MINUTE);
  return { closing: { at: { cash, terminal: after(cash, 15 * MINUTE) }, zone: where }, refusal: undefined };
};

const refusalOf = (change: Partial<TillCase>) =>
  tillRefusal({
    order: { status: 'order_generated', expired: false, holdUntil: after(NOW, MINUTE) },
    isPending: true,
    total: TOTAL,
    terms: [open],
    means: 'cash',
    told: TOTAL,
    now: NOW,
    ...change,
  });

const order = (change: Partial<TillCase['order']>) => ({
  order: { status: 'order_generated', expired: false, holdUntil: undefined, ...change } as const,
});

test.each<[string, Partial<TillCase>, string | undefined]>([
  ['an order that waits', {}, undefined],
  ['one that nothing ends', order({}), undefined],
  ['one that is paid', { ...order({ status: 'approved' }), isPending: false }, 'already_paid'],
  [
    'one that is paid, after its deadline',
    { ...order({ status: 'approved' }), terms: [closingIn(-1)] },
    'already_paid',
  ],
  ['one whose payment has an outcome', { isPending: false }, 'no_order_waits'],
  ['one that ended', order({ expired: true }), 'no_order_waits'],
  ['one that ends at this moment', order({ holdUntil: NOW }), 'no_order_waits'],
  ['one that ended and is too late', { ...order({ expired: true }), terms: [closingIn(0)] }, 'cash_closed'],
  ['one of which nobody told a price', { told: undefined }, undefined],
  ['one whose price was told otherwise', { told: centavos(49_999) }, 'price_changed'],
  ['one that no longer exists, told otherwise', { told: centavos(1), isPending: false }, 'no_order_waits'],
  [
    'one with an item that is refused',
    { terms: [open, { ...open, refusal: 'departure_cancelled' }] },
    'departure_cancelled',
  ],
  ['one with an item no counter sells', { terms: [open, undefined] }, 'process_cannot_continue'],
  ['a late one with an item no counter sells', { terms: [undefined, closingIn(-1)] }, 'cash_closed'],
])('%s', (_, change, code) => {
  expect(refusalOf(change)?.code).toBe(code);
});

test.each<[number, TillMeans, string | undefined]>([
  [1, 'cash', undefined],
  [0, 'cash', 'cash_closed'],
  [0, 'terminal', undefined],
  [-14, 'terminal', undefined],
  [-15, 'terminal', 'conversion_closed'],
])('closing for cash in %i minutes, by %s: %s', (minutes, means, code) => {
  expect(refusalOf({ terms: [closingIn(minutes)], means })?.code).toBe(code);
});

test('the item that closes first closes the order, at its own hour', () => {
  const terms = [closingIn(60), closingIn(-5, COAST), closingIn(-1)];
  expect(refusalOf({ terms })).toEqual({
    code: 'cash_closed',
    field: 'code',
    params: { until: '2026-11-27T07:55:00-07:00' },
  });
  expect(refusalOf({ terms, now: before(NOW, 10 * MINUTE) })).toBeUndefined();
});

test('a changed price is told', () => {
  expect(refusalOf({ told: centavos(1) })).toMatchObject({ field: 'total', params: { total: TOTAL } });
});

describe('counted', () => {
  test.each([
    [undefined, { received: 50_000, change: 0 }],
    [50_000, { received: 50_000, change: 0 }],
    [60_050, { received: 60_050, change: 10_050 }],
  ])('%s of cash', (received, counted) => {
    const money = { kind: 'cash', received: received === undefined ? undefined : centavos(received) } as const;
    expect(countMoney(TOTAL, money)).toEqual({ ok: true, value: counted });
  });

  test('too little cash is refused, and what is missing is told', () => {
    const counted = countMoney(TOTAL, { kind: 'cash', received: centavos(49_990) });
    expect(counted).toMatchObject({ ok: false, fault: { code: 'cash_short', params: { missing: 10 } } });
  });

  test('a terminal takes the amount', () => {
    const value = { received: TOTAL, change: 0, authorisation: 'A1' };
    expect(countMoney(TOTAL, { kind: 'terminal', authorisation: 'A1', cardType: 'debit' })).toEqual({
      ok: true,
      value,
    });
  });
});

const CASH: CounterMoney = { kind: 'cash', received: centavos(60_000) };
const TERMINAL: CounterMoney = { kind: 'terminal', authorisation: 'A1', cardType: 'debit' };

test('money is counted for an order that waits, and for no other', () => {
  const taken = (money: CounterMoney, isPending = true) =>
    tillVerdict({ ...order({}), isPending, total: TOTAL, terms: [open], told: TOTAL, now: NOW, amount: TOTAL, money });
  expect(taken(CASH)).toEqual({ ok: true, value: { received: 60_000, change: 10_000 } });
  expect(taken(TERMINAL)).toMatchObject({ value: { received: TOTAL, authorisation: 'A1' } });
  expect(taken({ kind: 'cash', received: centavos(49_999) })).toMatchObject({ fault: { code: 'cash_short' } });
  expect(taken(CASH, false)).toMatchObject({ ok: false, fault: { code: 'no_order_waits' } });
});

test('money has a kind of card where a terminal took it', () => {
  expect([cardTypeOf(CASH), cardTypeOf(TERMINAL)]).toEqual([undefined, 'debit']);
});

test('a terminal closes later than the till', () => {
  const taken = (money: CounterMoney) =>
    tillVerdict({
      ...order({}),
      isPending: true,
      total: TOTAL,
      terms: [closingIn(0)],
      told: TOTAL,
      now: NOW,
      amount: TOTAL,
      money,
    });
  expect([taken(CASH).ok, taken(TERMINAL).ok]).toEqual([false, true]);
});

test('an authorisation names its payment in the books and in the log; cash has no name of its own', () => {
  expect([CASH, TERMINAL].map((money) => referenceOf(money, 'p1'))).toEqual(['p1', 'terminal:A1']);
  expect([CASH, TERMINAL].map(actionOf)).toEqual([{ action: 'cash.taken' }, { action: 'order.converted', note: 'A1' }]);
});
