import { expect, test } from 'vitest';
import type { ReservationView } from '#wire/reservation.ts';
import { payVerdict, paymentPhaseOf, walletOutcome } from './pay-verdict.ts';
import { phaseOfStanding } from './phase-of-standing.ts';

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
  expect(paymentPhaseOf(known)).toBe(standing);
});

test('a bank that wants the traveller comes first', () => {
  const data = { reservation: reservation('process', true), redirect_url: 'https://bank.example/3ds' };
  expect(payVerdict({ ok: true, data })).toEqual({ kind: 'leave', to: 'https://bank.example/3ds' });
});

test.each([
  ['already_paid', 'done'],
  ['payment_in_progress', 'elsewhere'],
  ['order_waits', 'elsewhere'],
  ['payment_unknown', 'asking'],
  ['card_declined', 'refused'],
  ['price_changed', 'changed'],
  ['method_unavailable', 'changed'],
  ['provider_unavailable', 'refused'],
  ['time_exceeded', 'refused'],
])('%s: %s', (code, kind) => {
  expect(payVerdict({ ok: false, status: 409, errors: [{ code, message: '' }] }).kind).toBe(kind);
});

test.each([
  ['paid', false, 'done'],
  ['paying', false, 'asking'],
  ['open', true, 'declined'],
  ['open', false, 'idle'],
  ['waiting', false, 'idle'],
  ['over', false, 'idle'],
] as const)('an order that is %s, declined: %s, stands at %s', (standing, declined, phase) => {
  expect(phaseOfStanding({ standing, declined })).toBe(phase);
});

test.each([
  ['already_paid', 'paid'],
  ['payment_in_progress', 'unknown'],
  ['order_waits', 'unknown'],
  ['payment_unknown', 'unknown'],
  ['card_declined', 'refused'],
  ['price_changed', 'refused'],
])('after %s a wallet hears %s', (code, outcome) => {
  expect(walletOutcome(payVerdict({ ok: false, status: 409, errors: [{ code, message: '' }] }))).toBe(outcome);
});
