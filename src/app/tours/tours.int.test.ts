import { beforeEach, describe, expect, test } from 'vitest';
import { readOrder } from '#app/payment/read-order.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { revokeDue } from '#app/tours/book-due.ts';
import { returnOrder } from '#app/payment/return-order.ts';
import { cancelSlot } from '#app/tours/cancel-slot.ts';
import { cancelTour } from '#app/tours/cancel-tour.ts';
import { checkReservation, offerOf } from '#app/tours/paid-tour.ts';
import { clearChoice } from '#app/tours/shopping.ts';
import { readShopping } from '#app/tours/tour-session.ts';
import type { Fulfilment, LockedItem, Price } from '#app/orders/fulfilment.ts';
import { pay } from '#app/payment/pay.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { TOUR } from '#domain/tours/product.ts';
import type { OrderId } from '#kernel/ids.ts';
import { before, HOUR } from '#kernel/instant.ts';
import { centavos, plus } from '#kernel/money.ts';
import { fulfilments, orderDeps, returnDeps } from '#main/rooms/fulfilments.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openToursSuite } from '#testing/tours-suite.ts';

const { database, payments, tours, newDay } = await openToursSuite();
/** A start in nine days or more: all of it goes back. */
let slot: string;
let day: number;
beforeEach(async () => {
  const { day: next, slots } = await newDay();
  [day, slot] = [next, slots[0]!];
});

const topics = async () =>
  (await database.pool.query<{ topic: string }>('select topic from outbox order by outbox_id')).rows.map(
    ({ topic }) => topic,
  );
const owed = async () => (await database.pool.query('select amount, reason, state from refund')).rows;
const attempt = async () =>
  (await database.pool.query('select payment_id from payment order by created_at desc limit 1')).rows[0].payment_id;
const stateOf = async ({ code, caller }: Awaited<ReturnType<typeof tours.bought>>) =>
  (await tours.find(code, caller)).booking?.state;

/** What was taken back in the books. */
const booked = async (order: OrderId) =>
  (
    await database.pool.query(
      `select kind, amount from ledger_transfer where reservation_id = $1 and kind in ('sale-back', 'vat-back') order by kind`,
      [order],
    )
  ).rows.map(({ kind, amount }) => [kind, amount]);

/** The same kind, sold while its tax was another. */
function atRate(kind: Fulfilment, vatRate: number | null): Fulfilment {
  const priced = <T extends { readonly price: Price }>(one: T): T => ({
    ...one,
    price: { total: one.price.total, ...splitVat(one.price.total, vatRate) },
  });
  const locked = (item: LockedItem): LockedItem => ({
    ...priced(item),
    sell: async (payment) =>
      (await item.sell(payment)).map((line) => ({
        ...line,
        ...splitVat(plus(line.net, line.vat), vatRate),
        gross: splitVat(plus(line.net, line.vat), vatRate).net,
        vatRate,
      })),
  });
  return {
    offer: async (order) => priced(await kind.offer(order)),
    price: async (order, buying) => {
      const offer = priced(await kind.price(order, buying));
      return { ...offer, lock: async (tx, how) => locked(await offer.lock(tx, how)) };
    },
    lock: async (tx, order) => locked(await kind.lock(tx, order)),
  };
}

describe('a tour is chosen', () => {
  test('its places are held, and only its own visitor reads it', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, {}, caller));
    expect(chosen).toMatchObject({ selection: { adults: 2 }, order: undefined });
    expect(await tours.left(slot, day)).toBe(4);
    expect(codes(await readShopping(tours.deps)(chosen.id, stranger()))).toEqual(['tour_session_expired']);
    expect(codes(await readShopping(tours.deps)('nobody', caller))).toEqual(['tour_session_expired']);
  });

  test('again, otherwise, or not at all: the places of the first choice are free', async () => {
    const caller = stranger();
    const { id } = good(await tours.choose(slot, { adults: 5 }, caller));
    good(await tours.choose(slot, { adults: 6 }, caller, id));
    expect(await tours.left(slot, day)).toBe(0);
    const cleared = await clearChoice(tours.deps)(id, { caller, now: tours.clock.now() });
    expect(good(cleared)).toMatchObject({ id, selection: undefined });
    expect(await tours.left(slot, day)).toBe(6);
  });

  test('not for more people than are left or may come, and not what is not sold', async () => {
    good(await tours.choose(slot, { adults: 5 }));
    const full = await tours.choose(slot, { adults: 2 });
    expect(full).toMatchObject({ fault: [{ code: 'slot_full', params: { left: 1 } }] });
    expect(codes(await tours.choose(slot, { adults: 7 }))).toEqual(['participants_invalid']);
    expect(codes(await tours.choose(slot, { adults: 0, children: 2 }))).toEqual(['participants_invalid']);
    expect(codes(await tours.choose('moon.2026-12-01.0800'))).toEqual(['slot_closed']);
    expect(codes(await tours.choose(slot, { name: 'moon' }))).toEqual(['tour_not_found']);
    expect(codes(await tours.choose(slot, { total: 1 }))).toEqual(['price_changed']);
    expect(codes(await tours.choose(slot, { name: 'ruta-del-agave' }))).toEqual(['slot_closed']);
  });

  test('a session ends, and what it held is free again', async () => {
    const caller = stranger();
    const { id } = good(await tours.choose(slot, { adults: 6 }, caller));
    await database.pool.query(`update tour_session set expires_at = clock_timestamp()`);
    await database.pool.query(`update slot_claim set held_until = clock_timestamp()`);
    expect(codes(await readShopping(tours.deps)(id, caller))).toEqual(['tour_session_expired']);
    expect(await tours.left(slot, day)).toBe(6);
    expect(await tours.deps.claims.sweep()).toBe(1);
    expect(codes(await tours.choose(slot, {}, caller, id))).toEqual(['tour_session_expired']);
  });

  test('the supplier gave its last places to others meanwhile', async () => {
    await tours.change(slot, { taken: 5 });
    expect(codes(await tours.choose(slot))).toEqual(['slot_full']);
  });
});

describe('a tour is paid', () => {
  test('and booked: a reference, a voucher, a letter, and an order like any other', async () => {
    const { caller, session, code } = await tours.bought(slot, { adults: 2, children: 1 });
    expect(await tours.find(code, caller)).toMatchObject({ booking: { state: 'pending', total: 247_000 } });
    expect(await tours.book()).toBe(1);
    const { booking } = await tours.find(code, caller);
    expect(booking).toMatchObject({ state: 'booked', reference: expect.stringMatching(/^MM-/) });
    expect(await topics()).toEqual(['order.paid', 'tour.booked']);
    expect((await tours.bookings()).bookings.filter(({ slot: of }) => of === slot)).toMatchObject([
      { key: booking!.id, people: 3, status: 'confirmed' },
    ]);
    const shown = good(await readOrder(tours.deps)({ code }, caller, tours.clock.now()));
    expect(shown).toMatchObject({ standing: 'paid', items: [{ kind: 'tour' }] });
    good(await checkReservation(tours.deps)({ code, session: session.id }, caller));
    expect(good(await readShopping(tours.deps)(session.id, caller))).toMatchObject({ isDelivered: true });
    // Looked at again, it stays.
    await tours.book();
    expect(await stateOf({ caller, session, code })).toBe('booked');
  });

  test('the same press is the same order; another contact is another one with the same places', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, { adults: 4 }, caller));
    const key = tours.newKey();
    const first = good(await tours.checkOut(chosen, caller, { key }));
    expect(good(await tours.checkOut(chosen, caller, { key })).order!.code).toBe(first.order!.code);
    const second = good(await tours.checkOut(chosen, caller, { key: tours.newKey() }));
    expect(second.order!.code).not.toBe(first.order!.code);
    expect(await tours.left(slot, day)).toBe(2);
    good(await tours.paying(second, caller));
    // The first order is over: its places went to the second.
    expect(codes(await tours.paying(first, caller))).toEqual(['time_exceeded']);
  });

  test('what was typed wrong is named at its field', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, { adults: 1, children: 1 }, caller));
    const wrong = await tours.checkOut(chosen, caller, {
      buyer: { firstName: '', lastName: 'Ruiz', phone: '1', email: 'x', privacy: false, ofAge: false },
      participants: [
        { firstName: '', lastName: 'Gil', age: null },
        { firstName: 'Leo', lastName: 'Gil', age: 40 },
      ],
    });
    expect(wrong).toMatchObject({
      fault: expect.arrayContaining([
        expect.objectContaining({ field: 'contact.first_name' }),
        expect.objectContaining({ code: 'first_name_required', field: 'participants.0.first_name' }),
        expect.objectContaining({ code: 'participants_invalid', field: 'participants' }),
      ]),
    });
    expect(codes(await tours.checkOut(chosen, caller, { total: 5 }))).toEqual(['price_changed']);
  });

  test('refused, the places are kept for another try', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 6 });
    payments.cards.behave('declines');
    await tours.paying(session, caller);
    expect(await tours.left(slot, day)).toBe(0);
    payments.cards.behave('pays');
    good(await tours.paying(session, caller));
    expect(await stateOf({ caller, session, code: session.order!.code })).toBe('pending');
  });

  test('late, after its places went to others: the money goes back', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 6 });
    payments.cards.behave('asks');
    good(await tours.paying(session, caller, { method: 'paypal', token: undefined }));
    const id = await attempt();
    // As if its payment had lapsed and somebody else had bought meanwhile.
    await database.pool.query(`update slot_claim set state = 'released', held_until = null`);
    await tours.bought(slot, { adults: 6 });
    payments.cards.decide(id, 'paid');
    await confirmAttempt(tours.deps, id);
    expect(await owed()).toEqual([{ amount: 534_000, reason: 'late', state: 'due' }]);
  });
});

describe('the supplier', () => {
  const faulty = async (faults: object, wanted = {}) => {
    const visit = await tours.bought(slot, wanted);
    await tours.break(faults);
    await tours.book();
    return visit;
  };

  test.each(['unavailable', 'reset', 'hang-after', 'garbage', 'late'])(
    '%s: it is asked again, and booked once',
    async (fault) => {
      const visit = await tours.bought(slot);
      await tours.break({ next: [fault] });
      await tours.book({ supplier: tours.impatient(300) });
      expect(await stateOf(visit)).toBe('pending');
      await tours.book();
      expect(await stateOf(visit)).toBe('booked');
      expect((await tours.bookings()).bookings.filter(({ slot: of }) => of === slot)).toHaveLength(1);
      expect(await owed()).toEqual([]);
    },
  );

  test.each([
    ['full', 'full'],
    ['price', 'price'],
  ])('%s after the money: all of it goes back, and the traveller is told', async (fault, why) => {
    const visit = await faulty({ next: [fault] });
    expect((await tours.find(visit.code, visit.caller)).booking).toMatchObject({
      state: 'refunded',
      why,
      refunded: 178_000,
    });
    expect(await owed()).toEqual([{ amount: 178_000, reason: 'undelivered', state: 'due' }]);
    expect(await topics()).toEqual(['order.paid', 'tour.returned']);
    await refundDue(tours.deps);
    expect(await owed()).toMatchObject([{ state: 'paid' }]);
  });

  test('refuses later what it was preparing: all of it goes back', async () => {
    const visit = await faulty({ next: ['late-refuse'] });
    expect(await stateOf(visit)).toBe('pending');
    await tours.book();
    expect(await stateOf(visit)).toBe('refunded');
  });

  test('cancels what it had confirmed: it is seen, and all of it goes back', async () => {
    const visit = await faulty({});
    await tours.settle((await tours.find(visit.code, visit.caller)).booking!.id, 'cancelled');
    await tours.book();
    expect((await tours.find(visit.code, visit.caller)).booking).toMatchObject({ state: 'refunded', why: 'refused' });
    expect(await topics()).toEqual(['order.paid', 'tour.booked', 'tour.returned']);
  });

  test('silent to the end: refunded, and it is told that nothing is wanted', async () => {
    const visit = await tours.bought(slot);
    await tours.break({ next: ['garbage'] });
    await tours.book({ retries: { waits: [], atEnd: 'give-up' } });
    expect((await tours.find(visit.code, visit.caller)).booking).toMatchObject({ state: 'refunded', why: 'silent' });
    await revokeDue(tours.deps.booking);
    expect((await tours.bookings()).bookings.filter(({ slot: of }) => of === slot)).toMatchObject([
      { status: 'cancelled' },
    ]);
  });
});

describe('cancelled', () => {
  const cancel = (code: string, amount: number, caller: Parameters<typeof tours.find>[1], now = tours.clock.now()) =>
    cancelTour(tours.deps)({ code, amount }, caller, now);

  test('by the traveller in time: all of it goes back, once', async () => {
    const { code, caller } = await tours.bought(slot);
    await tours.book();
    const found = await tours.find(code, caller);
    const { amount } = offerOf(found, tours.clock.now());
    expect(amount).toBe(178_000);
    expect(codes(await cancel(code, 1, caller))).toEqual(['offer_changed']);
    expect(codes(await cancel(code, amount, stranger()))).toEqual(['reservation_not_found']);
    good(await cancel(code, amount, caller));
    expect(good(await cancel(code, amount, caller)).booking).toMatchObject({ state: 'cancelled', refunded: 178_000 });
    expect(await owed()).toEqual([{ amount: 178_000, reason: 'cancelled', state: 'due' }]);
    expect(await tours.left(slot, day)).toBe(6);
  });

  test('by the traveller late on its ladder: what the step says, and later nothing', async () => {
    const [whale] = (await tours.slotsIn(day, 'manglar-de-san-blas')).map(({ slot: one }) => one.key);
    const one = await tours.bought(whale!, { name: 'manglar-de-san-blas', adults: 1 });
    const { tour } = await tours.find(one.code, one.caller);
    const half = (tour.starts - 30 * 3_600_000) as typeof tour.starts;
    good(await cancel(one.code, 32_000, one.caller, half));
    expect(await owed()).toEqual([{ amount: 32_000, reason: 'cancelled', state: 'due' }]);
    const two = await tours.bought(whale!, { name: 'manglar-de-san-blas', adults: 1 });
    const late = (tour.starts - 3_600_000) as typeof tour.starts;
    good(await cancel(two.code, 0, two.caller, late));
    expect(await owed()).toHaveLength(1);
    expect(await stateOf(two)).toBe('cancelled');
  });

  test('by returning its order, for what its ladder gives: as on its own page, and once', async () => {
    const bought = await tours.bought(slot);
    await tours.book();
    const giveBack = (amount: number, caller = bought.caller) =>
      returnOrder({ ...tours.deps, ...returnDeps(database.pool) })({ code: bought.code, amount }, caller);
    expect(codes(await giveBack(1))).toEqual(['offer_changed']);
    expect(codes(await giveBack(178_000, stranger()))).toEqual(['reservation_not_found']);
    good(await giveBack(178_000));
    good(await giveBack(178_000));
    good(await cancel(bought.code, 178_000, bought.caller));
    expect(await owed()).toEqual([{ amount: 178_000, reason: 'cancelled', state: 'due' }]);
    expect(await stateOf(bought)).toBe('cancelled');
    expect(await tours.left(slot, day)).toBe(6);
  });

  test.each([8, null])('what was sold at another rate (%s) goes back at that rate, also in part', async (rate) => {
    const [whale] = (await tours.slotsIn(day, 'manglar-de-san-blas')).map(({ slot: one }) => one.key);
    const { session, caller } = await tours.atPayment(whale!, { name: 'manglar-de-san-blas', adults: 1 });
    const { code, id: order } = session.order!;
    const total = centavos(64_000);
    const sold = fulfilments(database.pool, payments.sale);
    const taxedOtherwise = { ...sold, [TOUR]: atRate(sold[TOUR]!, rate) };
    const site = { ...tours.deps, ...orderDeps(database.pool, payments.sale, taxedOtherwise) };
    const asked = {
      code,
      total,
      method: 'credit',
      token: 'tok_1',
      deviceSession: undefined,
      key: tours.newKey(),
    } as const;
    good(await pay(site)(asked, caller, tours.clock.now()));
    const { tour } = await tours.find(code, caller);
    good(await cancel(code, 32_000, caller, before(tour.starts, 30 * HOUR)));
    const { net, vat } = splitVat(centavos(32_000), rate);
    expect(await booked(order)).toEqual([['sale-back', net], ...(vat === 0 ? [] : [['vat-back', vat]])]);
  });

  test('by staff: nobody can buy it, and everybody has all of it back', async () => {
    const paid = [await tours.bought(slot), await tours.bought(slot)];
    const waiting = await tours.atPayment(slot, { adults: 1 });
    const inStore = await tours.atPayment(slot, { adults: 1 });
    await database.pool.query('update orders set confirmed_contact = contact_line(contact)');
    good(await tours.paying(inStore.session, inStore.caller, { method: 'oxxo', token: undefined }));
    const shown = () =>
      Promise.all(
        [waiting, inStore].map(async ({ session, caller }) => {
          const order = good(await readOrder(tours.deps)(session.order!, caller, tours.clock.now()));
          return [order.standing, order.withdrawn, order.ways.methods.length > 0];
        }),
      );
    expect(await shown()).toEqual([
      ['open', undefined, true],
      ['waiting', undefined, false],
    ]);
    await tours.book();
    expect(good(await cancelSlot(tours.deps)({ slot, why: 'weather' }))).toBe(2);
    expect(good(await cancelSlot(tours.deps)({ slot, why: 'weather' }))).toBe(0);
    expect(await Promise.all(paid.map(stateOf))).toEqual(['cancelled', 'cancelled']);
    expect(await owed()).toHaveLength(2);
    expect(await shown()).toEqual([
      ['over', 'slot_closed', false],
      ['over', 'slot_closed', false],
    ]);
    expect(codes(await tours.paying(waiting.session, waiting.caller))).toEqual(['slot_closed']);
    expect(codes(await tours.choose(slot))).toEqual(['slot_closed']);
    expect((await tours.slotsIn(day))[0]).toMatchObject({ state: 'cancelled' });
    expect(codes(await cancelSlot(tours.deps)({ slot: 'moon', why: 'other' }))).toEqual(['slot_closed']);
  });
});
