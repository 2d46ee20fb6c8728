import { describe, expect, test } from 'vitest';
import { changeLine } from '#domain/amendments/change-line.ts';
import { type AdditionOffer, additionLine } from '#domain/booking/addition.ts';
import { draft } from '#domain/booking/testing/reservation.ts';
import { BUS_TRIP } from '#domain/fares/bus-trip.ts';
import { lessPaid } from '#domain/fares/difference.ts';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos, sum } from '#kernel/money.ts';
import { additionLines, type SoldTicket, ticketLines, tripLines } from './trip-lines.ts';

const [TAX, WORDS] = [BUS_TRIP, { origin: 'Guadalajara', destination: 'Puerto Vallarta' }];
const sold = (passenger: number, direction: SoldTicket['direction'], change: Partial<SoldTicket> = {}): SoldTicket => ({
  folio: `${direction}-${passenger}`,
  passenger,
  direction,
  type: 'adult',
  name: 'ANA DÍAZ',
  seat: 11,
  departs: '2026-12-01 09:05',
  ...WORDS,
  ...change,
});
const fare = (adultFare: number) => ({
  adultFare: centavos(adultFare),
  date: localDate('2026-12-01'),
  discountsApply: true,
});
/** An adult, a child at half fare and an infant, outbound at 650.01 and return at 800.00. */
const quote = quoteReservation({
  passengers: ['adult', 'minor', 'infant'],
  journeys: { departure: fare(65_001), return: fare(80_000) },
  round: true,
  windows: [],
});
const TICKETS = [1, 2, 3].flatMap((one) => [sold(one, 'departure'), sold(one, 'return')]);

describe('the lines of a sale', () => {
  const lines = ticketLines(quote.tickets, TICKETS);

  test('are one for each ticket that costs something, in the order of the tickets', () => {
    expect(lines.map(({ id }) => id)).toEqual(['departure-1', 'return-1', 'departure-2', 'return-2']);
    expect(lines.map(({ folios }) => folios.join())).toEqual(lines.map(({ id }) => id));
  });

  test('are the price of the trip, with its tax, to the centavo', () => {
    expect([sum(lines.map(({ net }) => net)), sum(lines.map(({ vat }) => vat))]).toEqual([quote.net, quote.vat]);
    expect(lines.every(({ gross, discount, net }) => gross - discount === net)).toBe(true);
  });

  test('say what was sold: the discount of the child, and every line under its tax category', () => {
    const [adult, , child] = lines;
    expect(adult).toMatchObject({
      ...TAX,
      discount: 0,
      facts: { kind: 'ticket', name: 'ANA DÍAZ', seat: 11, ...WORDS },
    });
    expect(child).toMatchObject({ ...TAX, gross: adult!.gross, discount: adult!.gross - child!.net });
  });

  test('are none of a ticket that no price was made for', () => {
    expect(ticketLines(quote.tickets, [sold(9, 'departure')])).toEqual([]);
  });
});

describe('luggage taken along', () => {
  const BAG: AdditionOffer = { key: 'bag', name: { es: 'Maleta', en: 'Bag' }, price: centavos(12_001), max: 3 };
  const bags = [
    additionLine(BAG, { passenger: 1, direction: 'return' }, 2),
    additionLine(BAG, { passenger: 9, direction: 'return' }, 1),
    additionLine(BAG, { passenger: 2, direction: 'departure' }, 1),
  ];

  test('is a line each, named apart, of the ticket it goes with, in Spanish', () => {
    const lines = additionLines(bags, TICKETS, 'B');
    expect(lines.map(({ id, folios, facts }) => [id, folios, facts.kind === 'addition' && facts.what])).toEqual([
      ['B1', ['return-1'], 'Maleta'],
      ['B3', ['departure-2'], 'Maleta'],
    ]);
    expect(lines.map(({ net, vat, discount }) => [net + vat, discount])).toEqual([
      [24_002, 0],
      [12_001, 0],
    ]);
  });
});

describe('a change of schedule', () => {
  const paid = { total: centavos(60_000), net: centavos(51_724), vat: centavos(8_276) };
  const change = { code: draft().code, quote: lessPaid(quote, paid) };
  const tickets = [sold(1, 'departure'), sold(2, 'departure')];

  test('is one line for what was still to pay, of the new tickets, its tax rounded by itself', () => {
    const { net, vat, ...line } = changeLine(change, tickets);
    expect(net + vat).toBe(change.quote.total);
    expect(line).toMatchObject({
      ...TAX,
      id: change.code,
      gross: net,
      discount: 0,
      folios: ['departure-1', 'departure-2'],
    });
    expect(line.facts).toMatchObject({ kind: 'change', folios: ['departure-1', 'departure-2'], ...WORDS });
  });
});

describe('all lines of a trip', () => {
  test('are those of its tickets, then of its extras in a series of their own', () => {
    const trip = draft({ quote });
    expect(tripLines(trip, TICKETS)).toEqual(ticketLines(quote.tickets, TICKETS));
    const extras = [{ passenger: 1, direction: 'departure', name: { es: 'Maleta' } }] as unknown as typeof trip.extras;
    const ids = tripLines({ ...trip, extras }, TICKETS).map(({ id }) => id);
    expect(ids.at(-1)).toBe(`${trip.code}-E1`);
    expect(ids).toHaveLength(5);
  });

  test.each([undefined, { ...quote, total: centavos(0) }])('are none where nothing was paid: %#', (unpaid) => {
    expect(tripLines(draft({ quote: unpaid }), TICKETS)).toEqual([]);
  });
});
