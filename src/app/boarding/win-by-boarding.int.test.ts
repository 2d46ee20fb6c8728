import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { DAY, instant } from '#kernel/instant.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { board } from '#testing/boarded.ts';
import { good, type SaleOptions, stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: AdditionFixture;
let programme: Programme;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  // Removes the trigger that serves the previous release, so that only this release's code is tested.
  await database.pool.query('drop trigger lots_of_balance on account_balance');
  fixture = await openAdditionFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ONE_WAY = { round: false } as const;
const win = () => winByBoarding(winDeps(database.pool))();
const balances = ({ id }: Traveller) => programme.points.balances(id);
const tierOf = async ({ card }: Traveller) =>
  (await programme.travellers.byIdentity({ kind: 'card', value: card }))!.traveller.tier;

/** A trip bought by Ana López while signed in. */
async function bought(tier: Tier = 'classic', options: SaleOptions = {}) {
  const traveller = await programme.account({ tier });
  const caller = await programme.enter(traveller, fixture.sale.now, stranger());
  return { traveller, visit: await fixture.bought({ ...ONE_WAY, caller, ...options }) };
}

const priceOf = async (reservation: string): Promise<number> => {
  const { rows } = await database.pool.query('select total from ticket where reservation_id = $1', [reservation]);
  return rows[0].total;
};

describe('who boards', () => {
  test.each([
    ['classic', 5],
    ['golden', 7],
    ['platinum', 10],
  ] as const)('with a card of %s wins %i per cent, once', async (tier, percent) => {
    const { traveller, visit } = await bought(tier);
    expect(await win()).toBe(0);
    await board(database.pool, visit);
    expect(await win()).toBe(1);
    const won = Math.floor(((await priceOf(visit.reservation.id)) * percent) / 100);
    expect(await balances(traveller)).toEqual({ purchased: 0, win: won });
    await board(database.pool, visit);
    expect(await win()).toBe(0);
    expect(await balances(traveller)).toEqual({ purchased: 0, win: won });
  });

  test('many at once win each once', async () => {
    const all = await Promise.all(['classic', 'golden'].map((tier) => bought(tier as Tier)));
    for (const { visit } of all) await board(database.pool, visit);
    const won = await Promise.all(Array.from({ length: 4 }, win));
    expect(won.reduce((a, b) => a + b)).toBe(2);
  });

  test('without a card, or with one that was closed, wins nothing', async () => {
    const visit = await fixture.bought(ONE_WAY);
    await board(database.pool, visit);
    const { traveller, visit: other } = await bought();
    await programme.travellers.withdraw([traveller.card]);
    await board(database.pool, other);
    expect(await win()).toBe(0);
  });

  test('paid with points wins none, and has made a trip', async () => {
    const traveller = await programme.account({ tier: 'classic', purchased: 5_000_000 });
    const caller = await programme.enter(traveller, fixture.sale.now, stranger());
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller });
    good(await fixture.paying(visit, { method: 'traveller_purchased', token: undefined }));
    await board(database.pool, visit);
    expect(await win()).toBe(1);
    expect((await balances(traveller)).win).toBe(0);
    const { rows } = await database.pool.query('select points, counts from point_win');
    expect(rows).toEqual([{ points: 0, counts: true }]);
  });

  test('who never boards wins nothing', async () => {
    const { traveller } = await bought();
    expect(await win()).toBe(0);
    expect((await balances(traveller)).win).toBe(0);
  });

  test('the twelfth time in a year is golden at once', async () => {
    const { traveller, visit } = await bought();
    await trips(traveller, 11, 0);
    await board(database.pool, visit);
    expect(await win()).toBe(1);
    expect(await tierOf(traveller)).toBe('golden');
    await database.pool.query('delete from point_win where points = 0');
  });

  test('trips of the year before make no tier', async () => {
    const { traveller, visit } = await bought();
    await trips(traveller, 30, 366);
    await board(database.pool, visit);
    expect(await win()).toBe(1);
    expect(await tierOf(traveller)).toBe('classic');
    await database.pool.query('delete from point_win where points = 0');
  });

  /** Earlier trips without points, this many days ago. */
  const trips = ({ id }: Traveller, count: number, daysAgo: number) =>
    database.pool.query(
      `insert into point_win (folio, reservation_id, passenger, direction, traveller_id, boarded_at, late, paid, percent, points)
       select gen_random_uuid(), gen_random_uuid(), 1, 'departure', $1, $3, false, 0, 5, 0 from generate_series(1, $2)`,
      [id, count, new Date(instant(Date.now() - daysAgo * DAY))],
    );
});

describe('money that goes back', () => {
  test('of a ticket that is given up before its scan is looked at leaves nothing to win', async () => {
    const { traveller, visit } = await bought();
    await board(database.pool, visit);
    await giveUp(visit.reservation.id);
    expect(await win()).toBe(0);
    expect((await balances(traveller)).win).toBe(0);
    await undo();
  });

  test('takes back what was won, once, and the trip with it', async () => {
    const { traveller, visit } = await bought();
    await board(database.pool, visit);
    await win();
    await giveUp(visit.reservation.id);
    await win();
    await win();
    expect((await balances(traveller)).win).toBe(0);
    const { rows } = await database.pool.query(
      'select taken_back = points as back, counts, spent_before from point_win',
    );
    expect(rows).toEqual([{ back: true, counts: false, spent_before: 0 }]);
    await undo();
  });

  test('takes of a difference its share', async () => {
    const { traveller, visit } = await bought();
    await board(database.pool, visit);
    await win();
    const before = (await balances(traveller)).win;
    await giveBack(visit.reservation.id, 2_000);
    await win();
    expect((await balances(traveller)).win).toBe(before - 100);
    await undo();
  });

  /** As stored when a difference is refunded; its effect on money is tested elsewhere. */
  const giveBack = (reservation: string, amount: number) =>
    database.pool.query(
      `insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines,
         compensation, differences)
       select $3, $1, 'key', '', 'original', 0, 0, '[]', '[]',
         json_agg(json_build_object('folio', folio, 'amount', $2::int)) from ticket where reservation_id = $1`,
      [reservation, amount, GIVEN_BACK],
    );

  const giveUp = async (reservation: string) => {
    await giveBack(reservation, 0);
    await database.pool.query('update ticket set give_back_id = $2 where reservation_id = $1', [
      reservation,
      GIVEN_BACK,
    ]);
  };

  /** Only the effect on points is examined. */
  const undo = async () => {
    await database.pool.query('update point_win set counts = false where taken_back = points');
    await database.pool.query('delete from give_back; update ticket set give_back_id = null');
  };
});

const GIVEN_BACK = '018f0000-0000-7000-8000-0000000000aa';

describe('points that go back', () => {
  test('are in the lots they came from, which expire when they did before', async () => {
    const traveller = await programme.account();
    const caller = await programme.enter(traveller, fixture.sale.now, stranger());
    const visit = await fixture.sale.atPayment({ ...ONE_WAY, caller });
    const price = visit.reservation.quote!.total;
    const soon = instant(fixture.sale.now + 5 * DAY);
    await programme.give(traveller, { kind: 'win', amount: 100, expiresAt: soon });
    await programme.give(traveller, { kind: 'win', amount: price });
    good(await fixture.paying(visit, { method: 'traveller_win', token: undefined }));
    expect(await lots()).toEqual([
      [100, 0, soon],
      [price, 100, null],
    ]);
    good(await fixture.cancel(visit, {}, 'original'));
    await refundDue(fixture.sale);
    const { win: left } = await balances(traveller);
    expect(left).toBeGreaterThan(100);
    const after = await lots();
    expect(after.map(([amount, , expires]) => [amount, expires])).toEqual([
      [100, soon],
      [price, null],
    ]);
    expect(after.reduce((total, [, remaining]) => total + remaining!, 0)).toBe(left);
  });

  const lots = async (): Promise<(readonly [number, number, number | null])[]> => {
    const { rows } = await database.pool.query('select amount, remaining, expires_at from point_lot order by amount');
    return rows.map((row) => [row.amount, row.remaining, row.expires_at] as const);
  };
});
