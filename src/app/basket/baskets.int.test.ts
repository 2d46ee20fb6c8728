import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { draftGlobal } from '#adapters/db/invoicing/draft-global.ts';
import { cancelTickets } from '#app/amendments/refunds/cancel.ts';
import type { BasketDeps } from '#app/basket/basket-deps.ts';
import { addToBasket, removeFromBasket } from '#app/basket/change-basket.ts';
import { readBasketOf } from '#app/basket/read-basket.ts';
import type { Caller } from '#app/caller.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { pay } from '#app/payment/pay.ts';
import type { Pay } from '#app/payment/try-to-pay.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { publicInGeneral } from '#domain/invoicing/global-invoice.ts';
import { monthOf, spanOf } from '#domain/invoicing/invoicing-deadline.ts';
import type { Order } from '#domain/orders/order.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { fulfilments, orderDeps } from '#main/rooms/fulfilments.ts';
import { basketDeps } from '#testing/basket.ts';
import { breakMachine, COFFEE, coffeeFulfilment, orderCoffee, vouchersOf } from '#testing/coffee.ts';
import { type InvoicingFixture, openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: InvoicingFixture;
let site: PaymentDeps;
let deps: BasketDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  fixture = await openInvoicingFixture(pool);
  const { sale } = fixture;
  const sold = fulfilments(pool, sale, { [COFFEE]: coffeeFulfilment(pool) });
  site = { ...sale, ...orderDeps(pool, sale, sold) };
  deps = basketDeps(pool, site);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const adding = (caller: Caller, ...all: readonly { readonly code: string }[]) =>
  all.reduce<Promise<unknown>>(
    (before, { code }) => before.then(async () => good(await addToBasket(deps)({ code }, caller, fixture.sale.now))),
    Promise.resolve(),
  );

const shown = (caller: Caller) => readBasketOf(deps)(caller, fixture.sale.now);

let keys = 0;
async function paying(caller: Caller, change: Partial<Pay> = {}) {
  const { order, total } = await shown(caller);
  const asked = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: `key-${(keys += 1)}` } as const;
  return pay(site)({ ...asked, code: order!.code, total, ...change }, caller, fixture.sale.now);
}

const now = async ({ id }: Pick<Order, 'id'>) => (await site.orders.byId(id))!.order;
const latest = async ({ id }: Pick<Order, 'id'>) => (await site.payments.latest(id))!;

/** A trip at its payment and two coffees, in one basket. */
async function tripAndCoffee() {
  const visit = await fixture.sale.atPayment();
  const { caller } = visit;
  const coffee = await orderCoffee(database.pool, caller);
  await adding(caller, visit, coffee);
  const { order } = await shown(caller);
  return { visit, caller, coffee, trip: visit.reservation, basket: order! };
}

describe('a basket', () => {
  test('is begun with its first order, and has what they cost', async () => {
    const { caller, trip, coffee, basket } = await tripAndCoffee();
    const { parts, total, others } = await shown(caller);
    expect(parts.map(({ code }) => code)).toEqual([trip.code, coffee.code]);
    expect(total).toBe(trip.quote!.total + coffee.total);
    expect(others).toEqual([]);
    expect(await now(basket)).toMatchObject({ total, status: 'process', contact: { email: expect.anything() } });
  });

  test('has an order once, however often it is added and by how many tabs', async () => {
    const visit = await fixture.sale.atPayment();
    const { caller } = visit;
    const coffee = await orderCoffee(database.pool, caller);
    await Promise.all([adding(caller, visit), adding(caller, visit), adding(caller, coffee)]);
    expect((await shown(caller)).parts).toHaveLength(2);
    const { rows } = await database.pool.query(`select from order_item where kind = 'basket'`);
    expect(rows).toHaveLength(1);
  });

  test('lists what else is open, and what was taken out again', async () => {
    const { caller, coffee, trip } = await tripAndCoffee();
    good(await removeFromBasket(deps)(coffee, caller));
    const { parts, others, total } = await shown(caller);
    expect([parts, others].map((all) => all.map(({ code }) => code))).toEqual([[trip.code], [coffee.code]]);
    expect(total).toBe(trip.quote!.total);
  });

  test("takes no order of another visitor's", async () => {
    const coffee = await orderCoffee(database.pool, (await fixture.sale.atPayment()).caller);
    const { caller } = await fixture.sale.atPayment();
    expect(codes(await addToBasket(deps)(coffee, caller, fixture.sale.now))).toEqual(['reservation_not_found']);
  });

  test('is paid at once and with money', async () => {
    const { caller, basket } = await tripAndCoffee();
    const { methods } = good(await listMethods(site)(basket, caller, fixture.sale.now));
    expect(methods.map(({ type }) => type).toSorted()).toEqual(['credit', 'debit', 'paypal']);
  });
});

describe('one payment', () => {
  test('sells everything, and a key pays once', async () => {
    const { caller, trip, coffee, basket } = await tripAndCoffee();
    const { total } = await shown(caller);
    const same = { key: 'the-same-key', method: 'credit', token: 'tok_1', deviceSession: undefined } as const;
    for (let i = 0; i < 2; i += 1)
      good(await pay(site)({ ...same, code: basket.code, total }, caller, fixture.sale.now));
    for (const order of [basket, trip, coffee]) expect(await now(order)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
    expect([...fixture.cards.captured.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
    expect(await latest(trip)).toMatchObject({ provider: 'basket', method: 'credit', amount: trip.quote!.total });
    expect(codes(await removeFromBasket(deps)(coffee, caller))).toBeUndefined();
  });

  test('pins what is in it while the bank asks, and releases it when it says no', async () => {
    const { caller, visit, trip, coffee, basket } = await tripAndCoffee();
    fixture.cards.behave('asks');
    good(await paying(caller));
    expect(await fixture.claims(visit)).toEqual(['paying', 'paying']);
    for (const order of [trip, coffee]) expect(await now(order)).toMatchObject({ paying: true, expired: false });
    expect(codes(await removeFromBasket(deps)(coffee, caller))).toEqual(['payment_in_progress']);
    expect(codes(await fixture.paying(visit))).toEqual(['payment_in_progress']);
    const { id } = await latest(basket);
    fixture.cards.decide(id, 'refused');
    await confirmAttempt(site, id);
    for (const order of [basket, trip, coffee]) expect(await now(order)).toMatchObject({ paying: false });
    expect(await fixture.claims(visit)).toEqual(['held', 'held']);
    fixture.cards.behave('pays');
    good(await paying(caller));
    expect(await now(trip)).toMatchObject({ status: 'approved' });
  });

  test('does not begin while one of them cannot be sold, and does once it is taken out', async () => {
    const { caller, coffee, trip } = await tripAndCoffee();
    await breakMachine(database.pool, coffee);
    expect(codes(await paying(caller))).toEqual(['time_exceeded']);
    good(await removeFromBasket(deps)(coffee, caller));
    good(await paying(caller));
    expect(await now(trip)).toMatchObject({ status: 'approved' });
    expect(await now(coffee)).toMatchObject({ status: 'process' });
  });

  test('asks for the price that is shown', async () => {
    const { caller } = await tripAndCoffee();
    expect(codes(await paying(caller, { total: centavos(100) }))).toEqual(['price_changed']);
  });
});

describe('what cannot be kept when the money arrives', () => {
  test('goes back by itself, and the rest is sold', async () => {
    const { caller, trip, coffee, basket } = await tripAndCoffee();
    fixture.cards.behave('asks');
    good(await paying(caller));
    await breakMachine(database.pool, coffee);
    const { id } = await latest(basket);
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(site, id);
    expect(await now(trip)).toMatchObject({ status: 'approved' });
    expect(await latest(coffee)).toMatchObject({ state: 'refund_due' });
    expect(await vouchersOf(database.pool, coffee)).toEqual([]);
    const [item] = await deps.newOrders.items(basket.id);
    expect(item!.what).toMatchObject({ parts: [{ isSold: true }, { isSold: false }] });
    await fixture.audit();
    // Once through the basket, then from the provider.
    await refundDue(site);
    await refundDue(site);
    expect(await latest(coffee)).toMatchObject({ state: 'refunded' });
    const { rows } = await database.pool.query('select state, amount, payment_id from refund order by created_at');
    expect(rows).toMatchObject([{ state: 'paid' }, { state: 'paid', amount: coffee.total, payment_id: id }]);
  });

  test('money that comes after it was given up sells what is still there', async () => {
    const { caller, visit, trip, coffee, basket } = await tripAndCoffee();
    fixture.cards.behave('asks');
    good(await paying(caller));
    await abandonPayment(site)(basket, caller);
    await fixture.leave(visit, -1);
    await breakMachine(database.pool, coffee);
    const { id } = await latest(basket);
    fixture.cards.decide(id, 'paid');
    await confirmAttempt(site, id);
    expect(await now(trip)).toMatchObject({ status: 'approved' });
    expect(await latest(coffee)).toMatchObject({ state: 'refund_due' });
  });

  test('money that comes twice goes back once', async () => {
    const { caller, trip, coffee, basket } = await tripAndCoffee();
    fixture.cards.behave('asks');
    good(await paying(caller));
    const first = await latest(basket);
    await abandonPayment(site)(basket, caller);
    fixture.cards.behave('pays');
    good(await paying(caller));
    fixture.cards.decide(first.id, 'paid');
    await confirmAttempt(site, first.id);
    await refundDue(site);
    expect(await site.payments.byId(first.id)).toMatchObject({ state: 'refunded' });
    for (const order of [trip, coffee]) expect(await now(order)).toMatchObject({ status: 'approved' });
  });

  test('an order paid alone after the basket was given up is not paid again by its late money', async () => {
    const { caller, coffee, trip, basket } = await tripAndCoffee();
    fixture.cards.behave('asks');
    good(await paying(caller));
    const first = await latest(basket);
    await abandonPayment(site)(basket, caller);
    fixture.cards.behave('pays');
    const alone = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-alone' } as const;
    good(await pay(site)({ ...alone, code: coffee.code, total: coffee.total }, caller, fixture.sale.now));
    fixture.cards.decide(first.id, 'paid');
    await confirmAttempt(site, first.id);
    expect(await now(trip)).toMatchObject({ status: 'approved' });
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
    await refundDue(site);
    await refundDue(site);
    const { rows } = await database.pool.query(`select amount from refund where payment_id = $1`, [first.id]);
    expect(rows).toEqual([{ amount: coffee.total }]);
  });
});

/** Cancels all tickets of a trip that does not run, its money by the way it came. */
async function cancelled(visit: Visit) {
  await fixture.delay(visit.reservation, undefined);
  const given = { code: visit.code, passengers: undefined, directions: undefined, means: 'original' } as const;
  const asked = { ...given, amount: visit.reservation.quote!.total, key: 'key-12345678' };
  return cancelTickets({ ...fixture.sale, aftersales: aftersales(database.pool) })(
    asked,
    visit.caller,
    fixture.sale.now,
  );
}

describe('afterwards', () => {
  test('a trip is cancelled alone, and its money goes back through the payment of the basket', async () => {
    const { caller, visit, trip, coffee, basket } = await tripAndCoffee();
    good(await paying(caller));
    good(await cancelled(visit));
    await refundDue(site);
    await refundDue(site);
    const { id } = await latest(basket);
    const { rows } = await database.pool.query('select amount, state from refund where payment_id = $1', [id]);
    expect(rows).toEqual([{ amount: trip.quote!.total, state: 'paid' }]);
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });

  test("each order's payment is invoiced, and the basket's is not invoiced again", async () => {
    const { caller, trip, coffee, basket } = await tripAndCoffee();
    good(await paying(caller));
    const invoicing = { ...fixture.invoicing, ...site };
    const of = async ({ code }: { readonly code: string }) =>
      good(await findToInvoice(invoicing)({ code }, caller, fixture.sale.now)).payments;
    expect(await of(trip)).toMatchObject([{ amount: trip.quote!.total, refusal: undefined }]);
    expect(await of(coffee)).toMatchObject([{ amount: coffee.total, refusal: undefined }]);
    expect((await of(basket)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      [coffee.total, trip.quote!.total].toSorted((a, b) => a - b),
    );
  });

  test('a debit card in a wallet is the payment form of a global invoice with its orders, too', async () => {
    const { caller } = await tripAndCoffee();
    good(await paying(caller));
    // As the wallets' gateway reports it: of the basket's payment, not of the shares.
    await database.pool.query(
      `update payment set method = 'apple_pay', card_type = case when provider <> 'basket' then 'debit' end`,
    );
    const zone = CARRIER_ZONE;
    const month = monthOf(instant(Date.now()), zone);
    const order = { month, ...spanOf(month, zone), receiver: publicInGeneral({ postalCode: '44100' }) };
    expect(await draftGlobal(database.pool, { ...order, openForms: {}, mostLines: 100 })).toBe(1);
    const { rows } = await database.pool.query('select series, payment_form from invoice');
    expect(rows).toEqual([{ series: 'G', payment_form: '28' }]);
  });
});
