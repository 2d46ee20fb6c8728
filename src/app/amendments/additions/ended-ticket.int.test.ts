import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundDue } from '#app/payment/refund-due.ts';
import type { AdditionOptions } from '#testing/addition-fixture.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
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
/** The buses on the day of the way there. */
const MORNING = { run: 0 } as const;
const NIGHT = { run: 1 } as const;

const TOLD = 'addition.withdrawn';

/** Its reference ends an hour before its bus leaves, as those of the last day do. */
const endsWithItsBus = ({ reservation: { id, adding } }: Visit) =>
  database.pool.query(
    `with paying as (
       update payment set pay_by = to_timestamp($2 / 1000.0) - interval '60 minutes' where reservation_id = $1
     )
     update reservation set hold_until = to_timestamp($2 / 1000.0) - interval '45 minutes' where reservation_id = $1`,
    [id, adding!.departs],
  );

test('waits in a store for a ticket that is cancelled: its payer is told once not to pay, and is reminded no more', async () => {
  const { visit, adding } = await fixture.addedInStore([BAG_OUT, BAG_BACK]);
  good(await fixture.cancel(visit, { directions: ['departure'] }));
  good(await fixture.cancel(visit, { directions: ['return'] }));
  expect(await fixture.told(adding, TOLD)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(good(await fixture.listed(visit)).waiting).toBeUndefined();
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(
    /boleto[\s\S]*se canceló[\s\S]*no pagues la referencia[\s\S]*te lo devolvemos[\s\S]*Maleta/,
  );
  expect(mails[0]!.text).toContain(adding.code);
  // Its reference ends later, without another letter.
  await fixture.hears(adding, 'refused');
  expect(await fixture.topics(adding)).not.toContain('voucher.lapsed');
});

test('its ticket is cancelled while the store gives its reference: its payer is told not to pay', async () => {
  const visit = await fixture.bought();
  const adding = await fixture.toAdd(visit, [BAG_OUT]);
  fixture.stores.during = async () => good(await fixture.cancel(visit));
  good(await fixture.inStore(adding));
  fixture.stores.during = undefined;
  expect(await fixture.topics(adding)).toEqual([TOLD]);
  expect((await fixture.now(adding)).expired).toBe(true);
});

test('is paid in a store although its ticket was cancelled: the money goes back by itself', async () => {
  const { visit, adding } = await fixture.addedInStore([BAG_OUT]);
  good(await fixture.cancel(visit));
  await fixture.hears(adding, 'paid');
  expect((await fixture.attempt(adding)).state).toBe('refund_due');
  expect(await fixture.topics(adding)).toContain('refund.due');
  await refundDue(fixture.sale);
  expect((await fixture.attempt(adding)).state).toBe('refunded');
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
  const { visit, adding } = await fixture.addedInStore(wishes, options);
  await happens(visit);
  expect(await fixture.told(adding, TOLD)).toBe(0);
  expect(await fixture.now(adding)).toMatchObject({ expired: false, status: 'order_generated' });
  expect(await fixture.reminded()).toHaveLength(1);
  await fixture.hears(adding, 'paid');
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});

test('its reference would outlast an earlier bus: its payer is told not to pay, and money that comes in time adds it', async () => {
  const { visit, adding } = await fixture.addedInStore([BAG_OUT], NIGHT);
  await endsWithItsBus(adding);
  good(await fixture.confirm(visit, MORNING));
  expect(await fixture.told(adding, TOLD)).toBe(1);
  expect((await fixture.now(adding)).expired).toBe(true);
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/salida más temprana[\s\S]*lo agregamos, si aún se puede/);
  await fixture.hears(adding, 'paid');
  expect((await fixture.now(visit)).additions).toHaveLength(1);
});
