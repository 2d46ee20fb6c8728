import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundDue } from '#app/payment/refund-due.ts';
import { type InternetFixture, openInternetFixture } from '#testing/internet-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: InternetFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInternetFixture(database.pool);
  // The bus that others are changed to has no internet, the one they buy has.
  await database.pool.query(`update service_class set amenities = '{wc}' where service_class_id = 'lujo'`);
});
afterAll(async () => {
  await fixture.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.break({});
});
afterEach(() => fixture.audit());

const bought = () =>
  fixture.bought({
    round: false,
    extras: [
      { passenger: 1, direction: 'departure', offer: 'internet-plus', quantity: 1 },
      { passenger: 1, direction: 'departure', offer: 'bag', quantity: 1 },
    ],
  });
const delivered = async () => {
  const visit = await bought();
  await fixture.deliver();
  const [{ access_code: code } = { access_code: null }] = await fixture.deliveries(visit);
  return { visit, code: code! };
};
const states = async (visit: Visit) => (await fixture.deliveries(visit)).map(({ state }) => state);
const statusOf = async (code: string) =>
  (await fixture.made()).accesses.find(({ access_code: one }) => one === code)!.status;
const owedTo = async ({ reservation }: Visit) =>
  (await database.pool.query('select amount, reason, state from refund where reservation_id = $1', [reservation.id]))
    .rows;
const onBuses = (amenities: string) =>
  database.pool.query(`update service_class set amenities = $1 where service_class_id = 'plus'`, [amenities]);

describe('an access whose ticket was given up', () => {
  test('is forgotten here, ended at the supplier, and nothing more goes back', async () => {
    const { visit, code } = await delivered();
    expect(await fixture.end()).toBe(0);
    good(await fixture.cancel(visit));
    const owed = await owedTo(visit);
    expect(await fixture.end()).toBe(1);
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'refunded', access_code: null }]);
    expect(await statusOf(code)).toBe('revoked');
    expect(await owedTo(visit)).toEqual(owed);
    expect(await fixture.end()).toBe(0);
  });

  test.each(['unavailable', 'reset'])('is tried again while the supplier is %s', async (fault) => {
    const { visit, code } = await delivered();
    good(await fixture.cancel(visit));
    await fixture.break({ revoke: [fault] });
    await fixture.end();
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'ending', access_code: null, attempts: 1 }]);
    expect(await statusOf(code)).toBe('active');
    await fixture.end();
    expect(await states(visit)).toEqual(['refunded']);
    expect(await statusOf(code)).toBe('revoked');
  });
});

describe('a bus without internet', () => {
  afterEach(() => onBuses('{wifi}'));

  test('gives its package back by itself, and nothing else of the trip', async () => {
    const { visit, code } = await delivered();
    await onBuses('{wc}');
    await fixture.end();
    expect(await states(visit)).toEqual(['refunded']);
    expect(await statusOf(code)).toBe('revoked');
    expect(await owedTo(visit)).toEqual([{ amount: 4_900, reason: 'undelivered', state: 'due' }]);
    await refundDue(fixture.sale);
    const now = await fixture.now(visit);
    expect([now.status, now.tickets.length]).toEqual(['approved', 1]);
    expect(now.additions.map(({ offer }) => offer)).toEqual(['bag']);
    expect((await fixture.topics(visit)).filter((topic) => topic === 'internet.refunded')).toHaveLength(1);
    const { rows } = await database.pool.query(
      `select payload ->> 'why' as why from outbox where topic = 'internet.refunded'`,
    );
    expect(rows).toEqual([{ why: 'bus' }]);
    expect(await fixture.end()).toBe(0);
  });

  test('to which a passenger changes says so before, and gives the package back after', async () => {
    const { visit, code } = await delivered();
    const { notOnBoard } = await fixture.offered(visit);
    expect(notOnBoard.map(({ offer, total }) => [offer, total])).toEqual([['internet-plus', 4_900]]);
    const change = await fixture.toPay(visit);
    await fixture.end();
    expect(await states(visit)).toEqual(['delivered']);
    good(await fixture.paying(change));
    await fixture.end();
    expect(await states(visit)).toEqual(['refunded']);
    expect(await statusOf(code)).toBe('revoked');
    expect(await owedTo(visit)).toEqual([{ amount: 4_900, reason: 'undelivered', state: 'due' }]);
    expect((await fixture.now(visit)).additions.map(({ offer }) => offer)).toEqual(['bag']);
  });

  test('gives one back while the supplier is being asked for it: what it made is ended, and the reason stays', async () => {
    const visit = await bought();
    await fixture.break({ next: ['hang-after'] });
    const accesses = async () => (await fixture.made()).accesses.map(({ status }) => status);
    const before = await accesses();
    const delivering = fixture.deliver({ supplier: fixture.impatient(1_500) });
    await expect.poll(accesses).toHaveLength(before.length + 1);
    await onBuses('{wc}');
    await fixture.end();
    await delivering;
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'refunded', trouble: 'not on this bus' }]);
    expect((await accesses()).at(-1)).toBe('revoked');
  });

  test('gives one back that was not delivered yet; the supplier has nothing to end', async () => {
    const visit = await bought();
    await onBuses('{wc}');
    await fixture.end();
    expect(await states(visit)).toEqual(['refunded']);
    expect(await owedTo(visit)).toHaveLength(1);
    expect(await fixture.deliver()).toBe(0);
  });

  test('gives it back once, however many notice it at the same time', async () => {
    const { visit } = await delivered();
    await onBuses('{wc}');
    await Promise.all([fixture.end(), fixture.end(), fixture.end()]);
    await fixture.end();
    expect(await owedTo(visit)).toHaveLength(1);
    expect(await states(visit)).toEqual(['refunded']);
    expect(fixture.problems).toEqual([]);
  });

  test('that has left is no longer looked at', async () => {
    const { visit } = await delivered();
    await onBuses('{wc}');
    const { departure } = visit.reservation.departure.segment!;
    const move = (by: string) =>
      database.pool.query(
        `update departure_call set departs_at = departs_at ${by} interval '400 days' where departure_id = $1`,
        [departure],
      );
    await move('-');
    await fixture.end();
    expect(await states(visit)).toEqual(['delivered']);
    await move('+');
  });
});
