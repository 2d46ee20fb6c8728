import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { confirmChange } from '#app/amendments/change/confirm-change.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: AdditionFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openAdditionFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ONE_WAY = { round: false } as const;
const ROUNDS = 6;
const had = async (visit: Visit) =>
  (await fixture.now(visit)).additions.reduce((all, { quantity }) => all + quantity, 0);
const sweep = () => seatInventory(database.pool).sweep(10);

/** Audits the ledger and resets everything for another round. */
async function again() {
  await fixture.audit();
  await fixture.clear();
}

describe('two tabs', () => {
  test('that choose at once: one is open, and what is paid is there once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought(ONE_WAY);
      const begun = await Promise.all([
        fixture.adding(visit),
        fixture.adding(visit),
        fixture.adding(visit, [{ quantity: 2 }]),
      ]);
      const open = await Promise.all(begun.map(async (one) => fixture.opened(visit, good(one))));
      expect(open.filter(({ reservation }) => !reservation.expired)).toHaveLength(1);
      const paid = await Promise.all(open.map((one) => fixture.paying(one)));
      expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
      expect([1, 2]).toContain(await had(visit));
      await again();
    }
  });

  test('of which one pays while the other chooses again: what is paid is added, or nothing is charged', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought(ONE_WAY);
      const first = await fixture.toAdd(visit, [{ quantity: 2 }]);
      const [paid, chosen] = await Promise.all([fixture.paying(first), fixture.adding(visit)]);
      expect(await had(visit)).toBe(paid.ok ? 2 : 0);
      expect(paid.ok && chosen.ok).toBe(false);
      await again();
    }
  });
});

test('its ticket is cancelled meanwhile: it goes back with it, or was never charged', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    const [paid, cancelled] = await Promise.all([fixture.paying(adding), fixture.cancel(visit)]);
    const now = await fixture.now(visit);
    expect(now.tickets).toHaveLength(cancelled.ok ? 0 : 1);
    // The offer missed the addition, so it must be made again; nothing was lost.
    if (!cancelled.ok) expect([codes(cancelled), paid.ok]).toEqual([['offer_changed'], true]);
    expect(now.additions).toHaveLength(cancelled.ok ? 0 : 1);
    await refundDue(fixture.sale);
    await again();
  }
});

test('its schedule changes meanwhile: both are made', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    const request = await fixture.request(visit, { run: 1 });
    const [paid, changed] = await Promise.all([
      fixture.paying(adding),
      confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now),
    ]);
    expect(paid.ok).toBe(true);
    const now = await fixture.now(visit);
    // A change that read the reservation before the addition must start again.
    expect(changed.ok ? now.changed : codes(changed)).toEqual(changed.ok ? ['departure'] : ['change_overtaken']);
    expect(now.additions).toHaveLength(1);
    await again();
  }
});

test('at the very end of its time it is paid or swept, never half', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought(ONE_WAY);
    const adding = await fixture.toAdd(visit);
    await fixture.leave(adding, 15);
    const [paid] = await Promise.all([fixture.paying(adding), sweep(), sweep()]);
    await sweep();
    expect(await had(visit)).toBe(paid.ok ? 1 : 0);
    await again();
  }
});

test('after a crash between the charge and its outcome the reconciler adds it', async () => {
  const visit = await fixture.bought(ONE_WAY);
  const adding = await fixture.toAdd(visit);
  fixture.cards.behave('pays-unheard');
  good(await fixture.paying(adding));
  expect(await had(visit)).toBe(0);
  await reconcilePayments(fixture.sale, AT_ONCE);
  expect(await had(visit)).toBe(1);
  expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'addition.made']);
});
