import { expect, test } from 'vitest';
import { payVerdict, standingOf } from '#web/flows/reservation/pago/pay-verdict.ts';
import { payWays } from '#web/flows/reservation/pago/pay-ways.ts';
import type { ReservationView } from '#wire/reservation.ts';

const reservation = (payment: ReservationView['payment'], process_payment = false) =>
  ({ payment, process_payment }) as ReservationView;

test.each([
  [reservation('approved'), 'done'],
  [reservation('order_generated'), 'done'],
  [reservation('process', true), 'asking'],
  [reservation('decline', true), 'asking'],
  [reservation('decline'), 'declined'],
  [reservation('process'), 'idle'],
])('%o stands at %s', (known, standing) => {
  expect(standingOf(known)).toBe(standing);
});

test('a bank that wants the traveller comes first', () => {
  const data = { reservation: reservation('process', true), redirect_url: 'https://bank.example/3ds' };
  expect(payVerdict({ ok: true, data })).toEqual({ kind: 'leave', to: 'https://bank.example/3ds' });
});

test.each([
  ['already_paid', 'done'],
  ['payment_in_progress', 'asking'],
  ['payment_unknown', 'asking'],
  ['card_declined', 'refused'],
  ['price_changed', 'refused'],
  ['provider_unavailable', 'refused'],
  ['time_exceeded', 'refused'],
])('%s: %s', (code, kind) => {
  expect(payVerdict({ ok: false, status: 409, errors: [{ code, message: '' }] }).kind).toBe(kind);
});

const card = { frame_url: '/card-frame' };
const [credit, debit] = [{ type: 'credit', pay_by: null } as const, { type: 'debit', pay_by: null } as const];
const cash = { type: 'cash', pay_by: '2026-11-27T08:35:00-06:00' } as const;

test.each([
  ['both kinds of card are one way', { methods: [credit, debit, cash], card, total: 100 }, ['card', 'cash']],
  ['no frame, no card', { methods: [credit, cash], card: null, total: 100 }, ['cash']],
  ['too late for the counter', { methods: [credit, debit], card, total: 100 }, ['card']],
  ['nothing to pay', { methods: [cash], card: null, total: 0 }, ['free']],
  ['nothing offered', { methods: [], card: null, total: 0 }, []],
])('%s', (_, offer, kinds) => {
  expect(payWays(offer).map(({ kind }) => kind)).toEqual(kinds);
});
