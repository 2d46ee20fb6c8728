import { describe, expect, test } from 'vitest';
import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import { descriptionOf } from '#domain/invoicing/line-description.ts';
import type { SoldThing } from '#domain/invoicing/sold-thing.ts';

type SoldTicket = Extract<SoldThing, { readonly kind: 'ticket' }>;

const TICKET: SoldTicket = {
  kind: 'ticket',
  direction: 'departure',
  origin: 'Guadalajara',
  destination: 'Puerto Vallarta',
  departs: '2026-12-05 08:00',
  type: 'student',
  name: 'Ana López',
  seat: 12,
};

test('a ticket says who goes where and when', () => {
  expect(descriptionOf(TICKET)).toBe(
    'Boleto de autobús Guadalajara - Puerto Vallarta, 05/12/2026 08:00, asiento 12, Ana López, estudiante',
  );
});

test('a ride inside a metropolitan area is no bus trip', () => {
  expect(descriptionOf({ ...TICKET, metropolitan: true })).toBe(
    'Traslado metropolitano Guadalajara - Puerto Vallarta, 05/12/2026 08:00, asiento 12, Ana López, estudiante',
  );
});

test('an open one has neither date nor seat', () => {
  expect(descriptionOf({ ...TICKET, departs: null, seat: null })).toBe(
    'Boleto de autobús Guadalajara - Puerto Vallarta, fecha abierta, Ana López, estudiante',
  );
});

test('a change says which tickets it was of', () => {
  const { origin, destination, departs, direction } = TICKET;
  const change = { kind: 'change', origin, destination, departs, direction, folios: ['A-1', 'A-2'] } as const;
  expect(descriptionOf(change)).toBe(
    'Diferencia por cambio de horario Guadalajara - Puerto Vallarta, 05/12/2026 08:00, boletos A-1, A-2',
  );
});

test('luggage says how much of it, with which ticket', () => {
  const { origin, destination, departs, direction } = TICKET;
  const journey = { origin, destination, departs, direction };
  const bag = { kind: 'addition', ...journey, what: 'Maleta', quantity: 2, folio: 'A-1' } as const;
  expect(descriptionOf(bag)).toBe('2 × Maleta, Guadalajara - Puerto Vallarta, 05/12/2026 08:00, boleto A-1');
  expect(descriptionOf({ ...bag, quantity: 1 })).toMatch(/^Maleta, Guadalajara/);
});

test('what was sold before lines were kept is told as a whole', () => {
  expect(descriptionOf({ kind: 'sale' })).toBe('Boletos de autobús');
});

test('a sale of everybody else is in the word of the SAT, and money given back names the invoice', () => {
  expect(descriptionOf({ kind: 'global' })).toBe('Venta');
  expect(descriptionOf({ kind: 'given_back', invoice: 'F-17' })).toBe('Devolución sobre la factura F-17');
});

test('every type of passenger has its word', () => {
  const words = PASSENGER_TYPES.map((type) =>
    descriptionOf({ ...TICKET, type })
      .split(', ')
      .at(-1),
  );
  expect(new Set(words).size).toBe(PASSENGER_TYPES.length);
});

describe('what a document cannot hold is taken out', () => {
  test.each([
    ['Tepic|Centro', 'Tepic Centro'],
    ['Tepic\n\t Centro\u0000', 'Tepic Centro'],
    ['Tepic\uD83D', 'Tepic'],
    ['Tepi\u0301c', 'Tepíc'],
    ['Tepic 🚌', 'Tepic 🚌'],
  ])('%j', (origin, written) => {
    expect(descriptionOf({ ...TICKET, origin })).toContain(`autobús ${written} - Puerto Vallarta`);
  });

  test('and it ends where the SAT wants it to, between letters', () => {
    const long = descriptionOf({ ...TICKET, origin: '🚌'.repeat(2000) });
    expect(Array.from(long)).toHaveLength(1000);
    expect(long.isWellFormed()).toBe(true);
  });
});
