import { describe, expect, test } from 'vitest';
import { cfdiOf, type Printed } from '#app/invoicing/cfdi-of.ts';
import { sealEndOf } from '#app/invoicing/seal-end.ts';
import { wait } from '#app/invoicing/step.ts';
import type { InvoiceLine } from '#app/invoicing/work-ports.ts';
import { SAMPLE_CFDI, SAMPLE_LINE } from '#domain/invoicing/testing/sample-cfdi.ts';
import type { Month } from '#domain/invoicing/invoicing-deadline.ts';

const { issuer, receiver, issuedAt: at, paymentForm, folio } = SAMPLE_CFDI;
const invoice: Printed = {
  series: 'F',
  folio,
  receiver,
  paymentForm,
  month: undefined,
  replacesUuid: undefined,
  creditsUuid: undefined,
};
const { description: _words, ...amounts } = SAMPLE_LINE;
const line: InvoiceLine = { ...amounts, thing: { kind: 'global' } };
const made = (change: Partial<Printed> = {}) => cfdiOf(issuer, { ...invoice, ...change }, { lines: [line], at });

test('an invoice is of the moment it is sealed in, with the amounts it was drafted with', () => {
  expect(made()).toMatchObject({ type: 'I', series: 'F', folio, issuedAt: at, issuer, receiver, paymentForm });
  expect(made().lines).toMatchObject([amounts]);
  expect(made().lines[0]?.description).not.toBe('');
});

describe('what it is related to', () => {
  test.each<[string, Partial<Printed>, unknown]>([
    ['nothing', {}, undefined],
    ['the one it stands in for', { replacesUuid: 'old' }, { kind: '04', uuids: ['old'] }],
    ['the one whose money it gives back', { series: 'E', creditsUuid: 'paid' }, { kind: '01', uuids: ['paid'] }],
    [
      'that one, also where it stands in for another note',
      { creditsUuid: 'paid', replacesUuid: 'old' },
      { kind: '01', uuids: ['paid'] },
    ],
  ])('%s', (_, change, related) => {
    expect(made(change).related).toEqual(related);
  });
});

test('a credit note gives money back; the invoice of everybody else says its month', () => {
  expect(made({ series: 'E' }).type).toBe('E');
  expect([made({ series: 'G', month: '2026-11' as Month }).global, made().global]).toEqual([
    { month: '11', year: '2026' },
    undefined,
  ]);
});

test('seals are told apart by their last eight symbols, and a document without one has none', () => {
  expect(sealEndOf('<cfdi:Comprobante NoSello="x" Sello="abcdefghijkl==" Total="1">')).toBe('ghijkl==');
  expect(sealEndOf('<cfdi:Comprobante Total="1">')).toBe('');
});

test('a step that learned nothing says why, where it knows', () => {
  expect(wait()).toEqual({ kind: 'wait' });
  expect(wait({ fault: 'cannot_stamp' })).toEqual({ kind: 'wait', trouble: { fault: 'cannot_stamp' } });
});
