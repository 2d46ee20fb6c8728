import { describe, expect, test } from 'vitest';
import { type OpenStep, STEPS, type Step } from '#domain/booking/step.ts';
import { type GuardFacts, guard, type Verdict } from '#domain/booking/steps.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';

const stay: Verdict = { kind: 'stay' };
const go = (step: Step): Verdict => ({ kind: 'go', step });
const OPEN_STEPS = STEPS.slice(0, 5) as readonly OpenStep[];

const facts = (over: Partial<GuardFacts> = {}): GuardFacts => ({
  hasCode: true,
  now: 'pago',
  status: 'process',
  method: null,
  departureOpen: false,
  extrasOffered: true,
  anySeatDeparture: false,
  ...over,
});

describe('M33: without a code, home', () => {
  test.each(STEPS)('from %s', (step) => {
    expect(guard(step, facts({ hasCode: false }))).toEqual({ kind: 'home' });
    expect(guard(step, facts({ hasCode: false, status: 'approved' }))).toEqual({ kind: 'home' });
  });
});

describe('M34 to M38: a settled reservation shows its tickets', () => {
  const before = ['horarios', 'contacto', 'adicionales', 'asientos', 'pago'] as const;
  test.each(before.flatMap((step) => [[step, 'approved'] as const, [step, 'order_generated'] as const]))(
    '%s when %s',
    (step, status) => {
      for (const anySeatDeparture of [true, false]) {
        for (const departureOpen of [true, false]) {
          expect(guard(step, facts({ status, anySeatDeparture, departureOpen }))).toEqual(go('boletos'));
        }
      }
    },
  );
});

test('M34: schedules of an open departure go to contact', () => {
  expect(guard('horarios', facts({ departureOpen: true }))).toEqual(go('contacto'));
  expect(guard('horarios', facts({ departureOpen: true, now: 'horarios' }))).toEqual(go('contacto'));
  expect(guard('horarios', facts())).toEqual(stay);
});

test('M35: contact stays while unpaid', () => {
  expect(guard('contacto', facts())).toEqual(stay);
  expect(guard('contacto', facts({ status: 'decline' }))).toEqual(stay);
});

test('M36: additionals stay while unpaid', () => {
  expect(guard('adicionales', facts())).toEqual(stay);
  expect(guard('adicionales', facts({ status: 'decline' }))).toEqual(stay);
});

test('T80: the extras are passed over where none are sold, to what is left to do', () => {
  const none = { extrasOffered: false };
  expect(guard('adicionales', facts({ ...none, now: 'asientos' }))).toEqual(go('asientos'));
  expect(guard('adicionales', facts({ ...none, now: 'pago', anySeatDeparture: true }))).toEqual(go('pago'));
  expect(guard('adicionales', facts({ ...none, now: 'pago', departureOpen: true }))).toEqual(go('pago'));
  expect(guard('adicionales', facts({ ...none, now: 'contacto' }))).toEqual(go('contacto'));
});

test('M37: seats chosen, or none to choose, go to payment', () => {
  expect(guard('asientos', facts({ anySeatDeparture: true }))).toEqual(go('pago'));
  expect(guard('asientos', facts({ anySeatDeparture: true, status: 'decline' }))).toEqual(go('pago'));
  expect(guard('asientos', facts({ departureOpen: true }))).toEqual(go('pago'));
  expect(guard('asientos', facts({ now: 'asientos' }))).toEqual(stay);
});

test('M38: payment stays when declined, wherever the draft stood', () => {
  for (const now of OPEN_STEPS) expect(guard('pago', facts({ status: 'decline', now }))).toEqual(stay);
  expect(guard('pago', facts())).toEqual(stay);
});

test('M39: tickets only when approved or order_generated', () => {
  expect(guard('boletos', facts({ status: 'approved' }))).toEqual(stay);
  expect(guard('boletos', facts({ status: 'order_generated' }))).toEqual(stay);
  expect(guard('boletos', facts({ now: 'contacto' }))).toEqual(go('contacto'));
  expect(guard('boletos', facts({ status: 'decline', now: 'asientos' }))).toEqual(go('pago'));
});

describe('M40: invoicing', () => {
  const allowed = ['debit', 'credit', 'apple_pay', 'google_pay', 'paypal'];
  test.each([...PAYMENT_METHODS, null])('approved by %s', (method) => {
    const verdict = guard('facturacion', facts({ status: 'approved', method }));
    expect(verdict).toEqual(method !== null && allowed.includes(method) ? stay : go('boletos'));
  });

  test.each(PAYMENT_METHODS)('never for an order, even by %s', (method) => {
    expect(guard('facturacion', facts({ status: 'order_generated', method }))).toEqual(go('boletos'));
  });

  test.each(OPEN_STEPS)('while processing, back to %s', (now) => {
    expect(guard('facturacion', facts({ now }))).toEqual(go(now));
  });

  test('declined goes to tickets, which go on to payment', () => {
    expect(guard('facturacion', facts({ status: 'decline' }))).toEqual(go('boletos'));
  });
});

test('a typed address never skips what is still to do', () => {
  expect(guard('pago', facts({ now: 'asientos' }))).toEqual(go('asientos'));
  expect(guard('asientos', facts({ now: 'horarios' }))).toEqual(go('horarios'));
  expect(guard('adicionales', facts({ now: 'horarios', departureOpen: true }))).toEqual(go('contacto'));
  expect(guard('contacto', facts({ now: 'pago' }))).toEqual(stay);
});

/** What the specification's rule for each step allows, independent of the guard. */
function isAllowed(
  step: Step,
  { status, method, departureOpen, extrasOffered, anySeatDeparture }: GuardFacts,
): boolean {
  const settled = status === 'approved' || status === 'order_generated';
  switch (step) {
    case 'horarios':
      return !settled && !(status === 'process' && departureOpen);
    case 'contacto':
    case 'pago':
      return !settled;
    case 'adicionales':
      return !settled && extrasOffered;
    case 'asientos':
      return !settled && !anySeatDeparture && !(status === 'process' && departureOpen);
    case 'boletos':
      return settled;
    case 'facturacion':
      return (
        status === 'approved' &&
        !['traveller_purchased', 'traveller_win', 'oxxo', 'openpay', 'cash', 'agencies', null].includes(method)
      );
  }
}

function everyCombination(): readonly GuardFacts[] {
  const all: GuardFacts[] = [];
  for (const now of OPEN_STEPS)
    for (const status of PAYMENT_STATUSES)
      for (const method of [...PAYMENT_METHODS, null])
        for (const departureOpen of [true, false])
          for (const anySeatDeparture of [true, false])
            for (const extrasOffered of [true, false])
              all.push({ hasCode: true, now, status, method, departureOpen, extrasOffered, anySeatDeparture });
  return all;
}

test('T74: every combination rests within three hops on a step whose own rule allows it', () => {
  for (const state of everyCombination()) {
    for (const start of STEPS) {
      let step: Step = start;
      let verdict = guard(step, state);
      let hops = 0;
      while (verdict.kind === 'go') {
        step = verdict.step;
        hops += 1;
        if (hops > 3) throw new Error(`no rest from ${start}: ${JSON.stringify(state)}`);
        verdict = guard(step, state);
      }
      if (!isAllowed(step, state)) throw new Error(`${start} rests on ${step}: ${JSON.stringify(state)}`);
    }
  }
});
