import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import { confirmChange } from './confirm-change.ts';
import { HOUR, MINUTE, plusDays } from '#kernel/instant.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { paidLate } from '#testing/paid-late.ts';
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

const ONE_WAY = { round: false } as const;
const ROUNDS = 8;
const sweep = () => seatInventory(database.pool).sweep(10);
const states = async (visit: Visit) => (await fixture.attempts(visit)).map(({ state }) => state);

/** In every case the traveller has a seat on exactly one bus: the old or the new one. */
async function sitsOnce(visit: Visit) {
  const mine = await database.pool.query<{ trip_id: string; state: string }>(
    `select t.trip_id, c.state from seat_claim c join departure t using (departure_id) where reservation_id = $1`,
    [visit.reservation.id],
  );
  expect(mine.rows).toEqual([{ trip_id: expect.any(String), state: 'sold' }]);
  return mine.rows[0]!.trip_id;
}

describe('two tabs', () => {
  test('that take different runs at once: one of them is taken, once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought({ ...ONE_WAY, run: 1 });
      const requests = [await fixture.request(visit), await fixture.request(visit, { run: 1 })];
      const answers = await Promise.all(
        requests.map((request) => confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now)),
      );
      expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
      expect(await sitsOnce(visit)).not.toBe('out-14');
      expect((await database.pool.query('select from credit')).rowCount).toBe(1);
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('of which one pays while the other begins again: what is paid is made, or goes back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought(ONE_WAY);
      const dearer = await fixture.toPay(visit);
      const request = await fixture.request(visit, { run: 1 });
      const [paid, changed] = await Promise.all([
        fixture.paying(dearer),
        confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now),
      ]);
      expect([paid.ok, changed.ok].filter(Boolean)).toHaveLength(1);
      expect(await sitsOnce(visit)).toBe(paid.ok ? 'out-14' : 'out-23');
      await fixture.audit();
      await fixture.clear();
    }
  });
});

test('both journeys at once, into an order without a way back: only the first is changed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await fixture.bought();
    const between = plusDays(visit.reservation.departure.date!, 1);
    const requests = [
      await fixture.request(visit, { direction: 'departure', date: between, run: 2 }),
      await fixture.request(visit, { direction: 'return', date: between, run: 0 }),
    ];
    const answers = await Promise.all(
      requests.map((request) => confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await fixture.now(visit)).changed).toHaveLength(1);
    await fixture.audit();
    await fixture.clear();
  }
});

describe('the sweeper', () => {
  test('at the very end of the hold: the change is paid or swept, never half', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const visit = await fixture.bought(ONE_WAY);
      const change = await fixture.toPay(visit);
      await fixture.leave(change, 15);
      const [paid] = await Promise.all([fixture.paying(change), sweep(), sweep()]);
      await sweep();
      expect(await sitsOnce(visit)).toBe(paid.ok ? 'out-14' : 'out-08');
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('after a crash between the claim and the change: the old seat is kept, the new one freed', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const crashing = {
      ...fixture.parts,
      payments: { ...fixture.parts.payments, sellFree: () => Promise.reject(new Error('crash')) },
    };
    const request = await fixture.request(visit, { run: 1 });
    await expect(confirmChange(crashing)(request, visit.caller, fixture.sale.now)).rejects.toThrow('crash');
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold', 'out-23 departure 1 held']);
    await database.pool.query(
      `update reservation set hold_until = now() - interval '1 second' where parent_id is not null`,
    );
    await database.pool.query(`update seat_claim set hold_until = now() - interval '1 second' where state = 'held'`);
    expect(await sweep()).toBe(1);
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold']);
    good(await fixture.confirm(visit, { run: 1 }));
    expect(await fixture.seats()).toEqual(['out-23 departure 1 sold']);
  });

  test('after a crash between the charge and its outcome: the reconciler makes the change', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const change = await fixture.toPay(visit);
    fixture.cards.behave('pays-unheard');
    good(await fixture.paying(change));
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold', 'out-14 departure 1 paying']);
    await reconcilePayments(fixture.sale, AT_ONCE);
    expect(await fixture.seats()).toEqual(['out-14 departure 1 sold']);
    expect(await fixture.topics(visit)).toEqual(['ticket.issued', 'ticket.changed']);
  });
});

describe('a bus that fills', () => {
  /** Three travellers compete for its last seat. */
  test('is left to one: the others keep what they have', async () => {
    for (let round = 0; round < 3; round += 1) {
      await fixture.bought({ ...ONE_WAY, run: 2, passengers: ['adult', 'adult', 'adult'] });
      const visits = [await fixture.bought(ONE_WAY), await fixture.bought(ONE_WAY), await fixture.bought(ONE_WAY)];
      const requests = await Promise.all(visits.map((visit) => fixture.request(visit, { run: 1 })));
      const answers = await Promise.all(
        requests.map((request, index) =>
          confirmChange(fixture.parts)(request, visits[index]!.caller, fixture.sale.now),
        ),
      );
      const trips = [];
      for (const visit of visits) trips.push(await sitsOnce(visit));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(trips.toSorted()).toEqual(['out-08', 'out-08', 'out-23']);
      await fixture.audit();
      await fixture.clear();
    }
  });

  test('meanwhile gives nothing away: the seat that was offered is refused, the old one kept', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const request = await fixture.request(visit, { run: 1, seats: [{ position: 1, seat: 1 }] });
    await fixture.bought({ ...ONE_WAY, run: 2 });
    const answer = await confirmChange(fixture.parts)(request, visit.caller, fixture.sale.now);
    expect(codes(answer)).toEqual(['seat_taken']);
    expect(await sitsOnce(visit)).toBe('out-08');
  });
});

describe('money for a change', () => {
  async function paidAfterAll(visit: Visit) {
    const change = await fixture.toPay(visit);
    const id = await paidLate(fixture, database.pool, change);
    expect(await fixture.seats()).toEqual(['out-08 departure 1 sold']);
    return { change, id };
  }

  test('that comes late makes the change while there are seats', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const { id } = await paidAfterAll(visit);
    await confirmAttempt(fixture.sale, id);
    expect(await fixture.seats()).toEqual(['out-14 departure 1 sold']);
    expect((await fixture.now(visit)).changed).toEqual(['departure']);
  });

  test('that comes after another change goes back, and the seats with it', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const { change, id } = await paidAfterAll(visit);
    good(await fixture.confirm(visit, { run: 1 }));
    await confirmAttempt(fixture.sale, id);
    expect(await states(change)).toEqual(['refund_due']);
    expect(await refundDue(fixture.sale)).toBe(1);
    expect(await states(change)).toEqual(['refunded']);
    expect(await fixture.seats()).toEqual(['out-23 departure 1 sold']);
  });

  test('that comes when the old bus is about to leave goes back', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const { change, id } = await paidAfterAll(visit);
    await database.pool.query(
      `update reservation set change = change || jsonb_build_object('fromDeparts', $1::bigint) where parent_id is not null`,
      [Date.now() + 14 * MINUTE],
    );
    await confirmAttempt(fixture.sale, id);
    expect(await states(change)).toEqual(['refund_due']);
    expect(await sitsOnce(visit)).toBe('out-08');
  });

  test('cannot be begun in the last half hour, though the seats are held', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const change = await fixture.toPay(visit);
    await database.pool.query(
      `update reservation set change = change || jsonb_build_object('fromDeparts', $1::bigint) where parent_id is not null`,
      [Date.now() + 29 * MINUTE],
    );
    expect(codes(await fixture.paying(change))).toEqual(['change_closed']);
    expect(Date.now()).toBeLessThan(change.reservation.holdUntil! + HOUR);
  });

  test('is asked twice at once, and taken once', async () => {
    const visit = await fixture.bought(ONE_WAY);
    const change = await fixture.toPay(visit);
    const answers = await Promise.all([fixture.paying(change), fixture.paying(change)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await sitsOnce(visit)).toBe('out-14');
  });
});
