import { expect, test } from 'vitest';
import { DAY } from '#kernel/instant.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { inOrder, SAVED_VERSION, type SavedTickets, savedFrom, savedOf } from './saved-tickets.ts';

const run = (departs_at: string, arrives_at: string) => ({ schedule: { departs_at, arrives_at } });
const OUT = run('2026-11-27T08:00:00-06:00', '2026-11-27T12:00:00-06:00');
const BACK = run('2026-11-30T08:00:00-06:00', '2026-11-30T12:00:00-06:00');
const OPEN = { schedule: null };
const ticket = (direction: 'departure' | 'return') => ({ direction, valid_until: '2027-11-21', qr: 'secret-of-it' });

const reservation = (change: object = {}): ReservationView =>
  ({
    code: 'ABCDE12345',
    contact: { first_name: 'Ana', email: 'ana@example.com', cell_phone: '3331234567' },
    summary: { total: 1 },
    method: 'credit',
    voucher: null,
    passengers: [{ position: 1, type: 'adult', first_name: 'Ana', last_name: 'López', id_number: '999' }],
    departure: OUT,
    return: BACK,
    tickets: [ticket('departure'), ticket('return')],
    ...change,
  }) as unknown as ReservationView;

const kept = (change: object = {}): SavedTickets =>
  savedOf({ reservation: reservation(change), codes: {}, asOf: '2026-11-21T10:00:00-06:00', lang: 'es' });

test('neither the contact nor the payment nor the text of a code is kept, nor what a passenger may have one day', () => {
  const text = JSON.stringify(kept());
  for (const word of ['ana@example.com', '3331234567', 'credit', 'summary', 'secret-of-it', '999'])
    expect(text).not.toContain(word);
  expect(text).toContain('López');
});

test.each([
  ['a round trip: two days after the way back', {}, Date.parse('2026-12-02T18:00:00Z')],
  ['one way: two days after it', { return: OPEN, tickets: [ticket('departure')] }, Date.parse('2026-11-29T18:00:00Z')],
  ['an open way back: as long as it is good', { return: OPEN }, Date.parse('2027-11-24T00:00:00Z')],
])('%s', (_, change, until) => {
  const tickets = kept(change);
  expect(tickets.until).toBe(until);
  expect(savedFrom(tickets, until - 1)).toBe(tickets);
  expect(savedFrom(tickets, until)).toBeUndefined();
});

test.each([undefined, null, 7, 'x', {}, { version: SAVED_VERSION }, { version: 0, until: Infinity }])(
  '%o is nobody’s ticket',
  (value) => expect(savedFrom(value, 0)).toBeUndefined(),
);

test('the trip that leaves next comes first, open tickets last', () => {
  const open = kept({ code: 'OPEN', departure: OPEN, return: OPEN });
  const onTheWay = kept({ code: 'BACK' });
  const other = kept({ code: 'LATER', departure: run('2026-11-29T08:00:00-06:00', '2026-11-29T12:00:00-06:00') });
  const order = (now: number) => inOrder([open, onTheWay, other], now).map(({ code }) => code);
  const noon = Date.parse('2026-11-26T18:00:00Z');
  expect(order(noon)).toEqual(['BACK', 'LATER', 'OPEN']);
  // The outbound is over: the return is next.
  expect(order(noon + 2 * DAY)).toEqual(['LATER', 'BACK', 'OPEN']);
});
