import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { resumeAt, TOUR_STEPS, type TourFacts, tourGuard, type TourStep } from './steps.ts';

const NOTHING: TourFacts = {
  hasProduct: false,
  hasSelection: false,
  hasOrder: false,
  status: 'process',
  isPaying: false,
  isDelivered: false,
};
const CHOSEN = { ...NOTHING, hasProduct: true, hasSelection: true };
const ORDERED = { ...CHOSEN, hasOrder: true };
const APPROVED: TourFacts = { ...ORDERED, status: 'approved' };
const DELIVERED = { ...APPROVED, isDelivered: true };

const EITHER = [false, true];
const everyFacts = (): readonly TourFacts[] =>
  EITHER.flatMap((hasProduct) =>
    EITHER.flatMap((hasSelection) =>
      EITHER.flatMap((hasOrder) =>
        EITHER.flatMap((isPaying) =>
          EITHER.flatMap((isDelivered) =>
            PAYMENT_STATUSES.map((status) => ({ hasProduct, hasSelection, hasOrder, isPaying, isDelivered, status })),
          ),
        ),
      ),
    ),
  );

/** The pages a visitor is sent over, until one lets them stay. */
function walk(from: TourStep, facts: TourFacts): readonly TourStep[] {
  const visited: TourStep[] = [from];
  let known = facts;
  for (let step = from; ; ) {
    const { go, clears } = tourGuard(step, known);
    if (clears) known = NOTHING;
    if (go === undefined || visited.length > 10) return visited;
    visited.push(go);
    step = go;
  }
}

test('from every page and state it settles within three redirects', () => {
  for (const step of TOUR_STEPS)
    for (const facts of everyFacts())
      expect(walk(step, facts).length, `${step} ${JSON.stringify(facts)}`).toBeLessThan(5);
});

describe('without a selection', () => {
  test.each([
    ['buscar', NOTHING, 'buscar'],
    ['detalle', NOTHING, 'detalle'],
    ['reservacion', NOTHING, 'buscar'],
    ['reservacion', { ...NOTHING, hasProduct: true }, 'reservacion'],
    ['revisa-tour', NOTHING, 'buscar'],
    ['cliente', { ...NOTHING, hasProduct: true }, 'reservacion'],
    ['pago', NOTHING, 'buscar'],
    ['boleto', NOTHING, 'buscar'],
  ] as const)('%s of %o leads to %s', (from, facts, to) => expect(walk(from, facts).at(-1)).toBe(to));
});

describe('with a selection', () => {
  test.each([
    ['reservacion', CHOSEN, 'reservacion'],
    ['revisa-tour', CHOSEN, 'revisa-tour'],
    ['cliente', CHOSEN, 'cliente'],
    ['pago', CHOSEN, 'revisa-tour'],
    ['boleto', CHOSEN, 'revisa-tour'],
    ['pago', ORDERED, 'pago'],
    ['boleto', ORDERED, 'pago'],
    // It may be chosen otherwise until money is on its way.
    ['reservacion', ORDERED, 'reservacion'],
    ['reservacion', { ...ORDERED, isPaying: true }, 'pago'],
    ['cliente', { ...ORDERED, isPaying: true }, 'pago'],
    ['pago', { ...ORDERED, status: 'decline' }, 'pago'],
    ['boleto', { ...ORDERED, status: 'decline' }, 'pago'],
    ['pago', { ...ORDERED, status: 'order_generated' }, 'boleto'],
    ['cliente', { ...ORDERED, status: 'order_generated' }, 'boleto'],
    ['boleto', { ...ORDERED, status: 'order_generated' }, 'boleto'],
  ] as const)('%s of %o leads to %s', (from, facts, to) => expect(walk(from, facts).at(-1)).toBe(to));
});

describe('approved', () => {
  test.each(TOUR_STEPS)('%s clears nothing before the ticket was shown', (step) =>
    expect(tourGuard(step, APPROVED).clears).toBe(false),
  );

  test.each(['reservacion', 'revisa-tour', 'cliente', 'pago'] as const)('%s leads to the ticket first', (step) =>
    expect(walk(step, APPROVED)).toEqual([step, 'boleto']),
  );

  test.each(['detalle', 'reservacion', 'revisa-tour', 'cliente', 'pago'] as const)(
    '%s clears it and leads to the search once the ticket was shown',
    (step) => expect(tourGuard(step, DELIVERED)).toEqual({ go: 'buscar', clears: true }),
  );

  test('the search clears it and stays; the ticket page keeps it', () => {
    expect(tourGuard('buscar', DELIVERED)).toEqual({ clears: true });
    expect(tourGuard('boleto', DELIVERED)).toEqual({ clears: false });
  });
});

test('a visitor continues at the first thing left to do', () => {
  expect([NOTHING, { ...NOTHING, hasProduct: true }, CHOSEN, ORDERED, APPROVED].map(resumeAt)).toEqual([
    'buscar',
    'reservacion',
    'revisa-tour',
    'pago',
    'boleto',
  ]);
});
