import { describe, expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { after, before, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { accountName, isFromAccount } from './buyers-account.ts';
import {
  factsOf,
  isInvoiced,
  isPointsMethod,
  isStoreMethod,
  isWalletMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  waitsForCash,
} from './method.ts';
import { referenceReminderDue } from './reference-reminders.ts';
import { isStoreOffered, storeHoldUntil, storePayBy } from './store-reference.ts';

/**
 * The table as an accountant reads it. Each method: paid with points (P), in a store (S) or from the device's wallet
 * (W), waits for cash (C), is invoiced (I), is invoiced within the flow (F), may be paid by another person (O), needs
 * an e-mail (@).
 */
const TABLE: Readonly<Record<PaymentMethod, string>> = {
  cash: '-CI---',
  debit: '--IFO@',
  credit: '--IFO@',
  traveller_purchased: 'P-----',
  traveller_win: 'P-----',
  agencies: '------',
  oxxo: 'SCI-O@',
  openpay: 'SCI-O@',
  apple_pay: 'W-IFO-',
  google_pay: 'W-IFO-',
  paypal: '--IFO-',
  store_credit: '--I---',
};

const rowOf = (method: PaymentMethod): string => {
  const facts = factsOf(method);
  const kind = isPointsMethod(method) ? 'P' : isStoreMethod(method) ? 'S' : isWalletMethod(method) ? 'W' : '-';
  const flags: readonly [boolean, string][] = [
    [waitsForCash(method), 'C'],
    [isInvoiced(method), 'I'],
    [facts.invoicedInFlow, 'F'],
    [facts.openToOthers, 'O'],
    [facts.needsEmail, '@'],
  ];
  return kind + flags.map(([isSo, letter]) => (isSo ? letter : '-')).join('');
};

test.each(PAYMENT_METHODS)('what is true of %s', (method) => {
  expect(rowOf(method)).toBe(TABLE[method]);
});

test('the tax form of each method is the one of the SAT’s list', () => {
  const forms = PAYMENT_METHODS.map((method) => [method, factsOf(method).invoiceForm]);
  expect(Object.fromEntries(forms)).toEqual({
    cash: '01',
    oxxo: '01',
    openpay: '01',
    credit: '04',
    debit: '28',
    store_credit: '17',
    paypal: '31',
    apple_pay: 'by card',
    google_pay: 'by card',
    traveller_purchased: 'never',
    traveller_win: 'never',
    agencies: 'never',
  });
});

test('a payment of a method without a name was not taken by one of ours: it is neither invoiced nor shown', () => {
  const unnamed = 'cheque' as PaymentMethod;
  expect([isInvoiced(unnamed), waitsForCash(unnamed), factsOf(unnamed).shown]).toEqual([false, false, undefined]);
});

test('every account has a name of its own in the books', () => {
  const names = [
    accountName({ kind: 'points', traveller: id('t'), ledger: 'purchased' }),
    accountName({ kind: 'points', traveller: id('t'), ledger: 'win' }),
    accountName({ kind: 'agency', agency: id('t') }),
    accountName({ kind: 'credit', credit: id('t') }),
  ];
  expect(names).toEqual(['points:purchased:t', 'points:win:t', 'agency:t', 'credit:t']);
  expect(['points', 'agency', 'credit', 'openpay', 'counter'].filter(isFromAccount)).toEqual([
    'points',
    'agency',
    'credit',
  ]);
});

describe('a store reference', () => {
  const NOW = instant(Date.parse('2026-11-27T15:00:00Z'));
  const departs = after(NOW, 10 * HOUR);

  test('keeps its seats a quarter of an hour longer than it can be paid, and still not until the bus leaves', () => {
    const payBy = storePayBy(NOW, [departs]);
    expect(storeHoldUntil(payBy)).toBe(before(departs, 45 * MINUTE));
  });

  test('is not offered where either bus leaves within three hours, whatever the other does', () => {
    const sale = { now: NOW, total: centavos(100) };
    const soon = after(NOW, 2 * HOUR);
    expect(isStoreOffered('oxxo', { ...sale, before: [soon, departs] })).toBe(false);
    expect(isStoreOffered('oxxo', { ...sale, before: [departs, soon] })).toBe(false);
    expect(isStoreOffered('oxxo', { ...sale, before: [] })).toBe(true);
  });

  test('of the shortest life that is reminded of at half of it is reminded half an hour after it was given', () => {
    const life = { since: NOW, payBy: after(NOW, HOUR) };
    expect(referenceReminderDue(life, after(NOW, 30 * MINUTE))).toBe('half');
    expect(referenceReminderDue({ ...life, payBy: after(NOW, HOUR - 2) }, after(NOW, 30 * MINUTE))).toBeUndefined();
  });
});
