import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOrder } from '#app/payment/read-order.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { revokeDue } from '#app/tours/book-due.ts';
import { cancelSlot } from '#app/tours/cancel-slot.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { type Letterbox, openLetterbox } from '#testing/letterbox.ts';
import { openUntilAwaited } from '#testing/open-until-awaited.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openToursFixture, type ToursFixture } from '#testing/tours-fixture.ts';

let database: TestDatabase;
let payments: PaymentFixture;
let tours: ToursFixture;
let box: Letterbox;
let slot: string;

beforeAll(async () => {
  database = await createTestDatabase();
  payments = await openPaymentFixture(database.pool);
  tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  box = await openLetterbox(database.pool, payments.sale);
});
afterAll(async () => {
  await box.stop();
  await tours.stop();
  await database.drop();
});
let day = 8;
beforeEach(async () => {
  await tours.clear();
  await payments.clear();
  await box.clear();
  // The supplier remembers what earlier tests did to a start: each test has a day of its own.
  day += 1;
  slot = (await tours.slotsIn(day))[0]!.slot.key;
});
afterEach(async () => {
  payments.stores.during = undefined;
  expect([...tours.problems, ...box.problems, ...payments.sale.problems]).toEqual([]);
  await payments.audit();
});

/** An order for this start that waits to be paid in a store. `asked`: happens while the store gives the reference. */
async function orderedInStore(asked?: () => Promise<unknown>) {
  const visit = await tours.atPayment(slot, { adults: 1 });
  await database.pool.query('update orders set confirmed_contact = contact_line(contact)');
  payments.stores.during = asked;
  good(await tours.paying(visit.session, visit.caller, { method: 'oxxo', token: undefined }));
  return { ...visit, code: visit.session.order!.code };
}
const cancel = async () => good(await cancelSlot(tours.deps)({ slot, why: 'weather' }));
const shown = async ({ code, caller }: Awaited<ReturnType<typeof orderedInStore>>) => {
  const { standing, withdrawn, ways } = good(await readOrder(tours.deps)({ code }, caller, tours.clock.now()));
  return [standing, withdrawn, ways.methods.length];
};
const claims = async () =>
  (await database.pool.query<{ state: string }>('select state from slot_claim')).rows.map(({ state }) => state);
const attempt = async () => (await database.pool.query('select payment_id from payment')).rows[0].payment_id;
const told = async () => {
  await box.drain();
  return (await box.mails()).filter(({ subject }) => subject.startsWith('Tu tour se canceló'));
};

test('waits in a store for a start that is cancelled: its payer is told once, and its places are released', async () => {
  const visit = await orderedInStore();
  expect(await shown(visit)).toEqual(['waiting', undefined, 0]);
  expect(await cancel()).toBe(0);
  await cancel();
  expect(await shown(visit)).toEqual(['over', 'slot_closed', 0]);
  expect(new Set(await claims())).toEqual(new Set(['released']));
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(/por el clima[\s\S]*no lo pagues[\s\S]*te lo devolvemos/);
  expect(mail!.text).toContain(visit.code);
  // Its reference ends later, without another letter that would offer to pay otherwise.
  payments.stores.decide(await attempt(), 'refused');
  await confirmAttempt(tours.deps, await attempt());
  await box.drain();
  expect((await box.mails()).map(({ subject }) => subject)).not.toContain('Tu referencia de pago ya no sirve');
  expect(await shown(visit)).toEqual(['over', 'slot_closed', 0]);
});

test('is paid in a store although its start was cancelled: the money goes back', async () => {
  await orderedInStore();
  await cancel();
  expect(await told()).toHaveLength(1);
  payments.stores.decide(await attempt(), 'paid');
  await confirmAttempt(tours.deps, await attempt());
  await refundDue(tours.deps);
  const owed = await database.pool.query('select amount, reason from refund');
  expect(owed.rows).toEqual([{ amount: 89_000, reason: 'late' }]);
});

describe('is cancelled while a store gives its reference', () => {
  async function isOver(visit: Awaited<ReturnType<typeof orderedInStore>>) {
    expect(await shown(visit)).toEqual(['over', 'slot_closed', 0]);
    expect(new Set(await claims())).toEqual(new Set(['released']));
    expect(await told()).toHaveLength(1);
    // No letter tells how to pay it.
    expect(await box.mails()).toHaveLength(1);
    payments.stores.decide(await attempt(), 'paid');
    await confirmAttempt(tours.deps, await attempt());
    const owed = await database.pool.query('select amount, reason from refund');
    expect(owed.rows).toEqual([{ amount: 89_000, reason: 'late' }]);
  }

  test('before it is known: its payer is told not to pay', async () => {
    await isOver(await orderedInStore(cancel));
  });

  test('by a transaction that is open when it is written: its payer is told not to pay', async () => {
    let staff: { readonly isAwaited: Promise<boolean> } | undefined;
    const visit = await orderedInStore(async () => {
      staff = await openUntilAwaited(database.pool, [
        [`update tour_slot set cancelled_at = clock_timestamp(), cancelled_why = 'weather' where slot = $1`, [slot]],
      ]);
    });
    expect(await staff?.isAwaited).toBe(true);
    await isOver(visit);
  });
});

test('was paid in a store before its start was cancelled: it is only told that all of it goes back', async () => {
  await orderedInStore();
  payments.stores.decide(await attempt(), 'paid');
  await confirmAttempt(tours.deps, await attempt());
  expect(await cancel()).toBe(1);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail!.text).toContain('Vuelve a la tarjeta o cuenta');
});

test('is being booked while its start is cancelled: its supplier is told at once', async () => {
  await tours.bought(slot);
  const atSupplier = async () =>
    (await tours.bookings()).bookings.filter(({ slot: of }) => of === slot).map(({ status }) => status);
  await tours.break({ next: ['hang-after'] });
  const booking = tours.book({ supplier: tours.impatient(1_500) });
  await expect.poll(atSupplier).toHaveLength(1);
  expect(await cancel()).toBe(1);
  await booking;
  await revokeDue(tours.deps.booking);
  expect(await atSupplier()).toEqual(['cancelled']);
});
