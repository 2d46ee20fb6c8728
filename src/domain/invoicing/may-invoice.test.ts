import { describe, expect, test } from 'vitest';
import { INVOICE_STATES } from '#domain/invoicing/invoice-state.ts';
import {
  type Invoiceable,
  isRefusedForMethod,
  mayForward,
  refusalToInvoice,
  requestOutcome,
} from '#domain/invoicing/may-invoice.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { instant, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const TERMS = { zone: zone('America/Mexico_City'), graceDays: 0 };
const PAID_AT = instant(Date.parse('2026-11-21T13:00:00-06:00'));
const NOW = instant(Date.parse('2026-11-30T23:59:59-06:00'));
const LATE = instant(Date.parse('2026-12-01T00:00:00-06:00'));

const PAYMENT: Invoiceable = {
  method: 'credit',
  amount: centavos(105_000),
  undone: centavos(0),
  paidAt: PAID_AT,
  invoice: undefined,
};

const refusal = (changed: Partial<Invoiceable>, now = NOW) => refusalToInvoice({ ...PAYMENT, ...changed }, now, TERMS);

describe('by method', () => {
  const refused = new Map<string, string>([
    ['traveller_purchased', 'cannot_invoice_points'],
    ['traveller_win', 'cannot_invoice_points'],
    ['agencies', 'cannot_invoice_method'],
  ]);
  test.each(PAYMENT_METHODS)('%s', (method) => {
    expect(refusal({ method })).toBe(refused.get(method));
  });
});

test.each([
  ['in time', {}, NOW, undefined],
  ['too late', {}, LATE, 'limit_invoicing_date'],
  ['some of it given back', { undone: centavos(104_999) }, NOW, undefined],
  ['all of it given back', { undone: centavos(105_000) }, NOW, 'payment_refunded'],
  ['on an invoice', { invoice: 'draft' }, NOW, 'already_invoiced'],
  ['on an invoice and too late', { invoice: 'mailed' }, LATE, 'already_invoiced'],
  ['points and too late', { method: 'traveller_win' }, LATE, 'cannot_invoice_points'],
] as const)('%s', (_, changed, now, expected) => {
  expect(refusal(changed, now)).toBe(expected);
});

test('only what can be handed out is sent again', () => {
  expect(INVOICE_STATES.filter(mayForward)).toEqual(['rendered', 'mailed', 'cancelling']);
  expect(mayForward(undefined)).toBe(false);
});

describe('an invoice that was requested before paying', () => {
  test.each([
    ['nothing against it', undefined, { kind: 'ordered' }],
    ['its global invoice is not stamped', 'incomplete_invoice', { kind: 'waits' }],
    ['paid with points', 'cannot_invoice_points', { kind: 'refused', refusal: 'cannot_invoice_points', isTold: true }],
    ['sold by an agency', 'cannot_invoice_method', { kind: 'refused', refusal: 'cannot_invoice_method', isTold: true }],
    [
      'by an unknown method',
      'payment_type_missing',
      { kind: 'refused', refusal: 'payment_type_missing', isTold: true },
    ],
    ['invoiced meanwhile', 'already_invoiced', { kind: 'refused', refusal: 'already_invoiced', isTold: false }],
    ['given back meanwhile', 'payment_refunded', { kind: 'refused', refusal: 'payment_refunded', isTold: false }],
  ] as const)('%s', (_, refusal, expected) => {
    expect(requestOutcome(refusal)).toEqual(expected);
  });

  test('other data of the receiver do not help against how it was paid', () => {
    expect(isRefusedForMethod('cannot_invoice_points')).toBe(true);
    expect(isRefusedForMethod('fiscal_name_mismatch')).toBe(false);
  });
});
