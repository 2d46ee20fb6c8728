import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { good } from '#testing/paying-sale.ts';
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
  fixture.stores.during = undefined;
  expect(fixture.problems()).toEqual([]);
  await fixture.audit();
});

const TOLD = 'order.cancelled';

test('waits in a store for a bus that is cancelled: its payer is told once not to pay, and that the trip stays', async () => {
  const { visit, change } = await fixture.changedInStore({});
  await fixture.delay(change.reservation, undefined);
  expect(await fixture.told(change, TOLD)).toBe(1);
  expect((await fixture.now(change)).expired).toBe(true);
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(
    /la salida que elegiste se canceló[\s\S]*Tu viaje sigue como está[\s\S]*te lo devolvemos/,
  );
  expect(mails[0]!.text).toContain(change.code);
  // Its reference ends later, without another letter.
  await fixture.hears(change, 'refused');
  expect(await fixture.topics(change)).not.toContain('voucher.lapsed');
  expect((await fixture.now(visit)).changed).toEqual([]);
});

test('is paid in a store although its bus was cancelled: its money goes back, and the trip stays as it is', async () => {
  const { visit, change } = await fixture.changedInStore({});
  const before = await fixture.now(visit);
  await fixture.delay(change.reservation, undefined);
  await fixture.hears(change, 'paid');
  expect((await fixture.attempt(change)).state).toBe('refund_due');
  expect(await fixture.topics(change)).toContain('refund.due');
  expect(await refundDue(fixture.sale)).toBe(1);
  expect((await fixture.now(visit)).departure).toEqual(before.departure);
});

test('is paid in a store after its bus was cancelled and its seats are free again: none is taken on it', async () => {
  const { visit, change } = await fixture.changedInStore({});
  const before = await fixture.now(visit);
  await fixture.delay(change.reservation, undefined);
  await fixture.leave(change, 0);
  await seatInventory(database.pool).sweep(10);
  await fixture.hears(change, 'paid');
  expect((await fixture.attempt(change)).state).toBe('refund_due');
  expect((await fixture.now(visit)).departure).toEqual(before.departure);
});

test('is not paid in a store before its reference ends: its payer is told that the change was not made', async () => {
  const { change } = await fixture.changedInStore({});
  await fixture.hears(change, 'refused');
  expect(await fixture.topics(change)).toEqual(['voucher.ordered', 'voucher.lapsed']);
  await fixture.box.drain();
  const [mail] = (await fixture.box.mails()).filter(({ subject }) => subject.includes('ya no sirve'));
  expect(mail?.text).toMatch(
    /el cambio no se hizo y tu viaje sigue como está[\s\S]*La salida que elegiste sigue apartada hasta/,
  );
});

test('is cancelled while the store gives its reference: its payer is told not to pay', async () => {
  const visit = await fixture.bought();
  const change = await fixture.toPay(visit, {});
  fixture.stores.during = () => fixture.delay(change.reservation, undefined);
  good(await fixture.inStore(change));
  expect(await fixture.topics(change)).toEqual([TOLD]);
  expect((await fixture.now(change)).expired).toBe(true);
});
