import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { claimRight, readEntitlements, type Take } from '#app/amendments/refunds/claim.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { plusDays } from '#kernel/instant.ts';
import { openUntilAwaited } from '#testing/open-until-awaited.ts';
import { codes } from '#testing/payment-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { openStoreFollowUps, type StoreFollowUps } from '#testing/store-follow-ups.ts';
import { sellPlainClass } from '#testing/plain-class.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StoreFollowUps;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStoreFollowUps(database.pool);
  await sellPlainClass(database.pool);
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

const TOLD = 'change.withdrawn';
const BOTH_SEATS = ['out-08 departure 1 sold', 'out-14 departure 1 held'];

/** The way there becomes a dearer bus of the same day, or of the day after, when a way back may leave before it. */
const DEARER = {} as const;
const dayAfter = ({ reservation }: Visit) => plusDays(reservation.departure.date!, 1);
const isAskedFor = async (visit: Visit) => fixture.toPay(visit, { date: dayAfter(visit), run: 1 });

/** The way back leaves in the morning of the day after. */
const comesBackEarly = async (visit: Visit) =>
  good(await fixture.confirm(visit, { direction: 'return', date: dayAfter(visit), run: 0 }));
const givesUp = async (visit: Visit) => good(await fixture.cancel(visit, { directions: ['departure'] }));

const deps = () => ({ ...fixture.sale, aftersales: aftersales(database.pool) });
async function claims({ code, caller }: Visit, take: Take) {
  const rights = good(await readEntitlements(deps())({ code }, caller, fixture.sale.now));
  const amount = rights[take === 'difference' ? 'difference' : 'refund']!.amounts.original!;
  good(await claimRight(deps())({ code, take, amount, key: randomUUID() }, caller, fixture.sale.now));
}

async function isOver(change: Visit) {
  expect(await fixture.told(change, TOLD)).toBe(1);
  expect((await fixture.now(change)).expired).toBe(true);
}

const sweep = () => seatInventory(database.pool).sweep(10);

test('waits in a store for a trip that its owner gives up: its payer is told once not to pay, and its seats are free', async () => {
  const { visit, change } = await fixture.changedInStore(DEARER);
  await givesUp(visit);
  good(await fixture.cancel(visit, { directions: ['return'] }));
  await isOver(change);
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(
    /devolución de ese viaje[\s\S]*No se cobró nada[\s\S]*no pagues la referencia[\s\S]*te lo devolvemos/,
  );
  expect(mails[0]!.text).toContain(change.code);
  await sweep();
  expect(await fixture.seats()).toEqual([]);
  // Its reference ends later, without another letter.
  await fixture.hears(change, 'refused');
  expect(await fixture.topics(change)).not.toContain('voucher.lapsed');
});

test('waits for a trip whose bus does not run, of which the money is claimed: it is over', async () => {
  const { visit, change } = await fixture.changedInStore(DEARER);
  await fixture.delay(visit.reservation, undefined);
  expect(await fixture.told(change, TOLD)).toBe(0);
  await claims(visit, 'original');
  await isOver(change);
});

test('waits for a trip in a lower class, of which the difference is claimed: it is over', async () => {
  const { visit, change } = await fixture.changedInStore(DEARER);
  await fixture.runAs(visit.reservation, 'plain');
  await claims(visit, 'difference');
  await isOver(change);
});

test('waits for a trip whose way back was changed and would leave before it arrives: it is over', async () => {
  const visit = await fixture.bought();
  const change = await isAskedFor(visit);
  good(await fixture.inStore(change));
  await comesBackEarly(visit);
  await isOver(change);
  expect(await fixture.reminded()).toEqual([]);
  const mails = await fixture.notToPay();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(/se hizo otro cambio en tu viaje[\s\S]*no pagues la referencia/);
  await sweep();
  // The way there can be changed to a bus that goes with it.
  const again = await fixture.toPay({ ...visit, reservation: await fixture.now(visit) }, DEARER);
  expect(again.reservation.expired).toBe(false);
});

const OVERTAKEN = [
  ['given up', givesUp],
  ['changed otherwise', comesBackEarly],
] as const;

describe('while a store is asked for its reference', () => {
  test.each(OVERTAKEN)('its trip is %s: its payer is told not to pay', async (_, happens) => {
    const visit = await fixture.bought();
    const change = await isAskedFor(visit);
    fixture.stores.during = () => happens(visit);
    good(await fixture.inStore(change));
    expect(await fixture.topics(change)).toEqual([TOLD]);
    await isOver(change);
  });

  test('its trip is given up in a transaction that is not committed when the reference is written: all the same', async () => {
    const visit = await fixture.bought();
    const change = await fixture.toPay(visit, DEARER);
    const { id } = visit.reservation;
    let giving: { readonly isAwaited: Promise<boolean> } | undefined;
    fixture.stores.during = async () => {
      giving = await openUntilAwaited(database.pool, [
        ['select from reservation where reservation_id = $1 for no key update', [id]],
        [
          `insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited,
             lines, compensation, differences)
           values (gen_random_uuid(), $1, 'key', 'hash', 'original', 0, 0, '[]', '[]', '[{"direction": "departure"}]')`,
          [id],
        ],
      ]);
    };
    good(await fixture.inStore(change));
    expect(await giving?.isAwaited).toBe(true);
    await isOver(change);
  });
});

describe('of one that is over', () => {
  test.each(OVERTAKEN)(
    'because its trip was %s, money goes back by itself, and its page says why',
    async (_, happens) => {
      const visit = await fixture.bought();
      const change = await isAskedFor(visit);
      good(await fixture.inStore(change));
      await happens(visit);
      const ways = () => listMethods(fixture.sale)(change, change.caller, fixture.sale.now);
      expect(codes(await ways())).toEqual(['change_overtaken']);
      await sweep();
      await fixture.hears(change, 'paid');
      expect((await fixture.attempt(change)).state).toBe('refund_due');
      expect(await fixture.topics(change)).toContain('refund.due');
      await fixture.box.drain();
      const [mail] = (await fixture.box.mails()).filter(({ subject }) => subject.includes('devolver'));
      expect(mail?.text).toContain('ya no podíamos pasar tu viaje a la salida que elegiste');
      await refundDue(fixture.sale);
      expect((await fixture.attempt(change)).state).toBe('refunded');
    },
  );
});

test('is over, and is paid before its seats are free: its money goes back, and it waits for nothing', async () => {
  const { visit, change } = await fixture.changedInStore(DEARER);
  await givesUp(visit);
  await fixture.hears(change, 'paid');
  expect((await fixture.attempt(change)).state).toBe('refund_due');
  expect((await fixture.now(change)).status).toBe('process');
});

test.each<[string, (visit: Visit) => Promise<unknown>]>([
  ['while its way back is given up', async (visit) => good(await fixture.cancel(visit, { directions: ['return'] }))],
  ['while its way back changes', async (visit) => good(await fixture.confirm(visit, { direction: 'return' }))],
  ['while its bus is late', (visit) => fixture.delay(visit.reservation, 45)],
])('is still to be paid %s', async (_, happens) => {
  const { visit, change } = await fixture.changedInStore(DEARER);
  await happens(visit);
  expect(await fixture.told(change, TOLD)).toBe(0);
  expect(await fixture.now(change)).toMatchObject({ expired: false, status: 'order_generated' });
  expect(await fixture.seats()).toEqual(expect.arrayContaining(BOTH_SEATS));
  expect(await fixture.reminded()).toHaveLength(1);
  await fixture.hears(change, 'paid');
  expect((await fixture.now(visit)).changed).toContain('departure');
  expect(await fixture.told(change, TOLD)).toBe(0);
});
