import { beforeEach, expect, test } from 'vitest';
import { bookNow } from '#app/tours/book-due.ts';
import { cancelSlot } from '#app/tours/cancel-slot.ts';
import { finishCancelled } from '#app/tours/finish-cancelled.ts';
import { good } from '#testing/paying-sale.ts';
import { openToursSuite } from '#testing/tours-suite.ts';

const { database, tours, newDay } = await openToursSuite();
let slot: string;
beforeEach(async () => {
  slot = (await newDay()).slots[0]!;
});

/** Cancelled, and the process died before anybody got money back. */
const diedAfterCancelling = () => tours.deps.inTransaction((tx) => tours.deps.bookings.cancelSlot(tx, slot, 'weather'));

const inStore = async () => {
  const { session, caller } = await tours.atPayment(slot, { adults: 1 });
  await database.pool.query('update orders set confirmed_contact = contact_line(contact)');
  good(await tours.paying(session, caller, { method: 'oxxo', token: undefined }));
};
const claims = async () =>
  (await database.pool.query<{ state: string }>(`select state from slot_claim where state <> 'released'`)).rows.map(
    ({ state }) => state,
  );
const bookings = async () =>
  (
    await database.pool.query<{ it: string }>(
      `select state || coalesce(': ' || why, '') as it from tour_booking order by order_id`,
    )
  ).rows.map(({ it }) => it);
const owed = async () =>
  (await database.pool.query<{ amount: number }>('select amount from refund')).rows.map(({ amount }) => amount);

/** The return of this order fails, as long as it stands in the way. */
const failingOn = (order: string, problem: Error): typeof tours.deps => ({
  ...tours.deps,
  bookings: {
    ...tours.deps.bookings,
    lock: async (tx, one) => {
      if (one === order) throw problem;
      return tours.deps.bookings.lock(tx, one);
    },
  },
});

test('is finished by a job: what is paid goes back, what waits in a store is told not to be paid', async () => {
  await tours.bought(slot);
  await tours.book();
  await tours.bought(slot, { adults: 1 });
  await inStore();
  await diedAfterCancelling();
  await finishCancelled(tours.deps);
  expect(await bookings()).toEqual(['cancelled: weather', 'cancelled: weather']);
  expect((await owed()).toSorted()).toEqual([178_000, 89_000]);
  expect(await claims()).toEqual([]);
  await finishCancelled(tours.deps);
  expect(await owed()).toHaveLength(2);
});

test('does not touch starts that take place', async () => {
  await tours.bought(slot);
  await inStore();
  await finishCancelled(tours.deps);
  expect(await bookings()).toEqual(['pending']);
  expect((await claims()).toSorted()).toEqual(['kept', 'sold']);
});

test('nothing of it is booked at the supplier meanwhile', async () => {
  const { session } = await tours.bought(slot);
  await diedAfterCancelling();
  const before = (await tours.bookings()).asked;
  await bookNow(tours.deps.booking, session.order!.id);
  expect(await tours.book()).toBe(0);
  expect((await tours.bookings()).asked).toBe(before);
});

test('an order that fails is reported, and keeps no other from its money', async () => {
  const first = await tours.bought(slot, { adults: 1 });
  await tours.bought(slot, { adults: 1 });
  const problem = new Error('out of order');
  const reported: unknown[] = [];
  const deps = { ...failingOn(first.session.order!.id, problem), report: (one: unknown) => void reported.push(one) };
  expect(good(await cancelSlot(deps)({ slot, why: 'weather' }))).toBe(1);
  expect(reported).toEqual([problem]);
  expect((await bookings()).toSorted()).toEqual(['cancelled: weather', 'pending']);
  await finishCancelled(deps);
  expect(reported).toEqual([problem, problem]);
  // Cancelled again for another reason, it goes back for the first.
  expect(good(await cancelSlot({ ...tours.deps })({ slot, why: 'minimum' }))).toBe(1);
  expect(await bookings()).toEqual(['cancelled: weather', 'cancelled: weather']);
});
