import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundDue } from '#app/payment/refund-due.ts';
import type { AdditionOptions } from '#testing/addition-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStoreFollowUps, type StoreFollowUps } from '#testing/store-follow-ups.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StoreFollowUps;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStoreFollowUps(database.pool);
});
afterAll(async () => {
  await fixture.box.stop();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(async () => {
  expect(fixture.problems()).toEqual([]);
  await fixture.audit();
});

const BAG_OUT: AdditionOptions = {};
const BAG_BACK: AdditionOptions = { direction: 'return' };

const TOLD = 'order.cancelled';

test('waits in a store for a departure that is cancelled: its payer is told once not to pay, and is reminded no more', async () => {
  const { visit, adding } = await fixture.addedInStore([BAG_OUT, BAG_BACK]);
  // Its owner is told of the trip, and counts once.
  expect(await fixture.delay(visit.reservation, undefined)).toBe(1);
  expect(await fixture.delay(visit.reservation, undefined)).toBe(1);
  expect(await fixture.told(adding, TOLD)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(good(await fixture.listed(visit)).waiting).toBeUndefined();
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/se canceló[\s\S]*no pagues la referencia[\s\S]*te lo devolvemos[\s\S]*Maleta/);
  expect(mails[0]!.text).toContain(adding.code);
  // Its reference ends later, without another letter.
  await fixture.hears(adding, 'refused');
  expect(await fixture.topics(adding)).not.toContain('voucher.lapsed');
});

test('is cancelled while the store gives its reference: its payer is told not to pay', async () => {
  const visit = await fixture.bought();
  const adding = await fixture.toAdd(visit, [BAG_OUT]);
  fixture.stores.during = () => fixture.delay(visit.reservation, undefined);
  good(await fixture.inStore(adding));
  fixture.stores.during = undefined;
  expect(await fixture.topics(adding)).toEqual([TOLD]);
  expect((await fixture.now(adding)).expired).toBe(true);
});

test('is paid in a store although its departure was cancelled: the money goes back by itself', async () => {
  const { visit, adding } = await fixture.addedInStore([BAG_OUT]);
  await fixture.delay(visit.reservation, undefined);
  await fixture.hears(adding, 'paid');
  expect((await fixture.attempt(adding)).state).toBe('refund_due');
  expect(await fixture.topics(adding)).toContain('refund.due');
  expect(await refundDue(fixture.sale)).toBe(1);
  expect((await fixture.now(visit)).additions).toEqual([]);
});

test.each<[string, AdditionOptions, (visit: Visit) => Promise<unknown>]>([
  [
    'on the way back, while the way there is cancelled',
    BAG_BACK,
    (visit) => fixture.delay(visit.reservation, undefined),
  ],
  ['on a bus that is only late', BAG_OUT, (visit) => fixture.delay(visit.reservation, 45)],
])('is still to be paid %s', async (_, wish, happens) => {
  const { visit, adding } = await fixture.addedInStore([wish]);
  await happens(visit);
  expect(await fixture.told(adding, TOLD)).toBe(0);
  expect(await fixture.now(adding)).toMatchObject({ expired: false, status: 'order_generated' });
  expect(await fixture.reminded()).toHaveLength(1);
  await fixture.hears(adding, 'paid');
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});
