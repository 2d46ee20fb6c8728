import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseAdditionals } from '#app/booking/choose-additionals.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { DELIVERY_RETRIES } from '#domain/internet/delivery.ts';
import { soldBesideView } from '#http/format/sold-beside.ts';
import { type InternetFixture, openInternetFixture } from '#testing/internet-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: InternetFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInternetFixture(database.pool);
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

const ONE_WAY = { round: false } as const;
const PLUS = { offer: 'internet-plus' } as const;
const FAMILY = { offer: 'internet-plus-four' } as const;
const ONCE = { waits: [], atEnd: 'give-up' } as const;
const FARE = 65_001;
const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/;

const withBasic = () =>
  fixture.bought({
    ...ONE_WAY,
    extras: [{ passenger: 1, direction: 'departure', offer: 'internet-plus', quantity: 1 }],
  });
const states = async (visit: Visit) => (await fixture.deliveries(visit)).map(({ state }) => state);
const backOf = async (visit: Visit) =>
  (
    await database.pool.query(
      `select f.amount, f.reason, f.state from refund f join orders o on o.order_id = f.reservation_id
       where $1 in (o.order_id, o.parent_id)`,
      [visit.reservation.id],
    )
  ).rows;

describe('a package', () => {
  test('bought with the seats is delivered, shown with its ticket and told of, once', async () => {
    const visit = await withBasic();
    expect(await states(visit)).toEqual(['pending']);
    expect((await fixture.now(visit)).additions).toMatchObject([{ access: { state: 'pending', code: null } }]);
    await fixture.deliver();
    const [delivered] = await fixture.deliveries(visit);
    expect(delivered).toMatchObject({ state: 'delivered', access_code: expect.stringMatching(CODE), attempts: 1 });
    expect((await fixture.now(visit)).additions).toMatchObject([{ access: { code: delivered!.access_code } }]);
    await fixture.deliver();
    expect((await fixture.topics(visit)).sort()).toEqual(['internet.delivered', 'ticket.issued']);
    const { rows } = await database.pool.query('select payload::text as payload from outbox');
    for (const { payload } of rows) expect(payload).not.toContain(delivered!.access_code);
  });

  test('named without its passenger is for the first who has none, in the price and delivered', async () => {
    const draft = await fixture.sale.atPayment({ ...ONE_WAY, passengers: ['adult', 'adult'] });
    const choose = (offers: readonly string[]) =>
      chooseAdditionals(fixture.sale)(
        { code: draft.code, unplaced: { offers, field: 'sale_internet.packages' } },
        draft.caller,
        fixture.sale.now,
      );
    expect(await choose(['internet-plus', 'internet-plus', 'internet-plus'])).toMatchObject({
      fault: [{ code: 'addition_too_many', field: 'sale_internet.packages.2' }],
    });
    const reservation = good(await choose(['internet-plus', 'internet-plus-four']));
    expect(reservation.extras.map(({ passenger, offer }) => `${passenger} ${offer}`)).toEqual([
      '1 internet-plus',
      '2 internet-plus-four',
    ]);
    expect(reservation.quote!.additionals).toBe(4_900 + 9_900);
    expect(soldBesideView(reservation).sale_internet).toEqual({
      packages: { packages: ['internet-plus', 'internet-plus-four'], price: 14_800 },
    });
    const visit = { ...draft, reservation };
    good(await fixture.paying(visit));
    await fixture.deliver();
    expect(await states(visit)).toEqual(['delivered', 'delivered']);
  });

  test('bought after the sale is delivered too, and taxed as what it is', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await fixture.added(visit, [FAMILY]);
    await fixture.deliver();
    expect(await states(visit)).toEqual(['delivered']);
    const { rows } = await database.pool.query(
      `select product, vat_rate, net + vat as total from payment_line where facts ->> 'kind' = 'addition'`,
    );
    expect(rows).toEqual([{ product: '81112101', vat_rate: 16, total: 9_900 }]);
  });

  test('excludes the other on the same journey, and not on the way back', async () => {
    const visit = await fixture.bought();
    expect(codes(await fixture.adding(visit, [PLUS, FAMILY]))).toEqual(['addition_excluded']);
    await fixture.added(visit, [PLUS]);
    expect(await fixture.adding(visit, [FAMILY])).toMatchObject({ ok: false, fault: [{ field: 'items.0' }] });
    await fixture.added(visit, [{ ...FAMILY, direction: 'return' }]);
  });

  test('is not sold on a bus that does not have it, and is offered while luggage is not', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const keysOf = async () =>
      good(await fixture.listed(visit)).tickets[0]!.offers.flatMap(({ offer, refusal }) => (refusal ? [] : offer.key));
    expect(await keysOf()).toEqual(['bag', 'board', 'internet-plus', 'internet-plus-four']);
    await database.pool.query(`update service_class set amenities = '{wc}'`);
    expect(await keysOf()).toEqual(['bag', 'board']);
    expect(codes(await fixture.adding(visit, [PLUS]))).toEqual(['additional_unavailable']);
    await database.pool.query(`update service_class set amenities = '{wifi}'`);
  });

  test('is left with nobody where it is not paid', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await fixture.toAdd(visit, [PLUS]);
    expect(await fixture.deliver()).toBe(0);
    expect((await fixture.made()).accesses.filter(({ status }) => status === 'preparing')).toEqual([]);
  });
});

describe('the supplier', () => {
  test.each([
    ['is down', 'unavailable', 'status 503'],
    ['breaks the line', 'reset', 'silence'],
    ['answers garbage', 'garbage', 'unreadable'],
    ['answers late', 'late', 'preparing'],
  ])('%s: it waits, and is delivered once', async (_, fault, trouble) => {
    const visit = await withBasic();
    const before = await fixture.made();
    await fixture.break({ next: [fault] });
    await fixture.deliver();
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'pending', attempts: 1, trouble }]);
    await fixture.deliver();
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'delivered', attempts: 2, trouble: null }]);
    const after = await fixture.made();
    expect(after.asked - before.asked).toBe(2);
    expect(after.accesses.length - before.accesses.length).toBe(1);
  });

  test('is slow: its answer is awaited', async () => {
    const visit = await withBasic();
    await fixture.break({ next: ['slow'], ms: 1_500 });
    await fixture.deliver();
    expect(await states(visit)).toEqual(['delivered']);
  });

  test.each(['expire', 'forget'] as const)(
    'ends the tokens (%s): the next call has another, and is made once',
    async (how) => {
      const supplier = fixture.impatient(8_000);
      await withBasic();
      await fixture.deliver({ supplier });
      const before = await fixture.made();
      const visits = [await withBasic(), await withBasic()];
      await fixture.endTokens(how);
      await fixture.deliver({ supplier });
      for (const visit of visits) expect(await states(visit)).toEqual(['delivered']);
      const after = await fixture.made();
      expect([after.asked - before.asked, after.taken - before.taken]).toEqual([2, how === 'expire' ? 0 : 1]);
    },
  );

  test('makes it and never says so: the next try has the same', async () => {
    const visit = await withBasic();
    await fixture.break({ next: ['hang-after'] });
    await fixture.deliver({ supplier: fixture.impatient(300) });
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'pending', trouble: 'silence' }]);
    const { accesses } = await fixture.made();
    await fixture.deliver();
    const [delivered] = await fixture.deliveries(visit);
    expect(delivered!.access_code).toBe(accesses.at(-1)!.access_code);
  });

  test('is not there at all: nothing of the sale fails', async () => {
    const visit = await withBasic();
    await fixture.deliverToNobody();
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'pending', trouble: 'unreached' }]);
    expect((await fixture.now(visit)).status).toBe('approved');
    await fixture.deliver();
    expect(await states(visit)).toEqual(['delivered']);
    expect(fixture.problems).toEqual([]);
  });

  test('is asked for many at once by several, and each is delivered once', async () => {
    const visits = [await withBasic(), await withBasic(), await withBasic()];
    await Promise.all([fixture.deliver(), fixture.deliver(), fixture.deliver()]);
    await fixture.deliver();
    for (const visit of visits) {
      expect(await states(visit)).toEqual(['delivered']);
      expect((await fixture.topics(visit)).filter((topic) => topic === 'internet.delivered')).toHaveLength(1);
    }
  });
});

describe('what cannot be had', () => {
  test('goes back the way it was paid, with a letter, its ticket staying good', async () => {
    const visit = await withBasic();
    await fixture.break({ next: ['refuse'] });
    await fixture.deliver();
    expect(await fixture.deliveries(visit)).toMatchObject([{ state: 'refunded', trouble: 'refused 422' }]);
    expect(await backOf(visit)).toEqual([{ amount: 4_900, reason: 'undelivered', state: 'due' }]);
    await refundDue(fixture.sale);
    expect(await backOf(visit)).toMatchObject([{ state: 'paid' }]);
    const now = await fixture.now(visit);
    expect([now.status, now.tickets.length, now.additions]).toEqual(['approved', 1, []]);
    expect((await fixture.topics(visit)).sort()).toEqual(['internet.refunded', 'refund.returned', 'ticket.issued']);
  });

  test('goes back after the last try, whatever was added with it staying', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await fixture.added(visit, [{ offer: 'bag' }, FAMILY]);
    await fixture.deliverToNobody(ONCE);
    expect(await states(visit)).toEqual(['refunded']);
    expect(await backOf(visit)).toEqual([{ amount: 9_900, reason: 'undelivered', state: 'due' }]);
    expect((await fixture.now(visit)).additions.map(({ offer }) => offer)).toEqual(['bag']);
    await refundDue(fixture.sale);
    // Afterwards another package may be bought.
    await fixture.added(visit, [PLUS]);
  });

  test('goes back once however many give up at the same time, and its access ends', async () => {
    const visit = await withBasic();
    await fixture.break({ always: 'garbage' });
    const retries = ONCE;
    await Promise.all([fixture.deliver({ retries }), fixture.deliver({ retries }), fixture.deliver({ retries })]);
    expect(await states(visit)).toEqual(['refunded']);
    expect(await backOf(visit)).toHaveLength(1);
    expect((await fixture.made()).accesses.at(-1)!.status).toBe('revoked');
  });

  test('is given up with its ticket before it came: nothing goes back twice', async () => {
    const visit = await withBasic();
    good(await fixture.cancel(visit));
    const owed = await backOf(visit);
    await fixture.deliver();
    expect(await states(visit)).toEqual(['refunded']);
    expect(await backOf(visit)).toEqual(owed);
  });

  test('is gone when its ticket is cancelled afterwards: the ticket alone goes back', async () => {
    const visit = await withBasic();
    await fixture.deliverToNobody(ONCE);
    await refundDue(fixture.sale);
    const { given } = good(await fixture.cancel(visit));
    expect(given.credited).toBeLessThanOrEqual(FARE);
    expect(await backOf(visit)).toMatchObject([{ amount: 4_900, state: 'paid' }]);
  });

  test('is tried as often as the policy says', async () => {
    const visit = await withBasic();
    for (const _ of DELIVERY_RETRIES.waits) await fixture.deliverToNobody();
    expect(await states(visit)).toEqual(['pending']);
    await fixture.deliverToNobody();
    expect(await states(visit)).toEqual(['refunded']);
  });
});
