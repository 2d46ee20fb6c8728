import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TicketRefunds } from './ticket-refunds.tsx';

const CREDIT = { code: 'SALDO12345', amount: 50_500, left: 50_500, expires_at: '2027-11-22T00:36:00-06:00' };

const said = (given: object, lang: 'es' | 'en'): string => {
  const props = { given: { refunds: [], credit: null, differences: [], ...given }, place: 'Guadalajara', lang };
  return renderToStaticMarkup(createElement(TicketRefunds, props as never)).replaceAll('\u00a0', ' ');
};

test('credit says the year it ends, and whose clock', () => {
  expect(said({ credit: CREDIT }, 'es')).toContain('Vence: lun 22 nov 2027, 12:36 a.m. (hora de Guadalajara)');
  expect(said({ credit: CREDIT }, 'en')).toContain('Expires: Mon 22 Nov 2027, 12:36 a.m. (Guadalajara time)');
});

test('cash is not said to go back the way it came', () => {
  const refund = (state: string) => ({ refunds: [{ from: 'original', amount: 65_000, state }] });
  expect(said(refund('by_hand'), 'es')).toContain('te escribimos para acordar el depósito');
  expect(said(refund('by_hand'), 'es')).not.toContain('por donde pagaste');
  expect(said(refund('due'), 'es')).toContain('por donde pagaste');
});

test('what somebody else paid with the link is not said to go back to the reader', () => {
  for (const from of ['provider', 'cash'])
    for (const state of ['due', 'by_hand', 'paid', 'paid_by_hand']) {
      const refunds = [{ from, amount: 65_000, state, by_link: true }];
      expect(said({ refunds }, 'es')).toMatch(/ quien pagó con el enlace de pago/);
      expect(said({ refunds }, 'es')).not.toMatch(/pagaste|[Tt]u banco/);
      expect(said({ refunds }, 'en')).toMatch(/whoever paid with the payment link/);
      expect(said({ refunds }, 'en')).not.toMatch(/you used|[Yy]our bank/);
    }
});
