import { beforeEach, describe, expect, test } from 'vitest';
import { returnOrder } from '#app/payment/return-order.ts';
import { askBefore } from '#app/tours/ask-before.ts';
import { cancelTour } from '#app/tours/cancel-tour.ts';
import { finishCancelled } from '#app/tours/finish-cancelled.ts';
import { offerOf } from '#app/tours/paid-tour.ts';
import { before, HOUR, type Instant } from '#kernel/instant.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { openToursSuite } from '#testing/tours-suite.ts';

const NAME = 'manglar-de-san-blas';

const { database, tours, newDay } = await openToursSuite();
let slot: string;
beforeEach(async () => {
  slot = (await newDay(NAME)).slots[0]!;
});

/** A booked tour, at a moment when its ladder gives half of its price. */
async function booked() {
  const visit = await tours.bought(slot, { name: NAME, adults: 1 });
  await tours.book();
  const { tour, booking } = await tours.find(visit.code, visit.caller);
  return { ...visit, id: booking!.id, starts: tour.starts, late: before(tour.starts, 30 * HOUR) };
}
type Visit = Awaited<ReturnType<typeof booked>>;

/** Cancelled by staff, whose job has not come to its orders yet. */
const staffCancel = () => tours.deps.inTransaction((tx) => tours.deps.bookings.cancelSlot(tx, slot, 'weather'));
const press = ({ code, caller, late }: Visit, amount: number, now: Instant = late) =>
  cancelTour(tours.deps)({ code, amount }, caller, now);
const back = async ({ code, caller }: Visit) => {
  const { state, why, refunded } = (await tours.find(code, caller)).booking!;
  return [state, why, refunded];
};
const owed = async () =>
  (await database.pool.query<{ amount: number }>('select amount from refund')).rows.map(({ amount }) => amount);

describe('a start that staff cancelled', () => {
  test('gives all of it back where the ladder showed less, for the reason of staff, once', async () => {
    const visit = await booked();
    await staffCancel();
    good(await press(visit, 32_000));
    expect(await back(visit)).toEqual(['cancelled', 'weather', 64_000]);
    await finishCancelled(tours.deps);
    expect(await owed()).toEqual([64_000]);
  });

  test('gives it back also once it would have begun', async () => {
    const visit = await booked();
    await staffCancel();
    good(await press(visit, 0, visit.starts));
    expect(await back(visit)).toEqual(['cancelled', 'weather', 64_000]);
  });

  test('is offered so', async () => {
    const visit = await booked();
    await staffCancel();
    const offer = offerOf(await tours.find(visit.code, visit.caller), visit.late);
    expect(offer).toEqual({ amount: 64_000, percent: 100, until: undefined });
  });

  test('gives all of it back when its order is returned', async () => {
    const visit = await booked();
    await staffCancel();
    const site = { ...tours.deps, ...returnDeps(database.pool) };
    good(await returnOrder(site)({ code: visit.code, amount: 64_000 }, visit.caller));
    expect(await back(visit)).toEqual(['cancelled', 'weather', 64_000]);
  });
});

describe('a tour that its supplier cancelled since it was last asked', () => {
  async function cancelledThere() {
    const visit = await booked();
    await tours.settle(visit.id, 'cancelled');
    return visit;
  }
  const site = () => ({ ...tours.deps, ...returnDeps(database.pool), askBefore: askBefore(tours.deps) });

  test('gives all of it back where the ladder showed less', async () => {
    const visit = await cancelledThere();
    good(await press(visit, 32_000));
    expect(await back(visit)).toEqual(['refunded', 'refused', 64_000]);
    expect(await owed()).toEqual([64_000]);
  });

  test('gives all of it back when its order is returned', async () => {
    const visit = await cancelledThere();
    good(await returnOrder(site())({ code: visit.code, amount: 32_000 }, visit.caller));
    expect(await back(visit)).toEqual(['refunded', 'refused', 64_000]);
    expect(await owed()).toEqual([64_000]);
  });

  test('is not asked about for a stranger', async () => {
    const visit = await cancelledThere();
    expect(codes(await press({ ...visit, caller: stranger() }, 32_000))).toEqual(['reservation_not_found']);
    expect(await back(visit)).toEqual(['booked', undefined, undefined]);
  });

  test.each(['unavailable', 'reset'])(
    'and that does not answer (%s): by its ladder, as it was shown',
    async (fault) => {
      const visit = await booked();
      await tours.break({ ask: [fault] });
      good(await press(visit, 32_000));
      expect(await back(visit)).toEqual(['cancelled', 'traveller', 32_000]);
    },
  );
});
