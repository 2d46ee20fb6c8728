import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { centavos, points } from '#kernel/money.ts';
import type { PaymentMethod } from './method.ts';
import { accountFor, methodsOf, type PayersAccounts } from './paying-account.ts';

const TOTAL = centavos(50_000);
const NOBODY: PayersAccounts = { traveller: undefined, agency: undefined, hasKey: false };
const withPoints = (purchased: number, win: number): Partial<PayersAccounts> => ({
  traveller: { id: id('t'), balances: { purchased: points(purchased), win: points(win) } },
});
const withCredit = (left: number, isExpired = false): Partial<PayersAccounts> => ({
  credit: { id: id('c'), left: centavos(left), isExpired },
});
const AGENCY: Partial<PayersAccounts> = { agency: { id: id('a') }, hasKey: true };

test.each<[string, PaymentMethod, Partial<PayersAccounts>, unknown]>([
  ['a card', 'credit', {}, undefined],
  ['cash, of a traveller with points', 'cash', withPoints(90_000, 90_000), undefined],
  [
    'bought points, exactly enough',
    'traveller_purchased',
    withPoints(50_000, 0),
    { kind: 'points', traveller: 't', ledger: 'purchased' },
  ],
  [
    'points won, exactly enough',
    'traveller_win',
    withPoints(0, 50_000),
    { kind: 'points', traveller: 't', ledger: 'win' },
  ],
  ['an agency', 'agencies', AGENCY, { kind: 'agency', agency: 'a' }],
  ['credit, exactly enough', 'store_credit', withCredit(50_000), { kind: 'credit', credit: 'c' }],
])('%s pays', (_, method, has, account) => {
  expect(accountFor(method, TOTAL, { ...NOBODY, ...has })).toEqual({ ok: true, value: account });
});

test.each<[string, PaymentMethod, Partial<PayersAccounts>, unknown]>([
  ['points of nobody', 'traveller_win', {}, { code: 'traveller_session_required', field: 'method' }],
  [
    'a point too few',
    'traveller_purchased',
    withPoints(49_999, 90_000),
    { code: 'points_insufficient', field: 'method', params: { balance: 49_999, missing: 1 } },
  ],
  ['no agency', 'agencies', {}, { code: 'method_unavailable', field: 'method' }],
  ['an unknown key', 'agencies', { hasKey: true }, { code: 'agency_key_invalid', field: 'method' }],
  ['an unknown code', 'store_credit', {}, { code: 'credit_code_invalid', field: 'token' }],
  ['credit that expired', 'store_credit', withCredit(90_000, true), { code: 'credit_expired', field: 'token' }],
  [
    'a centavo too little',
    'store_credit',
    withCredit(49_999),
    { code: 'credit_insufficient', field: 'token', params: { balance: 49_999, missing: 1 } },
  ],
])('%s does not', (_, method, has, fault) => {
  expect(accountFor(method, TOTAL, { ...NOBODY, ...has })).toMatchObject({ ok: false, fault });
});

test('what a payer is offered besides what everybody is', () => {
  expect(methodsOf(NOBODY)).toEqual([]);
  expect(methodsOf({ ...NOBODY, ...withPoints(0, 0) })).toEqual(['traveller_purchased', 'traveller_win']);
  expect(methodsOf({ ...NOBODY, ...AGENCY })).toEqual(['agencies']);
});
