import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { draftCreditNotes } from '#adapters/db/invoicing/draft-credit-notes.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { lookUp } from '#app/access/look-up.ts';
import type { Caller } from '#app/caller.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { descriptionOf } from '#domain/invoicing/line-description.ts';
import { describeOrder, ITEM_WORDS } from '#http/orders/kinds.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { describeDeps } from '#main/rooms/basket.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { COFFEE, coffeeWords, orderCoffee, type OrderedCoffee, vouchersOf } from '#testing/coffee.ts';
import { type CoffeeSite, openCoffeeSite } from '#testing/coffee-site.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StampingFixture;
let site: CoffeeSite['site'];
let paying: CoffeeSite['paying'];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  ({ site, paying } = openCoffeeSite(database.pool, fixture));
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

/** Requests its invoice, and has it stamped. */
async function invoiced(coffee: OrderedCoffee, caller: Caller) {
  const deps = { ...fixture.invoicing, ...site };
  const { payments } = good(await findToInvoice(deps)(coffee, caller, fixture.sale.now));
  expect(payments).toMatchObject([{ concept: 'other', amount: coffee.total, refusal: undefined }]);
  const asked = { code: coffee.code, payments: payments.map(({ id }) => id), receiver: REGISTERED };
  const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
  good(await requestInvoice(deps)({ ...asked, ...contact }, caller, fixture.sale.now));
  await fixture.work();
}

test('is invoiced and stamped, each line in the words it was sold with and at its own tax', async () => {
  const caller = stranger();
  const coffee = await orderCoffee(database.pool, caller);
  good(await paying(coffee, caller));
  const before = (await fixture.documents()).length;
  await invoiced(coffee, caller);
  const { rows } = await database.pool.query('select facts, product, unit_key, net, vat, vat_rate from invoice_line');
  expect(rows).toMatchObject([{ product: '90101700', unit_key: 'E48', net: 7759, vat: 1241, vat_rate: 16 }]);
  expect(descriptionOf(rows[0].facts)).toBe('Café, 2');
  const [document] = (await fixture.documents()).slice(before);
  expect(document).toMatchObject({ type: 'I', total: '90.00' });
  expect(document!.cfdi).toContain('Café, 2');
});

describe('is returned by its buyer', () => {
  const returning = (coffee: OrderedCoffee, caller: Caller) =>
    returnOrder({ ...site, ...returnDeps(database.pool) })(coffee, caller);

  test('by the way it was paid: its sale is taken back as it was sold, and its money goes back once', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller));
    const answers = await Promise.all([1, 2, 3].map(() => returning(coffee, caller)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await vouchersOf(database.pool, coffee)).toEqual([]);
    const { rows } = await database.pool.query(
      `select kind, amount from ledger_transfer where reservation_id = $1 and kind like '%-back' order by kind`,
      [coffee.id],
    );
    expect(rows).toEqual([
      { kind: 'sale-back', amount: 7759 },
      { kind: 'vat-back', amount: 1241 },
    ]);
    await refundDue(site);
    const refunds = await database.pool.query('select amount, reason, state from refund');
    expect(refunds.rows).toEqual([{ amount: coffee.total, reason: 'cancelled', state: 'paid' }]);
  });

  test('with a credit note for its invoice', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    good(await paying(coffee, caller));
    await invoiced(coffee, caller);
    const before = (await fixture.documents()).length;
    good(await returning(coffee, caller));
    expect(await draftCreditNotes(database.pool, 10)).toBe(1);
    await fixture.work();
    const [note] = (await fixture.documents()).slice(before);
    expect(note).toMatchObject({ type: 'E', total: '90.00', related: [{ kind: '01' }] });
    expect(note!.cfdi).toContain('12.41');
  });

  test('not before it is paid, nor by somebody else, nor where it cost nothing', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    expect(codes(await returning(coffee, caller))).toEqual(['process_cannot_continue']);
    good(await paying(coffee, caller));
    expect(codes(await returning(coffee, stranger()))).toEqual(['reservation_not_found']);
    const free = await orderCoffee(database.pool, caller, 0);
    good(await paying(free, caller, { method: 'cash', token: undefined }));
    expect(codes(await returning(free, caller))).toEqual(['process_cannot_continue']);
    expect(await vouchersOf(database.pool, coffee)).toHaveLength(2);
  });
});

describe('in a basket', () => {
  const OWN_WORDS = { ...ITEM_WORDS, [COFFEE]: coffeeWords };
  const described = async (coffee: Pick<OrderedCoffee, 'id'>, words: typeof ITEM_WORDS = OWN_WORDS) => {
    const { order } = (await site.orders.byId(coffee.id))!;
    const items = await newOrders(database.pool).items(coffee.id);
    return describeOrder({ ...fixture.sale, ...describeDeps(database.pool) }, words)(order, items);
  };

  test('is described as itself, leads to its own page, and says what cancelling it gives back', async () => {
    const caller = stranger();
    const coffee = await orderCoffee(database.pool, caller);
    const { title, details, path, givesBack } = await described(coffee);
    expect([title.en, details[0]!.text.en, path.en]).toEqual(['Coffee', '2', `/order?code=${coffee.code}`]);
    expect(await givesBack(fixture.sale.now)).toBe(coffee.total);
    good(await paying(coffee, caller));
    good(await returnOrder({ ...site, ...returnDeps(database.pool) })(coffee, caller));
    expect(await (await described(coffee)).givesBack(fixture.sale.now)).toBeUndefined();
  });

  test('without words it is a purchase, and no trip', async () => {
    const coffee = await orderCoffee(database.pool, stranger());
    const { title, path } = await described(coffee, ITEM_WORDS);
    expect([title.en, path.en]).toEqual(['Purchase', `/order?code=${coffee.code}`]);
  });

  test('beside it, a trip is described by its journeys and its own rules', async () => {
    const visit = await fixture.sale.atPayment({ round: false });
    good(await fixture.paying(visit));
    const { title, path, givesBack } = await described(visit.reservation);
    expect(title.en).toContain('Puerto Vallarta');
    expect(path.en).toContain(`code=${visit.code}`);
    expect(path.en).not.toContain('/order');
    expect(await givesBack(fixture.sale.now)).toBeGreaterThan(0);
  });
});

test('is looked up by its code and the name of who bought it, and by nobody else', async () => {
  const caller = stranger();
  const coffee = await orderCoffee(database.pool, caller);
  good(await paying(coffee, caller));
  const secret = 'x'.repeat(32);
  const { pool } = database;
  const deps = { lookUps: lookUps(pool, secret), pins: pins(secret), ...guardDeps({ pool, secret }) };
  const known = { code: coffee.code, pin: undefined, captcha: undefined };
  const other = stranger();
  expect(codes(await lookUp(deps)({ ...known, lastName: 'Pérez' }, other, fixture.sale.now))).toBeDefined();
  expect(good(await lookUp(deps)({ ...known, lastName: 'Lopez' }, other, fixture.sale.now))).toBe('masked');
  expect(await deps.lookUps.find(coffee.code, other.sessionHash)).toMatchObject({
    level: 'masked',
    order: { id: coffee.id, items: [{ kind: COFFEE }] },
  });
});
