import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { remindStoreReferences } from '#app/notices/remind.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { instant } from '#kernel/instant.ts';
import { type AdditionFixture, type AdditionOptions, openAdditionFixture } from '#testing/addition-fixture.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
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
/** The buses on the day of the way there. */
const MORNING = { run: 0 } as const;
const NIGHT = { run: 1 } as const;

const inStore = (adding: Visit) => fixture.paying(adding, { method: 'oxxo', token: undefined });

/** What is added to a paid round trip, and waits to be paid in a store. */
async function addedInStore(wishes: readonly AdditionOptions[], options: SaleOptions = {}) {
  const visit = await fixture.bought(options);
  const adding = await fixture.toAdd(visit, wishes);
  good(await inStore(adding));
  return { visit, adding };
}
/** Its reference ends an hour before its bus leaves, as those of the last day do. */
const endsWithItsBus = ({ reservation: { id, adding } }: Visit) =>
  database.pool.query(
    `with paying as (
       update payment set pay_by = to_timestamp($2 / 1000.0) - interval '60 minutes' where reservation_id = $1
     )
     update reservation set hold_until = to_timestamp($2 / 1000.0) - interval '45 minutes' where reservation_id = $1`,
    [id, adding!.departs],
  );
const attempt = async (adding: Visit) => (await fixture.attempts(adding))[0]!;
const told = async (adding: Visit) =>
  (await fixture.topics(adding)).filter((topic) => topic === 'addition.withdrawn').length;
const hears = async (adding: Visit, outcome: 'paid' | 'refused') => {
  fixture.stores.decide((await attempt(adding)).payment_id, outcome);
  await confirmAttempt(fixture.sale, (await attempt(adding)).payment_id);
};
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
const NOT_TO_PAY = 'Ya no pagues lo que ibas a agregar';
const notToPay = async () => (await box.mails()).filter(({ subject }) => subject.includes(NOT_TO_PAY));

test('waits in a store for a ticket that is cancelled: its payer is told once not to pay, and is reminded no more', async () => {
  const { visit, adding } = await addedInStore([BAG_OUT, BAG_BACK]);
  good(await fixture.cancel(visit, { directions: ['departure'] }));
  good(await fixture.cancel(visit, { directions: ['return'] }));
  expect(await told(adding)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(good(await fixture.listed(visit)).waiting).toBeUndefined();
  expect(await reminded()).toEqual([]);
  const mails = await notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(
    /boleto[\s\S]*se canceló[\s\S]*no pagues la referencia[\s\S]*te lo devolvemos[\s\S]*Maleta/,
  );
  expect(mails[0]!.text).toContain(adding.code);
  // Its reference ends later, without another letter.
  await hears(adding, 'refused');
  expect(await fixture.topics(adding)).not.toContain('voucher.lapsed');
});

test('its ticket is cancelled while the store gives its reference: its payer is told not to pay', async () => {
  const visit = await fixture.bought();
  const adding = await fixture.toAdd(visit, [BAG_OUT]);
  fixture.stores.during = async () => good(await fixture.cancel(visit));
  good(await inStore(adding));
  fixture.stores.during = undefined;
  expect(await fixture.topics(adding)).toEqual(['addition.withdrawn']);
  expect((await fixture.now(adding)).expired).toBe(true);
});

test('is paid in a store although its ticket was cancelled: the money goes back by itself', async () => {
  const { visit, adding } = await addedInStore([BAG_OUT]);
  good(await fixture.cancel(visit));
  await hears(adding, 'paid');
  expect((await attempt(adding)).state).toBe('refund_due');
  expect(await fixture.topics(adding)).toContain('refund.due');
  await refundDue(fixture.sale);
  expect((await attempt(adding)).state).toBe('refunded');
  expect((await fixture.now(visit)).additions).toEqual([]);
});

test.each<[string, readonly AdditionOptions[], SaleOptions, (visit: Visit) => Promise<unknown>]>([
  [
    'on the way back, while the way there is cancelled',
    [BAG_BACK],
    {},
    async (visit) => good(await fixture.cancel(visit, { directions: ['departure'] })),
  ],
  [
    'of a passenger who travels, while another one does not',
    [BAG_OUT],
    { passengers: ['adult', 'adult'] },
    async (visit) => good(await fixture.cancel(visit, { passengers: [2] })),
  ],
  [
    'on another bus, which the traveller changed to',
    [BAG_OUT],
    {},
    async (visit) => good(await fixture.confirm(visit, NIGHT)),
  ],
  [
    'on an earlier bus, before which its reference ends',
    [BAG_OUT],
    NIGHT,
    async (visit) => good(await fixture.confirm(visit, MORNING)),
  ],
])('is still to be paid %s', async (_, wishes, options, happens) => {
  const { visit, adding } = await addedInStore(wishes, options);
  await happens(visit);
  expect(await told(adding)).toBe(0);
  expect(await fixture.now(adding)).toMatchObject({ expired: false, status: 'order_generated' });
  expect(await reminded()).toHaveLength(1);
  await hears(adding, 'paid');
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});

test('its reference would outlast an earlier bus: its payer is told not to pay, and money that comes in time adds it', async () => {
  const { visit, adding } = await addedInStore([BAG_OUT], NIGHT);
  await endsWithItsBus(adding);
  good(await fixture.confirm(visit, MORNING));
  expect(await told(adding)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(await reminded()).toEqual([]);
  const mails = await notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/salida más temprana[\s\S]*lo agregamos, si aún se puede/);
  await hears(adding, 'paid');
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});
