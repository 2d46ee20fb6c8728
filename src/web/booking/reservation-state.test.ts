import { liveReservation } from '#web/services/live-reservation.ts';
import { expect, test } from 'vitest';
import type { ReservationView } from '#wire/reservation.ts';
import { isOver, newest, sameSearch, stateOfOrder, wasPaid } from './reservation-state.ts';

const NOON = '2026-11-27T18:00:00.000Z';
const LATER = '2026-11-27T18:00:00.250Z';

const reservation = (parts: Partial<ReservationView>) =>
  ({
    payment: 'process',
    process_payment: false,
    expired: false,
    expires_at: null,
    server_now: NOON,
    ...parts,
  }) as ReservationView;

test.each([
  ['nothing held yet', {}, false],
  ['time left', { expires_at: LATER }, false],
  ['the hold ends this moment', { expires_at: NOON }, true],
  ['the server gave the seats back', { expired: true }, true],
  ['declined and then too late', { payment: 'decline', expired: true }, true],
  ['the bank is being asked', { process_payment: true, expires_at: NOON }, false],
  ['paid at the last moment', { payment: 'approved', expires_at: NOON }, false],
  ['to be paid at a store', { payment: 'order_generated', expires_at: NOON }, false],
] as const)('%s: over %o is %s', (_, parts, expected) => {
  expect(isOver(reservation(parts))).toBe(expected);
});

test('the later answer counts, and what is shown when they are of one moment', () => {
  const shown = reservation({});
  const same = reservation({ expires_at: LATER });
  const later = reservation({ server_now: LATER });
  expect(newest(shown, undefined)).toBe(shown);
  expect(newest(shown, same)).toBe(shown);
  expect(newest(shown, later)).toBe(later);
  expect(newest(later, shown)).toBe(later);
});

test('the next reservation begins with the search of this one', () => {
  const dated = { date: '2026-11-27' } as ReservationView['departure'];
  const open = { date: null } as ReservationView['return'];
  const trip = { origin: { id: 'TLQ' }, destination: { id: 'SAY' }, round: true, departure: dated, return: open };
  const of = (...types: readonly string[]) =>
    sameSearch({ ...trip, passengers: types.map((type) => ({ type })) } as ReservationView);
  expect(of('adult')).toBe('origin=TLQ&destination=SAY&date=2026-11-27');
  expect(of('adult', 'adult', 'minor')).toBe(`${of('adult')}&adult=2&minor=1`);
  expect(of('student')).toBe(`${of('adult')}&student=1`);
});

test('a promotional code and an open departure go on into the next reservation, also from what a page keeps', () => {
  const before = {
    origin: { id: 'TLQ' },
    destination: { id: 'SAY' },
    round: false,
    departure: { date: null, open: true },
    return: { date: null },
    passengers: [{ type: 'adult' }],
    summary: {},
    promotional_code: 'VERANO10',
  } as unknown as ReservationView;
  const search = 'origin=TLQ&destination=SAY&round=false&open=true&promo=VERANO10';
  expect(sameSearch(before)).toBe(search);
  expect(sameSearch(liveReservation(before))).toBe(search);
});

test.each([
  ['nothing held', {}, 'draft', false],
  ['held', { expires_at: LATER }, 'held', false],
  ['at the bank past its hold', { process_payment: true, expires_at: NOON }, 'paying', false],
  ['a store reference', { payment: 'order_generated', process_payment: true }, 'ordered', false],
  ['a reference nobody paid', { payment: 'order_generated', expired: true }, 'ended', false],
  ['paid', { payment: 'approved', expires_at: NOON }, 'sold', true],
  ['paid too late', { payment: 'approved', expired: true }, 'ended', true],
] as const)('%s is what the order says', (_, parts, kind, paid) => {
  const state = stateOfOrder(reservation(parts));
  expect([state.kind, wasPaid(state)]).toEqual([kind, paid]);
});
