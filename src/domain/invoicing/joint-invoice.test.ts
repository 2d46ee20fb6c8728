import { describe, expect, test } from 'vitest';
import { invoiceableSince, judgePayments, MAX_PAYMENTS } from '#domain/invoicing/joint-invoice.ts';
import type { Invoiceable } from '#domain/invoicing/may-invoice.ts';
import type { PaidBy } from '#domain/invoicing/payment-form.ts';
import { errorMessage } from '#text/errors.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const ZONE = zone('America/Mexico_City');
const at = (text: string) => instant(Date.parse(`${text}-06:00`));
const NOW = at('2026-11-30T23:59:59');
const AT_ONCE = { terms: { zone: ZONE, graceDays: 0 }, openForms: {} };
const WITH_GRACE = { terms: { zone: ZONE, graceDays: 5 }, openForms: {} };

const PAYMENT: Invoiceable & PaidBy = {
  method: 'credit',
  cardType: undefined,
  amount: centavos(60_000),
  undone: centavos(0),
  paidAt: at('2026-11-21T13:00:00'),
  invoice: undefined,
};
const CASH = { ...PAYMENT, method: 'cash' } as const;

const judged = (chosen: readonly Partial<Invoiceable & PaidBy>[], now = NOW, terms = AT_ONCE) => {
  const result = judgePayments(
    chosen.map((change) => ({ ...PAYMENT, ...change })),
    now,
    terms,
  );
  return result.ok ? result.value : [result.fault.code, result.fault.field];
};

describe('the payment form is that in which most was paid', () => {
  test.each([
    ['one', [{}], '04'],
    ['more by card than in cash', [{ amount: centavos(60_001) }, CASH], '04'],
    // Each of the two is less than the cash: what counts is the form and not the payment.
    ['two cards against more cash', [{}, CASH, { amount: centavos(30_000) }], '04'],
    ['less by card than in cash', [{ amount: centavos(59_999) }, CASH], '01'],
    ['both alike: the first', [CASH, {}], '01'],
    ['what went back of it no longer counts', [{ undone: centavos(1) }, CASH], '01'],
    [
      'a credit with the carrier beside less cash',
      [{ method: 'store_credit' }, { ...CASH, amount: centavos(1) }],
      '17',
    ],
  ] as const)('%s', (_, chosen, form) => {
    expect(judged(chosen)).toBe(form);
  });
});

test.each([
  ['one already on an invoice', [{}, { invoice: 'draft' }], 'already_invoiced'],
  ['one with points', [{}, { method: 'traveller_win' }], 'cannot_invoice_points'],
  ['one given back whole', [{ undone: centavos(60_000) }, {}], 'payment_refunded'],
  ['one of an earlier month', [{}, { paidAt: at('2026-10-31T23:59:59') }], 'limit_invoicing_date'],
] as const)('with %s there is none of any', (_, chosen, code) => {
  expect(judged(chosen)).toEqual([code, 'payments']);
});

test('of several reservations, those are named whose payments are refused', () => {
  const chosen = [
    { ...PAYMENT, code: 'AAA' },
    { ...PAYMENT, code: 'BBB', invoice: 'stamped' },
    { ...PAYMENT, code: 'CCC', invoice: 'draft' },
    { ...CASH, code: 'CCC', invoice: 'draft' },
  ] as const;
  expect(judgePayments(chosen, NOW, AT_ONCE)).toMatchObject({ fault: { params: { codes: 'BBB, CCC' } } });
  for (const text of Object.values(errorMessage('already_invoiced', { codes: 'BBB, CCC' })))
    expect(text).toContain('BBB, CCC');
});

describe('months', () => {
  const [october, november] = [{ paidAt: at('2026-10-31T23:59:59') }, { paidAt: at('2026-11-01T00:00:00') }];
  const now = at('2026-11-02T10:00:00');
  test('each may be invoiced in the days of grace, but not both on one', () => {
    expect(judged([october, october], now, WITH_GRACE)).toBe('04');
    expect(judged([november], now, WITH_GRACE)).toBe('04');
    expect(judged([october, november], now, WITH_GRACE)).toEqual(['payments_of_several_months', 'payments']);
  });

  test.each([
    [AT_ONCE, '2026-11-02T10:00:00', '2026-11-01T00:00:00'],
    [WITH_GRACE, '2026-11-05T23:59:59', '2026-10-01T00:00:00'],
    [WITH_GRACE, '2026-11-06T00:00:00', '2026-11-01T00:00:00'],
    [{ ...AT_ONCE, terms: { zone: ZONE, graceDays: 40 } }, '2026-11-02T10:00:00', '2026-09-01T00:00:00'],
  ])('%j at %s: since %s', ({ terms }, when, since) => {
    expect(invoiceableSince(at(when), terms)).toBe(at(since));
  });
});

test('as many as somebody can check', () => {
  const many = Array.from({ length: MAX_PAYMENTS }, () => ({}));
  expect(judged(many)).toBe('04');
  expect(judged([...many, {}])).toEqual(['too_many_payments', 'payments']);
});
