import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import type { Caller } from '#app/caller.ts';
import { findJointly } from '#app/invoicing/find-jointly.ts';
import { requestJointly } from '#app/invoicing/request-jointly.ts';
import { listPayments } from '#app/my-account/own-payments.ts';
import { STRICT_TERMS } from '#main/config/invoicing-terms.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: StampingFixture;
let programme: Programme;
beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openStampingFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());

const bought = async (caller: Caller, run: number): Promise<Visit> => {
  const visit = await fixture.sale.atPayment({ round: false, run, caller });
  good(await fixture.paying(visit));
  return visit;
};

/** One invoice of several trips, requested by who may see all of them. */
async function invoiceJointly(caller: Caller, visits: readonly Visit[]) {
  const { reservations } = good(await findJointly(fixture.invoicing)({}, caller, fixture.sale.now));
  const chosen = visits.map(({ code }) => ({
    code,
    payments: reservations.find(({ order }) => order.code === code)!.payments.map(({ id }) => id),
  }));
  const asked = { reservations: chosen, receiver: REGISTERED, email: 'a@example.com', phone: '', save: false };
  good(await requestJointly(fixture.invoicing)(asked, caller, fixture.sale.now));
}

const sees = (caller: Caller, { reservation }: Visit) =>
  lookUps(database.pool, 's'.repeat(32)).grant(reservation.id, caller.sessionHash, 'invoicing');

/** By code: the joint invoice of each payment. */
async function jointly(caller: Caller) {
  const deps = {
    ...programme,
    lookUps: lookUps(database.pool, 's'.repeat(32)),
    ownThings: ownThings(database.pool),
    invoices: fixture.invoicing.invoices,
    newOrders: newOrders(database.pool),
    terms: STRICT_TERMS,
  };
  const { items } = good(await listPayments(deps)({ page: 0 }, caller, fixture.sale.now));
  return Object.fromEntries(items.map(({ order, payments }) => [order.code, payments.map(({ joint }) => joint)]));
}

const entered = async () => programme.enter(await programme.account({}), fixture.sale.now);

test('a payment on a joint invoice names the other trips on it, and one of its own names none', async () => {
  const ana = await entered();
  const visits = [await bought(ana, 0), await bought(ana, 1), await bought(ana, 2), await bought(ana, 0)] as const;
  const [one, two, alone, none] = visits.map(({ code }) => code) as [string, string, string, string];
  await invoiceJointly(ana, visits.slice(0, 2));
  await invoiceJointly(ana, [visits[2]]);
  expect(await jointly(ana)).toEqual({
    [one]: [{ codes: [two], isWhole: true }],
    [two]: [{ codes: [one], isWhole: true }],
    [alone]: [undefined],
    [none]: [undefined],
  });
});

test('trips that are not in the account are not named', async () => {
  const [eva, ana] = [await entered(), stranger()];
  const [evas, hers, anas] = [await bought(eva, 0), await bought(eva, 1), await bought(ana, 2)];
  for (const visit of [evas, hers]) await sees(ana, visit);
  await invoiceJointly(ana, [evas, hers, anas]);
  expect(await jointly(eva)).toEqual({
    [evas.code]: [{ codes: [hers.code], isWhole: false }],
    [hers.code]: [{ codes: [evas.code], isWhole: false }],
  });
});
