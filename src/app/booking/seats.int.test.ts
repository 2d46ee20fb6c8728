import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { endHold, nearEnd } from '#testing/db/sale-fixtures.ts';
import { extendHold } from '#app/booking/extend-hold.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { releaseSeats } from '#app/booking/release-seats.ts';
import { seatsToChoose } from '#app/booking/seat-maps.ts';
import { showSeats } from '#app/booking/show-seats.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { MINUTE } from '#kernel/instant.ts';
import { empty } from '#testing/empty.ts';
import { good, openSale, type PayingSale, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let sale: PayingSale;

beforeAll(async () => {
  database = await createTestDatabase();
  sale = await openSale(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await empty(database.pool, 'order_item, passenger, seat_claim, orders');
  await database.pool.query('update leg_seats set taken = 0');
});
afterEach(() => assertInvariants(database.pool));

const choose = ({ code, caller }: Visit, ...seats: readonly (readonly [number, number?, number?])[]) =>
  holdSeats(sale)(
    {
      code,
      automatic: false,
      seats: seats.map(([position, departure, back]) => ({ position, departure, return: back })),
    },
    caller,
    sale.now,
  );

test('seats are chosen by hand, in both journeys at once, and the flow goes on to the payment', async () => {
  const visit = await sale.atSeats({ passengers: ['adult', 'minor'] });
  const held = good(await choose(visit, [1, 1, 3], [2, 2, 4]));
  expect(held.step).toBe('pago');
  expect(held.passengers.map(({ seats }) => seats)).toEqual([
    { departure: 1, return: 3 },
    { departure: 2, return: 4 },
  ]);
  const maps = good(await showSeats(sale)(visit, visit.caller));
  expect(maps.map((map) => [map.direction, map.taken, map.mine])).toEqual([
    ['departure', 0b0011n, 0b0011n],
    ['return', 0b1100n, 0b1100n],
  ]);
});

test.each([
  [[[1, 1, 1]], ['seat_required seats.2.seat_departure', 'seat_required seats.2.seat_return']],
  [
    [
      [1, 1, 1],
      [2, 1, 2],
    ],
    ['seat_repeated seats.2.seat_departure'],
  ],
  [
    [
      [1, 5, 1],
      [2, 1, 2],
    ],
    ['seat_unknown seats.1.seat_departure'],
  ],
] as const)('a choice that cannot be asked for is refused at its field: %j', async (seats, faults) => {
  const visit = await sale.atSeats({ passengers: ['adult', 'minor'] });
  const refused = await choose(visit, ...seats);
  expect(!refused.ok && refused.fault.map(({ code, field }) => `${code} ${field}`)).toEqual(faults);
});

test('a child is not seated apart from its adult by hand while seats together are free', async () => {
  const visit = await sale.atSeats({ round: false, passengers: ['adult', 'minor'] });
  expect(await choose(visit, [1, 1], [2, 4])).toEqual({
    ok: false,
    fault: [{ code: 'minor_apart', field: 'seats.2.seat_departure', params: { seat: 4 } }],
  });
  good(await choose(visit, [1, 1], [2, 2]));
});

test('of a round trip it is said in which journey a child sits apart', async () => {
  const visit = await sale.atSeats({ passengers: ['adult', 'minor'] });
  const refused = await choose(visit, [1, 1, 1], [2, 4, 4]);
  expect(!refused.ok && refused.fault.map(({ params }) => params)).toEqual([
    { seat: 4, direction: 'departure' },
    { seat: 4, direction: 'return' },
  ]);
});

test('on a bus without two free seats together it is said before, and they may sit apart', async () => {
  good(await choose(await sale.atSeats({ round: false, passengers: ['adult', 'adult'] }), [1, 2], [2, 3]));
  const visit = await sale.atSeats({ round: false, passengers: ['adult', 'minor'] });
  const [map] = good(await showSeats(sale)(visit, visit.caller));
  expect([seatsToChoose(map!), map!.fewestApart]).toEqual([[1, 4], 1]);
  good(await choose(visit, [1, 1], [2, 4]));
});

test('a buyer who is late is told which seat is gone and the nearest that is not', async () => {
  good(await choose(await sale.atSeats({ round: false }), [1, 1]));
  const late = await sale.atSeats({ round: false, passengers: ['adult', 'adult'] });
  const refused = await choose(late, [1, 1], [2, 3]);
  expect(refused).toEqual({
    ok: false,
    fault: [{ code: 'seat_taken', field: 'seats.1.seat_departure', params: { seat: 1, nearest: 2 } }],
  });
});

test('everybody at once lets the server choose: the bus fills to its last seat and the rest are told it is full', async () => {
  const visits = await Promise.all(Array.from({ length: 9 }, () => sale.atSeats({ round: false })));
  const results = await Promise.all(
    visits.map(({ code, caller }) => holdSeats(sale)({ code, automatic: true, seats: [] }, caller, sale.now)),
  );
  expect(results.filter(({ ok }) => ok).length).toBe(4);
  const codes = results.flatMap((result) => (result.ok ? [] : result.fault.map(({ code }) => code)));
  expect(new Set(codes)).toEqual(new Set(['departure_full']));
});

test('seats chosen again are kept with the time they have left', async () => {
  const visit = await sale.atPayment({ round: false });
  const again = good(await choose(visit, [1, 4]));
  expect(again.holdUntil).toBe(visit.reservation.holdUntil);
  const [map] = good(await showSeats(sale)(visit, visit.caller));
  expect(seatsToChoose(map!)).toEqual([1, 2, 3, 4]);
});

test('"change seats" gives all of them back', async () => {
  const visit = await sale.atPayment({ round: false });
  const released = good(await releaseSeats(sale)(visit, visit.caller, sale.now));
  expect(released).toMatchObject({
    step: 'asientos',
    holdUntil: undefined,
    releasedSeats: [{ direction: 'departure' }],
  });
  expect(good(await showSeats(sale)(visit, visit.caller))[0]!.taken).toBe(0n);
});

test('ten extensions, and not one more; none after the end', async () => {
  const visit = await sale.atPayment({ round: false });
  const results = [];
  const early = await extendHold(sale)(visit, visit.caller);
  expect(early).toMatchObject({ fault: [{ code: 'extension_too_early' }] });
  for (let times = 0; times < 11; times += 1) {
    await nearEnd(database.pool, visit.reservation.id);
    results.push(await extendHold(sale)(visit, visit.caller));
  }
  expect(results.map(({ ok }) => ok)).toEqual([...Array.from({ length: 10 }, () => true), false]);
  await nearEnd(database.pool, visit.reservation.id);
  const extended = good(await readReservation(sale)(visit, visit.caller));
  expect(extended.holdUntil! - Date.now()).toBeLessThan(5 * MINUTE);
  await endHold(database.pool, visit.reservation.id);
  expect(await extendHold(sale)(visit, visit.caller)).toMatchObject({ fault: [{ code: 'time_exceeded' }] });
  expect(await choose(visit, [1, 2])).toMatchObject({ fault: [{ code: 'time_exceeded' }] });
  expect(await sweepExpiredHolds(seatInventory(database.pool))).toBe(1);
});

test('seats come after the contact, and an open trip needs none', async () => {
  const open = await sale.atSeats({ departure: { open: true }, return: { open: true } });
  expect(open.reservation.step).toBe('pago');
  expect(await choose(open)).toMatchObject({ ok: true });
});
