import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orderAdventure } from '#app/adventures/order-adventure.ts';
import { findAdventure } from '#app/adventures/read-adventures.ts';
import type { Caller } from '#app/caller.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { pay } from '#app/payment/pay.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { priceOfParty } from '#domain/adventures/choose-adventure.ts';
import { describeOrder } from '#http/orders/kinds.ts';
import { partnersOf } from '#http/orders/partners.ts';
import { describeDeps } from '#main/rooms/basket.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { basketDeps, basketOf } from '#testing/basket.ts';
import { good } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { EVA } from '#testing/tours-fixture.ts';

const WHALES = 'ballenas-jorobadas';

let database: TestDatabase;
let fixture: StampingFixture;
let adventures: Awaited<ReturnType<typeof openAdventuresFixture>>;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  adventures = await openAdventuresFixture(database.pool, () => fixture.sale.now);
});
afterAll(async () => {
  await adventures.stop();
  await fixture.close();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await adventures.break({});
});
afterEach(() => fixture.audit());

const site = () => ({
  ...fixture.sale,
  ...orderDeps(database.pool, fixture.sale),
  newOrders: newOrders(database.pool),
  adventureSupplier: adventureSupplier(adventures.config),
  random: randomBytes,
});

async function adventureFor(caller: Caller) {
  const { now } = fixture.sale;
  const { adventure, dates } = good(await findAdventure(site())(WHALES, 'es', now));
  const { starts, base } = dates.at(-1)!;
  const people = adventure.least;
  const { total } = priceOfParty(base, people);
  const wanted = { code: WHALES, starts, people, seen: total, key: 'key-of-whales', lang: 'es', buyer: EVA } as const;
  return { code: good(await orderAdventure(site())(wanted, caller, now)), total, provider: adventure.provider };
}

/** A bus of the carrier's and an adventure of its supplier's, paid together. */
async function paidTogether() {
  const bus = await fixture.sale.atPayment({ round: false });
  const { caller } = bus;
  const adventure = await adventureFor(caller);
  const deps = {
    ...basketDeps(database.pool, site()),
    describe: describeOrder({ ...site(), ...describeDeps(database.pool) }),
  };
  const basket = await basketOf(deps, [bus, adventure], { caller, now: fixture.sale.now });
  const asked = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-of-basket' } as const;
  good(await pay(site())({ ...asked, code: basket.code, total: basket.total }, caller, fixture.sale.now));
  return { caller, bus: bus.reservation.quote!.total, adventure, basket };
}

const owedToPartner = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ owed: number }>(
    `select coalesce(sum(case when credit = 'partner:adventures' then amount else 0 - amount end), 0)::int as owed
     from ledger_transfer where 'partner:adventures' in (debit, credit)`,
  );
  return rows[0]!.owed;
};

test('the carrier invoices its part of one payment; the part of the partner is owed to them', async () => {
  const { caller, bus, adventure, basket } = await paidTogether();
  expect(fixture.cards.charges.map(({ amount }) => amount)).toEqual([bus + adventure.total]);
  await adventures.book();
  expect(await owedToPartner()).toBe(adventure.total);

  const deps = { ...fixture.invoicing, ...site() };
  const { payments } = good(await findToInvoice(deps)(basket, caller, fixture.sale.now));
  expect(payments).toMatchObject([{ concept: 'trip', amount: bus, refusal: undefined }]);
  const asked = { code: basket.code, payments: payments.map(({ id }) => id), receiver: REGISTERED };
  const contact = { email: 'facturas@example.com', phone: '+523331234567', save: false };
  good(await requestInvoice(deps)({ ...asked, ...contact }, caller, fixture.sale.now));
  await fixture.work();
  const [document, ...more] = await fixture.documents();
  expect(more).toEqual([]);
  expect(document).toMatchObject({ type: 'I', total: (bus / 100).toFixed(2) });
  expect(document!.cfdi).not.toContain('Ballenas');

  const partners = await partnersOf(deps, basket.id);
  expect(partners).toMatchObject([{ name: adventure.provider, titles: [{ en: 'Humpback whales' }] }]);
});

test('an adventure alone is on no invoice of the carrier', async () => {
  const { caller } = await fixture.sale.atPayment({ round: false });
  const { code, total } = await adventureFor(caller);
  const asked = { method: 'credit', token: 'tok_1', deviceSession: undefined, key: 'key-of-adventure' } as const;
  good(await pay(site())({ ...asked, code, total }, caller, fixture.sale.now));
  const found = good(await findToInvoice({ ...fixture.invoicing, ...site() })({ code }, caller, fixture.sale.now));
  expect(found).toMatchObject({ payments: [], limit: undefined });
});

test('what the partner cannot provide goes back to the payer, and is no longer owed to the partner', async () => {
  const { adventure } = await paidTogether();
  await adventures.break({ next: ['refuse'] });
  await adventures.book();
  expect(await owedToPartner()).toBe(0);
  await fixture.audit();
  // Through the basket, then from the provider.
  await refundDue(site());
  await refundDue(site());
  const { rows } = await database.pool.query(
    `select sum(f.amount)::int as back from refund f join payment p using (payment_id)
     where f.state = 'paid' and p.provider <> 'basket'`,
  );
  expect(rows).toEqual([{ back: adventure.total }]);
});
