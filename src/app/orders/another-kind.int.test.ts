import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { cancelTickets } from '#app/amendments/refunds/cancel.ts';
import { takeCash } from '#app/counter/take-cash.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { pay } from '#app/payment/pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { newSecret } from '#main/rooms/loyalty.ts';
import { breakMachine, COFFEE, orderCoffee, type OrderedCoffee, vouchersOf } from '#testing/coffee.ts';
import { type CoffeeSite, openCoffeeSite } from '#testing/coffee-site.ts';
import { type InvoicingFixture, openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: InvoicingFixture;
let site: CoffeeSite['site'];
let paying: CoffeeSite['paying'];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInvoicingFixture(database.pool);
  ({ site, paying } = openCoffeeSite(database.pool, fixture));
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const now = async ({ id }: OrderedCoffee) => (await site.orders.byId(id))!.order;
const till = () => ({ takeMoney: takeMoney({ till: tillStores(database.pool), ...site }) });
const attempt = async ({ id }: OrderedCoffee) => (await site.payments.latest(id))!;

describe('a voucher for a coffee is paid', () => {
  test.each(['credit', 'debit', 'apple_pay', 'google_pay'] as const)('by %s', async (method) => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    const { order } = good(await paying(coffee, caller, { method }));
    expect(order).toMatchObject({ status: 'approved', paying: false, items: [{ position: 1, kind: COFFEE }] });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test('on the page of a provider', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    fixture.cards.behave('asks');
    const { redirectUrl } = good(await paying(coffee, caller, { method: 'paypal', token: undefined }));
    expect(redirectUrl).toMatch(/^https:/);
    expect(await now(coffee)).toMatchObject({ status: 'process', paying: true });
    const { id } = await attempt(coffee);
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(site, id);
    expect(await now(coffee)).toMatchObject({ status: 'approved', paying: false });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test.each(['oxxo', 'openpay'] as const)('in a store, by %s', async (method) => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method, token: undefined }));
    expect(await now(coffee)).toMatchObject({ status: 'order_generated' });
    expect(await vouchersOf(database.pool, coffee)).toEqual([]);
    const { id } = await attempt(coffee);
    fixture.stores.decide(id, 'paid');
    await confirmAttempt(site, id);
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test('in cash at the counter, as an order that waits', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method: 'cash', token: undefined }));
    expect(await now(coffee)).toMatchObject({ status: 'order_generated', expired: false });
    const { code } = coffee;
    expect(good(await takeCash(till())({ code, actor: 'eva' }))).toMatchObject({ amount: coffee.total, change: 0 });
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
    const log = await counterRepository(database.pool, CARRIER_ZONE).log({ code, limit: 10 });
    expect(log).toMatchObject([{ action: 'cash.taken', code, amount: coffee.total }]);
  });

  test('by telephone, on a terminal of the call centre', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method: 'cash', token: undefined }));
    const by = { name: 'Leo', role: 'callcentre', place: '192.0.2.30', key: 'key-of-leo', requestHash: '1' } as const;
    const asked = { code: coffee.code, total: coffee.total, by } as const;
    const money = { kind: 'terminal', authorisation: 'COFFEE1', cardType: 'credit' } as const;
    expect(good(await till().takeMoney({ ...asked, money }))).toMatchObject({ authorisation: 'COFFEE1' });
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test('not in cash while there is nothing left', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method: 'cash', token: undefined }));
    await breakMachine(database.pool, coffee);
    const taken = await takeCash(till())({ code: coffee.code, actor: 'eva' });
    expect(taken).toMatchObject({ ok: false, fault: { code: 'time_exceeded' } });
    expect(await attempt(coffee)).toMatchObject({ state: 'pending' });
  });

  test.each(['traveller_purchased', 'traveller_win'] as const)('with points, by %s', async (method) => {
    const programme = openProgramme(database.pool);
    const traveller = await programme.account({ purchased: 100_000, win: 100_000 });
    const caller = await programme.enter(traveller, fixture.sale.now);
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method, token: undefined }));
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
    const left = await programme.points.balances(traveller.id);
    expect(left.purchased + left.win).toBe(200_000 - coffee.total);
  });

  test("on an agency's account", async () => {
    const { hash } = newSecret();
    const agency = { id: uuidV7<'agency'>(Date.now(), randomBytes(10)), name: 'Viajes Café' };
    await site.agencies.open({ ...agency, creditLimit: centavos(9000) }, hash, fixture.sale.now);
    const caller = { ...stranger(), agencyHash: hash };
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method: 'agencies', token: undefined }));
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
    const more = await orderCoffee(database.pool, caller);
    expect(codes(await paying(more, caller, { method: 'agencies', token: undefined }))).toEqual([
      'agency_limit_exceeded',
    ]);
  });

  test('with credit that a trip gave', async () => {
    const visit = await fixture.sale.atPayment();
    good(await fixture.paying(visit));
    const given = { code: visit.code, passengers: undefined, directions: undefined, means: 'credit' } as const;
    const asked = { ...given, amount: visit.reservation.quote!.total, key: 'key-12345678' };
    const deps = { ...fixture.sale, aftersales: aftersales(database.pool) };
    const { given: back } = good(await cancelTickets(deps)(asked, visit.caller, fixture.sale.now));
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller, { method: 'store_credit', token: back.credit!.code }));
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test('with nothing, where it costs nothing', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller, 0);
    good(await paying(coffee, caller, { method: 'cash', token: undefined }));
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
  });
});

test('is offered in every way that is there for it', async () => {
  const caller = stranger();
  const coffee = await orderCoffee(database.pool, caller);
  const { methods, total } = good(await listMethods(site)(coffee, caller, fixture.sale.now));
  expect(total).toBe(coffee.total);
  expect(methods.map(({ type }) => type).toSorted()).toEqual(
    ['apple_pay', 'cash', 'credit', 'debit', 'google_pay', 'openpay', 'oxxo', 'paypal', 'store_credit'].toSorted(),
  );
});

describe('money that cannot be kept goes back', () => {
  test('paid when there was nothing left', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    fixture.cards.behave('asks');
    good(await paying(coffee, caller));
    await breakMachine(database.pool, coffee);
    const { id } = await attempt(coffee);
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(site, id);
    expect(await attempt(coffee)).toMatchObject({ state: 'refund_due' });
    await refundDue(site);
    expect(await attempt(coffee)).toMatchObject({ state: 'refunded' });
    expect(await now(coffee)).toMatchObject({ status: 'process' });
    expect(await vouchersOf(database.pool, coffee)).toEqual([]);
  });

  test('paid twice', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    fixture.cards.behave('asks');
    good(await paying(coffee, caller));
    const first = await attempt(coffee);
    await abandonPayment(site)(coffee, caller);
    fixture.cards.behave('pays');
    good(await paying(coffee, caller));
    fixture.cards.decide(first.id, 'paid');
    await confirmAttempt(site, first.id);
    await refundDue(site);
    expect(await site.payments.byId(first.id)).toMatchObject({ state: 'refunded' });
    expect(await now(coffee)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test('is not taken for what is not there', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    await breakMachine(database.pool, coffee);
    expect(codes(await paying(coffee, caller))).toEqual(['time_exceeded']);
  });
});

describe('taken off sale after it was ordered', () => {
  /** The site without the line of that kind. */
  const without = (): PaymentDeps => ({ ...site, ...orderDeps(database.pool, fixture.sale) });

  test('cannot be paid, and says so before anything is charged', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    expect(codes(await listMethods(without())(coffee, caller, fixture.sale.now))).toEqual(['process_cannot_continue']);
    const asked = { code: coffee.code, total: coffee.total, deviceSession: undefined, key: 'key-of-no-coffee' };
    for (const how of [{ method: 'credit', token: 'tok_1' } as const, { method: 'cash', token: undefined } as const])
      expect(codes(await pay(without())({ ...asked, ...how }, caller, fixture.sale.now))).toEqual([
        'process_cannot_continue',
      ]);
    expect(await site.payments.latest(coffee.id)).toBeUndefined();
  });

  test.each(['credit', 'oxxo'] as const)('what was begun by %s before and is paid after goes back', async (method) => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    if (method === 'credit') fixture.cards.behave('asks');
    good(await paying(coffee, caller, { method, ...(method === 'oxxo' && { token: undefined }) }));
    const { id } = await attempt(coffee);
    (method === 'credit' ? fixture.cards : fixture.stores).decide(id, 'paid');
    await confirmAttempt(without(), id);
    expect(await attempt(coffee)).toMatchObject({ state: 'refund_due' });
    expect(await vouchersOf(database.pool, coffee)).toEqual([]);
    expect(await now(coffee)).not.toMatchObject({ status: 'approved' });
  });

  test('what was refused meanwhile is refused', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    fixture.cards.behave('asks');
    good(await paying(coffee, caller));
    const { id } = await attempt(coffee);
    fixture.cards.decide(id, 'refused');
    await confirmAttempt(without(), id);
    expect(await now(coffee)).toMatchObject({ paying: false });
    expect((await attempt(coffee)).state).not.toMatch(/captured|refund/);
  });

  test('what was sold before stays theirs', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller));
    const { order, methods } = good(await listMethods(without())(coffee, caller, fixture.sale.now));
    expect([order.status, methods]).toEqual(['approved', []]);
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });
});
