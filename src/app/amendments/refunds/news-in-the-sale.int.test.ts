import { confirmReservationPayment } from '#app/booking/pay-reservation.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseRuns } from '#app/booking/choose-runs.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { listSchedules } from '#app/booking/list-schedules.ts';
import { readEntitlements } from './claim.ts';
import { offerChange } from '#app/amendments/change/offer-change.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { listMethods } from '#app/payment/list-methods.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { listPublicSchedules } from '#app/timetable/list-public-schedules.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { openUntilAwaited } from '#testing/open-until-awaited.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: ChangeFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openChangeFixture(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ONE_WAY = { round: false };
const listed = async ({ code, caller }: Visit) =>
  good(await listSchedules(fixture.sale)({ code, direction: 'departure', date: undefined }, caller, fixture.sale.now))
    .offers;
const chosen = ({ code, caller }: Visit, segment: Visit['reservation']['departure']['segment']) =>
  chooseRuns(fixture.sale)({ code, departure: segment! }, caller, fixture.sale.now);
const held = ({ code, caller }: Visit) =>
  holdSeats(fixture.sale)({ code, automatic: true, seats: [] }, caller, fixture.sale.now);
const cancel = (visit: Visit) => fixture.delay(visit.reservation, undefined);
const rights = async ({ code, caller }: Visit) =>
  good(
    await readEntitlements({ ...fixture.sale, aftersales: aftersales(database.pool) })(
      { code },
      caller,
      fixture.sale.now,
    ),
  );
const notices = async (visit: Visit) => (await fixture.topics(visit)).filter((topic) => topic.endsWith('.notice'));

describe('a run that was cancelled', () => {
  test('is shown as such, and cannot be chosen; the others can', async () => {
    const [other, visit] = [await fixture.sale.atSeats({ ...ONE_WAY, run: 1 }), await fixture.sale.atSeats(ONE_WAY)];
    await cancel(visit);
    const [first, second] = await listed(other);
    expect([first?.reason, second?.reason]).toEqual(['cancelled', undefined]);
    expect(codes(await chosen(other, first!.run.segment))).toEqual(['departure_cancelled']);
    good(await chosen(other, (await listed(other))[2]!.run.segment));
  });

  test('holds no more seats for anyone who had chosen it', async () => {
    const visit = await fixture.sale.atSeats(ONE_WAY);
    await cancel(visit);
    expect(codes(await held(visit))).toEqual(['departure_cancelled']);
  });

  test.each(['credit', 'paypal', 'oxxo', 'cash'] as const)('is not paid with %s', async (method) => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    await cancel(visit);
    expect(codes(await fixture.paying(visit, { method }))).toEqual(['departure_cancelled']);
    expect(await fixture.attempts(visit)).toEqual([]);
  });

  test('offers no way to pay it, and says why', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    const ways = () => listMethods(fixture.sale)({ code: visit.code }, visit.caller, fixture.sale.now);
    expect(good(await ways()).methods.length).toBeGreaterThan(0);
    await cancel(visit);
    expect(codes(await ways())).toEqual(['departure_cancelled']);
    await fixture.delay(visit.reservation, 0);
    expect(good(await ways()).methods.length).toBeGreaterThan(0);
  });

  test('is no run to change to', async () => {
    const [visit, other] = [await fixture.bought(ONE_WAY), await fixture.sale.atPayment({ ...ONE_WAY, run: 2 })];
    await cancel(other);
    const offers = good(await fixture.listed(visit)).offers;
    expect(offers.map(({ reason }) => reason)).toEqual([undefined, 'cancelled']);
    const segment = offers[1]!.run.segment;
    const asked = { code: visit.code, ticket: fixture.ticketOf(visit), segment };
    expect(codes(await offerChange(fixture.parts)(asked, visit.caller, fixture.sale.now))).toEqual([
      'departure_cancelled',
    ]);
  });

  test('is sold again once it runs after all', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    await cancel(visit);
    await fixture.delay(visit.reservation, 0);
    good(await fixture.paying(visit));
    expect(await notices(visit)).toEqual([]);
  });

  test.each(['cash', 'oxxo'] as const)(
    'that was ordered with %s: its order is over, which is told once',
    async (method) => {
      const visit = await fixture.sale.atPayment(ONE_WAY);
      good(await fixture.paying(visit, { method }));
      expect(await fixture.delay(visit.reservation, 45)).toBe(0);
      expect(await cancel(visit)).toBe(1);
      expect((await fixture.topics(visit)).filter((topic) => topic === 'order.cancelled')).toHaveLength(1);
      expect((await fixture.now(visit)).expired).toBe(true);
      expect(await notices(visit)).toEqual([]);
    },
  );

  describe('while a store is asked for a reference', () => {
    afterEach(() => {
      fixture.stores.during = undefined;
    });
    async function isOver(visit: Visit) {
      expect(await fixture.topics(visit)).toEqual(['order.cancelled']);
      expect((await fixture.now(visit)).expired).toBe(true);
      expect((await fixture.attempts(visit)).map(({ state }) => state)).toEqual(['pending']);
    }

    test('is not paid there: its order is over, and its buyer is told so', async () => {
      const visit = await fixture.sale.atPayment(ONE_WAY);
      fixture.stores.during = () => cancel(visit);
      good(await fixture.paying(visit, { method: 'oxxo' }));
      await isOver(visit);
    });

    test('by a report that is not committed when the reference is written: all the same', async () => {
      const visit = await fixture.sale.atPayment(ONE_WAY);
      const { departure } = visit.reservation.departure.segment!;
      let report: { readonly isAwaited: Promise<boolean> } | undefined;
      fixture.stores.during = async () => {
        report = await openUntilAwaited(database.pool, [
          ['select from departure where departure_id = $1 for no key update', [departure]],
          [
            `insert into departure_event (event_id, departure_id, from_call, minutes, is_ours, reason, recorded_by)
             values (gen_random_uuid(), $1, 0, null, true, 'Falla mecánica', 'tester')`,
            [departure],
          ],
        ]);
      };
      good(await fixture.paying(visit, { method: 'oxxo' }));
      expect(await report?.isAwaited).toBe(true);
      await isOver(visit);
    });
  });

  test('is told of once, however often it is reported', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    good(await fixture.paying(visit, { method: 'oxxo' }));
    expect([await cancel(visit), await cancel(visit)]).toEqual([1, 0]);
    expect((await fixture.topics(visit)).filter((topic) => topic === 'order.cancelled')).toHaveLength(1);
  });

  test('that was ordered at the counter: its seats are free again', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    good(await fixture.paying(visit, { method: 'cash' }));
    await cancel(visit);
    await sweepExpiredHolds(seatInventory(database.pool));
    expect(await fixture.claims(visit)).toEqual([]);
  });

  test('that is paid in a store all the same: the tickets tell of it, and give all of it back', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    good(await fixture.paying(visit, { method: 'oxxo' }));
    await cancel(visit);
    await sweepExpiredHolds(seatInventory(database.pool));
    fixture.stores.decide((await fixture.attempts(visit))[0]!.payment_id, 'paid');
    good(await confirmReservationPayment(fixture.sale)({ code: visit.code }, visit.caller));
    await tellsAndGivesBack(visit);
  });

  test('whose money was on its way: the tickets tell of it, and give all of it back', async () => {
    const visit = await fixture.sale.atPayment(ONE_WAY);
    fixture.cards.behave('asks');
    good(await fixture.paying(visit));
    await cancel(visit);
    fixture.cards.decide((await fixture.attempts(visit))[0]!.payment_id, 'paid');
    good(await confirmReservationPayment(fixture.sale)({ code: visit.code }, visit.caller));
    await tellsAndGivesBack(visit);
  });

  async function tellsAndGivesBack(visit: Visit): Promise<void> {
    expect((await fixture.now(visit)).status).toBe('approved');
    expect(await notices(visit)).toEqual(['delay.notice']);
    const { refund } = await rights(visit);
    expect(refund?.amounts.original).toBe(visit.reservation.quote!.total);
  }
});

describe('a buyer after operators recorded something', () => {
  test('sees when a late run leaves, and is told of it once', async () => {
    const [other, visit] = [await fixture.sale.atSeats(ONE_WAY), await fixture.sale.atPayment(ONE_WAY)];
    await fixture.delay(visit.reservation, 45);
    expect((await listed(other))[0]).toMatchObject({ reason: undefined, left: { disruption: { late: 45 } } });
    good(await fixture.paying(visit));
    expect(await notices(visit)).toEqual(['delay.notice']);
  });

  test('sees the class a run is of, and is told of it once', async () => {
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, run: 1 });
    const other = await fixture.sale.atSeats({ ...ONE_WAY, passengers: ['adult', 'adult'] });
    await fixture.runAs(visit.reservation, 'plus');
    expect((await listed(other))[1]).toMatchObject({ left: { disruption: { runsAs: { es: 'Plus', en: 'Plus' } } } });
    good(await fixture.paying(visit));
    expect(await notices(visit)).toEqual(['service.notice']);
    expect((await rights(visit)).difference?.amounts.original).toBeGreaterThan(0);
  });

  test('hears nothing of what no longer holds', async () => {
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, run: 1 });
    await fixture.delay(visit.reservation, 45);
    await fixture.delay(visit.reservation, 0);
    await fixture.runAs(visit.reservation, 'plus');
    await fixture.runAs(visit.reservation, 'lujo');
    expect((await listed(await fixture.sale.atSeats(ONE_WAY)))[1]!.left.disruption).toEqual({
      isCancelled: false,
      late: 0,
      runsAs: undefined,
    });
    good(await fixture.paying(visit));
    expect(await notices(visit)).toEqual([]);
  });
});

test('the public timetable tells it too', async () => {
  const visit = await fixture.sale.atPayment(ONE_WAY);
  await fixture.delay(visit.reservation, undefined);
  const other = await fixture.sale.atPayment({ ...ONE_WAY, run: 1 });
  await fixture.delay(other.reservation, 45);
  const clock = { now: () => fixture.sale.now };
  const timetable = createTimetableCache({ store: timetableStore(database.pool), clock, report: () => undefined });
  const { date } = visit.reservation.departure;
  const asked = { origin: 'gdl', destination: 'pvr', date };
  const { runs } = good(await listPublicSchedules({ timetable })(asked, fixture.sale.now));
  expect(runs.map(({ disruption }) => disruption)).toEqual([
    { isCancelled: true, late: 0 },
    { isCancelled: false, late: 45 },
    { isCancelled: false, late: 0 },
  ]);
});
