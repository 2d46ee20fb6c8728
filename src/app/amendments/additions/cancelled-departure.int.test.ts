import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { remindStoreReferences } from '#app/notices/remind.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { instant } from '#kernel/instant.ts';
import { type AdditionFixture, type AdditionOptions, openAdditionFixture } from '#testing/addition-fixture.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: AdditionFixture;
let box: Letterbox;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await box.clear();
});
afterEach(async () => {
  expect([...box.problems, ...fixture.sale.problems]).toEqual([]);
  await fixture.audit();
});

const BAG_OUT: AdditionOptions = {};
const BAG_BACK: AdditionOptions = { direction: 'return' };

/** What is added to a paid round trip, and waits to be paid in a store. */
async function addedInStore(...wishes: readonly AdditionOptions[]) {
  const visit = await fixture.bought();
  const adding = await fixture.toAdd(visit, wishes);
  good(await fixture.paying(adding, { method: 'oxxo', token: undefined }));
  return { visit, adding };
}
const attempt = async (adding: Visit) => (await fixture.attempts(adding))[0]!;
const told = async (adding: Visit) =>
  (await fixture.topics(adding)).filter((topic) => topic === 'order.cancelled').length;
/** The e-mails about its reference, once half of its time is over. */
const reminded = async () => {
  await database.pool.query(
    `update payment set created_at = clock_timestamp() - interval '13 hours', pay_by = clock_timestamp() + interval '11 hours'
     where reference is not null`,
  );
  await remindStoreReferences({ reminders: reminders(database.pool) }, instant(Date.now()));
  await box.drain();
  return (await box.mails()).map(({ subject }) => subject).filter((subject) => subject.includes('Paga lo que agregas'));
};

test('waits in a store for a departure that is cancelled: its payer is told once not to pay, and is reminded no more', async () => {
  const { visit, adding } = await addedInStore(BAG_OUT, BAG_BACK);
  // Its owner is told of the trip, and counts once.
  expect(await fixture.delay(visit.reservation, undefined)).toBe(1);
  expect(await fixture.delay(visit.reservation, undefined)).toBe(1);
  expect(await told(adding)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(good(await fixture.listed(visit)).waiting).toBeUndefined();
  expect(await reminded()).toEqual([]);
  const mails = (await box.mails()).filter(({ subject }) => subject.includes('Ya no pagues lo que ibas a agregar'));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/se canceló[\s\S]*no pagues la referencia[\s\S]*te lo devolvemos[\s\S]*Maleta/);
  expect(mails[0]!.text).toContain(adding.code);
  // Its reference ends later, without another letter.
  fixture.stores.decide((await attempt(adding)).payment_id, 'refused');
  await confirmAttempt(fixture.sale, (await attempt(adding)).payment_id);
  expect(await fixture.topics(adding)).not.toContain('voucher.lapsed');
});

test('is cancelled while the store gives its reference: its payer is told not to pay', async () => {
  const visit = await fixture.bought();
  const adding = await fixture.toAdd(visit, [BAG_OUT]);
  fixture.stores.during = () => fixture.delay(visit.reservation, undefined);
  good(await fixture.paying(adding, { method: 'oxxo', token: undefined }));
  fixture.stores.during = undefined;
  expect(await fixture.topics(adding)).toEqual(['order.cancelled']);
  expect((await fixture.now(adding)).expired).toBe(true);
});

test('is paid in a store although its departure was cancelled: the money goes back by itself', async () => {
  const { visit, adding } = await addedInStore(BAG_OUT);
  await fixture.delay(visit.reservation, undefined);
  fixture.stores.decide((await attempt(adding)).payment_id, 'paid');
  await confirmAttempt(fixture.sale, (await attempt(adding)).payment_id);
  expect((await attempt(adding)).state).toBe('refund_due');
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
  const { visit, adding } = await addedInStore(wish);
  await happens(visit);
  expect(await told(adding)).toBe(0);
  expect(await fixture.now(adding)).toMatchObject({ expired: false, status: 'order_generated' });
  expect(await reminded()).toHaveLength(1);
  fixture.stores.decide((await attempt(adding)).payment_id, 'paid');
  await confirmAttempt(fixture.sale, (await attempt(adding)).payment_id);
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});
