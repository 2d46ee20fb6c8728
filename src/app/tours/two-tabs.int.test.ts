import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import { readOrder } from '#app/payment/read-order.ts';
import type { TourSession } from '#app/tours/ports.ts';
import { clearChoice } from '#app/tours/shopping.ts';
import { readShopping } from '#app/tours/tour-session.ts';
import { ORDERED_PLACES_HELD_FOR, PLACES_HELD_AT_MOST } from '#domain/tours/claim.ts';
import { MINUTE } from '#kernel/instant.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openToursSuite } from '#testing/tours-suite.ts';

const { database, payments, tours, newDay } = await openToursSuite();
/** Two starts of six places on one day. */
let slot: string;
let other: string;
let day: number;
beforeEach(async () => {
  const { day: next, slots } = await newDay();
  [day, slot, other] = [next, slots[0]!, slots[1]!];
});

/** What the first page elsewhere does, in any tab. */
const leave = ({ id }: TourSession, caller: Caller) => clearChoice(tours.deps)(id, { caller, now: tours.clock.now() });

const shown = async ({ order }: TourSession, caller: Caller) =>
  good(await readOrder(tours.deps)({ code: order!.code }, caller, tours.clock.now()));

/** Milliseconds until the places of a session go back. */
const heldFor = async ({ id }: TourSession, caller: Caller): Promise<number> =>
  Number(good(await readShopping(tours.deps)(id, caller)).heldUntil) - tours.clock.now();

describe('a tour that is being paid keeps its places', () => {
  test('whatever page is opened in another tab: nobody else gets them, and the payment ends on its tickets', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 6 });
    expect(good(await leave(session, caller))).toMatchObject({ selection: undefined, order: undefined });
    expect(await tours.left(slot, day)).toBe(0);
    expect(codes(await tours.choose(slot, { adults: 1 }))).toEqual(['slot_full']);
    good(await tours.paying(session, caller));
    expect((await shown(session, caller)).standing).toBe('paid');
  });

  test('when another tour is chosen, ordered and paid in another tab', async () => {
    const { caller, session: first } = await tours.atPayment(slot, { adults: 6 });
    const chosen = good(await tours.choose(other, { adults: 6 }, caller, first.id));
    expect(chosen.order).toBeUndefined();
    const second = good(await tours.checkOut(chosen, caller));
    good(await leave(second, caller));
    expect([await tours.left(slot, day), await tours.left(other, day)]).toEqual([0, 0]);
    good(await tours.paying(second, caller));
    good(await tours.paying(first, caller));
    expect([(await shown(first, caller)).standing, (await shown(second, caller)).standing]).toEqual(['paid', 'paid']);
  });

  test('while it was only chosen, leaving gives them back', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, { adults: 6 }, caller));
    good(await leave(chosen, caller));
    expect(await tours.left(slot, day)).toBe(6);
  });

  test('unless its visitor chooses the same start again: they go over to the new choice, and the order is over', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 4 });
    good(await tours.choose(slot, { adults: 5 }, caller, session.id));
    expect(await tours.left(slot, day)).toBe(1);
    expect((await shown(session, caller)).standing).toBe('over');
    expect(codes(await tours.paying(session, caller))).toEqual(['time_exceeded']);
  });

  test('and loses none of them to a choice that is refused', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 3 });
    good(await tours.choose(slot, { adults: 2 }));
    expect(codes(await tours.choose(slot, { adults: 5 }, caller, session.id))).toEqual(['slot_full']);
    expect(await tours.left(slot, day)).toBe(1);
    expect((await shown(session, caller)).standing).toBe('open');
    good(await tours.paying(session, caller));
  });

  test('in a store: neither leaving nor the same start chosen again touches them', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 2 });
    await database.pool.query('update orders set confirmed_contact = contact_line(contact)');
    good(await tours.paying(session, caller, { method: 'oxxo', token: undefined }));
    expect(codes(await leave(session, caller))).toEqual(['payment_in_progress']);
    expect(codes(await tours.choose(slot, { adults: 3 }, caller, session.id))).toEqual(['payment_in_progress']);
    good(await tours.choose(slot, { adults: 2 }, caller));
    expect(await tours.left(slot, day)).toBe(2);
    expect((await shown(session, caller)).standing).toBe('waiting');
  });
});

describe('a form that is sent twice after its session ended', () => {
  const ended = async () => {
    const caller = stranger();
    const former = good(await tours.choose(slot, { adults: 4 }, caller));
    await tours.pass(16);
    await database.pool.query('update tour_session set expires_at = clock_timestamp()');
    const key = tours.newKey();
    const press = async () => {
      const chosen = good(await tours.choose(slot, { adults: 4, key }, caller));
      return good(await tours.checkOut(chosen, caller, { key }));
    };
    return { caller, former, press };
  };

  test('one after the other, makes one order with one set of places', async () => {
    const { caller, former, press } = await ended();
    const first = await press();
    const again = await press();
    expect(first.id).not.toBe(former.id);
    expect(again.order!.code).toBe(first.order!.code);
    expect(await tours.left(slot, day)).toBe(2);
    good(await tours.paying(first, caller));
    await expect(press()).rejects.toThrow('already_paid');
  });

  test('at once, makes one order with one set of places', async () => {
    const { press } = await ended();
    const pressed = await Promise.all([press(), press(), press()]);
    expect(new Set(pressed.map(({ order }) => order!.code)).size).toBe(1);
    expect(await tours.left(slot, day)).toBe(2);
  });

  test('and again once that ended too, makes an order that can be paid', async () => {
    const { caller, press } = await ended();
    const first = await press();
    await tours.pass(31);
    await database.pool.query('update tour_session set expires_at = clock_timestamp()');
    const again = await press();
    expect(again.order!.code).not.toBe(first.order!.code);
    good(await tours.paying(again, caller));
  });
});

describe('the time of places', () => {
  test('is said with their order, and when it is over there is no way to pay', async () => {
    const { caller, session } = await tours.atPayment(slot, { adults: 6 });
    const { order, ways } = await shown(session, caller);
    expect(order.holdUntil).toBe(session.heldUntil);
    expect(ways.methods.length).toBeGreaterThan(0);
    await tours.pass(16);
    const over = await shown(session, caller);
    expect(over).toMatchObject({ standing: 'over', ways: { methods: [] } });
    expect(codes(await tours.paying(session, caller))).toEqual(['time_exceeded']);
    expect(await tours.left(slot, day)).toBe(6);
  });

  test('restarts with the order, once: neither the same press nor another contact extends it', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, {}, caller));
    await tours.pass(10);
    const key = tours.newKey();
    const first = good(await tours.checkOut(chosen, caller, { key }));
    expect(await heldFor(first, caller)).toBeGreaterThan(ORDERED_PLACES_HELD_FOR - MINUTE);
    await tours.pass(10);
    const again = good(await tours.checkOut(chosen, caller, { key }));
    expect(again.order!.code).toBe(first.order!.code);
    expect(await heldFor(again, caller)).toBeLessThanOrEqual(5 * MINUTE);
    const corrected = good(await tours.checkOut(chosen, caller));
    expect(corrected.order!.code).not.toBe(first.order!.code);
    expect(await heldFor(corrected, caller)).toBeLessThanOrEqual(PLACES_HELD_AT_MOST - 20 * MINUTE);
    const chosenAgain = good(await tours.choose(slot, {}, caller, corrected.id));
    expect(await heldFor(chosenAgain, caller)).toBeLessThanOrEqual(PLACES_HELD_AT_MOST - 20 * MINUTE);
  });

  test('is not extended by choosing the same start again', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, {}, caller));
    await tours.pass(10);
    const again = good(await tours.choose(slot, { adults: 3 }, caller, chosen.id));
    expect(await heldFor(again, caller)).toBeLessThanOrEqual(5 * MINUTE);
  });

  test('over, the same press holds places again, for an order that can be paid', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, { adults: 6 }, caller));
    const key = tours.newKey();
    const first = good(await tours.checkOut(chosen, caller, { key }));
    await tours.pass(31);
    const again = good(await tours.checkOut(chosen, caller, { key }));
    expect(again.order!.code).not.toBe(first.order!.code);
    good(await tours.paying(again, caller));
    expect((await shown(first, caller)).standing).toBe('over');
  });

  test('goes on for another try after a payment that failed, and no longer when the form is sent again', async () => {
    const caller = stranger();
    const chosen = good(await tours.choose(slot, { adults: 6 }, caller));
    const key = tours.newKey();
    const session = good(await tours.checkOut(chosen, caller, { key }));
    payments.cards.behave('declines');
    await tours.paying(session, caller);
    payments.cards.behave('pays');
    const { order, standing } = await shown(session, caller);
    expect(standing).toBe('open');
    expect(order.holdUntil).toBe(good(await readShopping(tours.deps)(session.id, caller)).heldUntil);
    await tours.pass(5);
    const again = good(await tours.checkOut(chosen, caller, { key }));
    expect(again.order!.code).toBe(order.code);
    expect(await heldFor(again, caller)).toBeLessThanOrEqual(5 * MINUTE);
    await tours.pass(6);
    expect((await shown(session, caller)).standing).toBe('over');
  });
});
