import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { enterReservation } from '#app/booking/enter-reservation.ts';
import { leaveReservation } from '#app/booking/leave-reservation.ts';
import { listUnpaid } from '#app/booking/list-unpaid.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { showSeats } from '#app/booking/show-seats.ts';
import { LEAVING_MS } from '#domain/booking/leaving.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(async () => {
  await assertInvariants(database.pool);
  expect(fixture.sale.problems).toEqual([]);
});

const leave = (visit: Visit) => leaveReservation(fixture.sale)(visit, visit.caller);
const read = (visit: Visit) => readReservation(fixture.sale)(visit, visit.caller);
const theMoment = (of = LEAVING_MS) => new Promise((over) => setTimeout(over, of));

/** The number of free seats of a run, as seen by another visitor. */
const free = async (): Promise<number> => {
  const other = await fixture.sale.atSeats();
  const [map] = good(await showSeats(fixture.sale)(other, other.caller));
  return map!.layout.seats.length - map!.taken.toString(2).replaceAll('0', '').length;
};

test('a moment after leaving the seats are back on sale, and the session no longer opens it', async () => {
  const before = await free();
  const visit = await fixture.sale.atPayment({ passengers: ['adult', 'adult'] });
  expect(await free()).toBe(before - 2);
  expect(good(await leave(visit))).toBe(true);
  // Within the grace period it can still be read, but is no longer listed among the unpaid ones.
  expect(await read(visit)).toMatchObject({ ok: true });
  expect(await listUnpaid(fixture.sale)(visit.caller)).toEqual([]);
  await expect.poll(async () => codes(await read(visit))).toEqual(['reservation_not_found']);
  expect(await free()).toBe(before);
  const { rows } = await database.pool.query('select expired, status from reservation where code = $1', [visit.code]);
  expect(rows).toEqual([{ expired: true, status: 'process' }]);
});

test('a traveller who comes back in time finds all as it was', async () => {
  const visit = await fixture.sale.atPayment();
  const held = await free();
  await leave(visit);
  const enter = () => enterReservation(fixture.sale)(visit, visit.caller);
  expect(good(await enter()).cameBack).toBe(true);
  expect(good(await enter()).cameBack).toBe(false);
  await theMoment(2 * LEAVING_MS);
  expect(good(await read(visit))).toMatchObject({ expired: false, step: 'pago' });
  expect(await free()).toBe(held);
  expect(await listUnpaid(fixture.sale)(visit.caller)).toHaveLength(1);
});

test('an order that waits to be paid is not left: its seats, its session and its place in the list stay', async () => {
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit, { method: 'cash', token: undefined }));
  const held = await free();
  expect(good(await leave(visit))).toBe(false);
  await theMoment(2 * LEAVING_MS);
  expect(good(await read(visit))).toMatchObject({ status: 'order_generated', expired: false });
  expect(await free()).toBe(held);
  expect(await listUnpaid(fixture.sale)(visit.caller)).toHaveLength(1);
});

test('a payment that begins within the moment keeps everything', async () => {
  const visit = await fixture.sale.atPayment();
  expect(good(await leave(visit))).toBe(true);
  good(await fixture.paying(visit, { method: 'cash', token: undefined }));
  await theMoment(2 * LEAVING_MS);
  expect(good(await read(visit))).toMatchObject({ status: 'order_generated', expired: false });
});

test('tickets that are left stay sold, and are opened by a link or a proof', async () => {
  const visit = await fixture.sale.atPayment();
  good(await fixture.paying(visit));
  const sold = await free();
  expect(good(await leave(visit))).toBe(true);
  await expect.poll(async () => codes(await read(visit))).toEqual(['reservation_not_found']);
  expect(await free()).toBe(sold);
  await fixture.sale.reservations.letIn(visit.reservation.id, visit.caller.sessionHash);
  expect(good(await read(visit)).status).toBe('approved');
  // A session admitted by a link leaves alone: the others keep their access.
  const other = { ...visit, caller: stranger() };
  await fixture.sale.reservations.letIn(visit.reservation.id, other.caller.sessionHash);
  await leave(other);
  await expect.poll(async () => codes(await read(other))).toEqual(['reservation_not_found']);
  expect(await read(visit)).toMatchObject({ ok: true });
});

test('nobody leaves the reservation of somebody else', async () => {
  const visit = await fixture.sale.atPayment();
  expect(codes(await leave({ ...visit, caller: stranger() }))).toEqual(['reservation_not_found']);
  await theMoment(2 * LEAVING_MS);
  expect(good(await read(visit))).toMatchObject({ expired: false });
});
