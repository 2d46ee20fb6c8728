import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HoldJourney, holdJourney, holdUnguarded } from './hold-journey.ts';
import { holdSeats } from '#adapters/db/booking/hold.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { assertInvariants, findBreaches } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool, type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import {
  createDraft,
  type DraftOptions,
  endHold,
  orderOf,
  publishDeparture,
  readBack,
  soon,
} from '#testing/db/sale-fixtures.ts';
import type { HoldOutcome } from '#app/booking/seat-ports.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { seatsOf } from '#domain/seats/bitmap.ts';
import { fullMask } from '#testing/full-mask.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { after, MINUTE } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** Many connections, so that races really happen instead of queueing on one. */
const CROWD = { connections: 24, waitMs: 60_000, queryMs: 60_000 };

describe.each(['read committed', 'serializable'] as const)('at once, %s', (isolation) => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { rows } = await database.pool.query('select current_database() as name');
    await database.pool.query(`alter database ${rows[0].name} set default_transaction_isolation = '${isolation}'`);
    pool = createPool(database.connection, CROWD);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  afterEach(async () => {
    await assertInvariants(pool);
    expect(await deadlocks()).toBe(0);
  });

  const deadlocks = async () => {
    const { rows } = await pool.query('select deadlocks::int from pg_stat_database where datname = current_database()');
    return rows[0].deadlocks;
  };

  const drafts = (count: number, requested: (index: number) => DraftOptions) =>
    Promise.all(Array.from({ length: count }, (_, index) => createDraft(pool, requested(index))));

  const whole = (departure: DepartureId) => ({ departure: { departure, from: 0, to: 3 } });

  const tally = (outcomes: readonly HoldOutcome[]) =>
    Object.fromEntries(
      [...new Set(outcomes.map(({ kind }) => kind))]
        .toSorted()
        .map((kind) => [kind, outcomes.filter((outcome) => outcome.kind === kind).length]),
    );

  test('200 visitors want the last 5 seats: 5 have one, 195 are told', async () => {
    const departure = await publishDeparture(pool, { seats: 5 });
    const visitors = await drafts(200, () => whole(departure));
    const outcomes = await Promise.all(
      visitors.map((visitor, index) => holdSeats(pool, orderOf(visitor, [(index % 5) + 1]))),
    );
    expect(tally(outcomes)).toEqual({ held: 5, taken: 195 });
    const losers = outcomes.filter((outcome) => outcome.kind === 'taken');
    expect(losers.every(({ seats }) => seats.length === 1)).toBe(true);
  });

  test('groups that overlap in part: every seat of the bus at most once, none torn apart', async () => {
    const departure = await publishDeparture(pool, { seats: 24 });
    const groups = await drafts(60, () => ({ ...whole(departure), types: ['adult', 'adult', 'adult'] }));
    const outcomes = await Promise.all(
      groups.map((group, index) => {
        const first = (index * 7) % 22;
        return holdSeats(pool, orderOf(group, [first + 1, first + 2, first + 3]));
      }),
    );
    const held = outcomes.filter(({ kind }) => kind === 'held').length;
    const [seats] = await seatInventory(pool).taken([{ departure, from: 0, to: 3 }], groups[0]!.reservation.id);
    expect(seatsOf(seats!.taken).length).toBe(held * 3);
    expect(held).toBeGreaterThan(0);
  });

  test('round trips out and back the other way do not wait for each other in a circle', async () => {
    const [a, b] = [await publishDeparture(pool, { seats: 40 }), await publishDeparture(pool, { seats: 40 })];
    const travellers = await drafts(80, (index) => {
      const [out, back] = index % 2 === 0 ? [a, b] : [b, a];
      return { departure: { departure: out, from: 0, to: 3 }, return: { departure: back, from: 0, to: 3 } };
    });
    const outcomes = await Promise.all(
      travellers.map((traveller, index) => holdSeats(pool, orderOf(traveller, [(index % 40) + 1]))),
    );
    expect(tally(outcomes)).toEqual({ held: 40, taken: 40 });
  });

  test.each<[readonly PassengerType[], number]>([
    [['inapam'], 2],
    [['teacher'], 2],
    [['student', 'student_flex', 'student'], 2],
  ])('the quota of a run is never passed: %s', async (types, most) => {
    const departure = await publishDeparture(pool, { legs: 3, seats: 63 });
    const parties = await drafts(20, (index) => ({
      types,
      departure: { departure, from: index % 3, to: (index % 3) + 1 },
    }));
    const outcomes = await Promise.all(
      parties.map((party, index) => {
        const first = (index * types.length) % 57;
        return holdSeats(pool, orderOf(party, [first + 1, first + 2, first + 3].slice(0, types.length)));
      }),
    );
    expect(tally(outcomes)).toEqual({ held: most, quota: 20 - most });
  });

  test('holds that end while others claim, extend and sweep: nothing is lost and nothing is sold twice', async () => {
    const departure = await publishDeparture(pool, { seats: 6 });
    const inventory = seatInventory(pool);
    const visitors = await drafts(48, (index) => ({
      departure: { departure, from: index % 2, to: 2 + (index % 2) },
    }));
    const outcomes: string[] = [];
    await Promise.all([
      ...visitors.map(async (visitor, index) => {
        for (let round = 0; round < 4; round += 1) {
          const { reservation } = visitor;
          const stored = await readBack(pool, reservation.id);
          // Most expire during the race; some never, however slow the machine.
          const lives = (index + round) % 4 === 0 ? MINUTE : 120;
          const order = orderOf(stored, [((index + round) % 6) + 1], soon(lives));
          outcomes.push((await holdSeats(pool, order)).kind);
          const now = await readBack(pool, reservation.id);
          const extended = await inventory.extend(now, (held) => ok({ until: after(held.until, 20), extensions: 0 }));
          outcomes.push(extended.kind);
        }
      }),
      ...Array.from({ length: 2 }, async () => {
        for (let round = 0; round < 40; round += 1) await inventory.sweep(5);
      }),
    ]);
    expect(['held', 'taken', 'extended', 'refused'].filter((kind) => !outcomes.includes(kind))).toEqual([]);
    for (const { reservation } of visitors) {
      const { holdUntil } = (await readBack(pool, reservation.id)).reservation;
      if (holdUntil !== undefined) await endHold(pool, reservation.id);
    }
    while ((await inventory.sweep(100)) > 0);
    const [seats] = await inventory.taken([{ departure, from: 0, to: 3 }], visitors[0]!.reservation.id);
    expect(seats!.taken & fullMask(6)).toBe(0n);
    const { rows } = await pool.query('select from seat_claim where departure_id = $1', [departure]);
    expect(rows.length).toBe(0);
  });
});

/**
 * A hundred visitors ask for two seats while their legs are locked, so that those who are first have all looked at the
 * same free seats when the legs become theirs to lock.
 */
async function crowdAtLockedLegs(claim: HoldJourney) {
  const database = await createTestDatabase(CROWD);
  const { pool } = database;
  const departure = await publishDeparture(pool, { seats: 2 });
  const visitors = await Promise.all(
    Array.from({ length: 100 }, () => createDraft(pool, { departure: { departure, from: 0, to: 3 } })),
  );
  const outcomes = await withConnection(pool, async (gate) => {
    await gate.query('begin');
    await gate.query('select from leg_seats where departure_id = $1 for update', [departure]);
    const asking = Promise.all(
      visitors.map((visitor, index) => holdSeats(pool, orderOf(visitor, [(index % 2) + 1]), { claim })),
    );
    await expect.poll(() => waitingForLocks(gate)).toBeGreaterThan(3);
    await gate.query('commit');
    return asking;
  });
  const breaches = await findBreaches(pool);
  await database.drop();
  return { held: outcomes.filter(({ kind }) => kind === 'held').length, breaches };
}

const waitingForLocks = async (session: Session): Promise<number> => {
  const { rows } = await session.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
};

test('who looked while the legs were locked looks again when they are free: two seats are sold', async () => {
  expect(await crowdAtLockedLegs(holdJourney)).toEqual({ held: 2, breaches: [] });
});

test('control: without its second look the same crowd sells seats twice, and the invariants notice', async () => {
  const { held, breaches } = await crowdAtLockedLegs(holdUnguarded);
  expect(held).toBeGreaterThan(2);
  expect(breaches.map(({ invariant }) => invariant)).toContain('i00-no-seat-claimed-twice');
});
