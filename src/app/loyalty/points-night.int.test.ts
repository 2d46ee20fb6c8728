import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { expiringPoints } from '#adapters/db/loyalty/expiring-points.ts';
import { pointsCalendar } from '#adapters/db/loyalty/points-calendar.ts';
import { pointsNight } from '#app/loyalty/points-night.ts';
import { EXPIRED_ACCOUNT, pointsAccount } from '#domain/loyalty/points.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { yearOf } from '#domain/loyalty/winning.ts';
import { after, before, DAY, type Instant, instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { empty } from '#testing/empty.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let programme: Programme;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop trigger lots_of_balance on account_balance');
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() =>
  empty(database.pool, 'outbox, point_win, point_lot_use, point_lot, account_balance, ledger_transfer, traveller'),
);
afterEach(() => assertInvariants(database.pool));

const NOW = instant(Date.parse('2031-06-15T06:05:00Z'));
const night = (now: Instant = NOW) => pointsNight({ calendar: pointsCalendar(database.pool), zone: CARRIER_ZONE })(now);
const balances = ({ id }: Traveller) => programme.points.balances(id);
const count = async (sql: string) =>
  (await database.pool.query(`select count(*)::int as count from ${sql}`)).rows[0].count;

test('what is over expires, once, into an account of its own; what never does stays', async () => {
  const traveller = await programme.account({ purchased: 1_000 });
  await programme.give(traveller, { kind: 'win', amount: 300, expiresAt: NOW });
  await programme.give(traveller, { kind: 'win', amount: 50, expiresAt: before(NOW, DAY) });
  await programme.give(traveller, { kind: 'win', amount: 20, expiresAt: after(NOW, 1) });
  expect(await night()).toMatchObject({ expired: 350 });
  expect(await night()).toMatchObject({ expired: 0 });
  expect(await balances(traveller)).toEqual({ purchased: 1_000, win: 20 });
  const { rows } = await database.pool.query('select amount from ledger_transfer where credit = $1', [EXPIRED_ACCOUNT]);
  expect(rows).toEqual([{ amount: 350 }]);
});

test('many lots of a few travellers, and of others after them, expire in one night', async () => {
  const [many, one] = [await programme.account(), await programme.account()];
  for (let lot = 0; lot < 210; lot += 1)
    await programme.give(many, { kind: 'win', amount: 1, expiresAt: before(NOW, 2 * DAY) });
  await programme.give(one, { kind: 'win', amount: 7, expiresAt: before(NOW, DAY) });
  expect(await night()).toMatchObject({ expired: 217 });
});

test('a thousand travellers expire in one night', { timeout: 120_000 }, async () => {
  await database.pool.query(
    `with made as (select gen_random_uuid() as one from generate_series(1, 1000)), account as (
       select 'points:win:' || one as account from made
     ), lots as (
       insert into point_lot (lot_id, account, amount, remaining, earned_at, expires_at)
       select gen_random_uuid(), account, 5, 5, now(), $1 from account
     ), balance as (
       insert into account_balance select account, 5 from account
     )
     insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
     select gen_random_uuid(), 'programme:win', account, 5, 'points-credit', gen_random_uuid(), now() from account`,
    [new Date(NOW)],
  );
  expect(await night()).toMatchObject({ expired: 5_000 });
});

describe('letters', () => {
  const waiting = () => count(`outbox where topic = 'points.expiring'`);

  test('go out thirty and seven days before, once each, also after a night that was left out', async () => {
    const traveller = await programme.account();
    await programme.give(traveller, { kind: 'win', amount: 300, expiresAt: after(NOW, 31 * DAY) });
    await night();
    expect(await waiting()).toBe(0);
    await night(after(NOW, DAY));
    await night(after(NOW, 3 * DAY));
    expect(await waiting()).toBe(1);
    await night(after(NOW, 25 * DAY));
    await night(after(NOW, 26 * DAY));
    expect(await waiting()).toBe(2);
    const { rows } = await database.pool.query(`select payload ->> 'days' as days from outbox order by outbox_id`);
    expect(rows.map(({ days }) => days)).toEqual(['30', '7']);
  });

  test('go to no account that was closed, and of nothing', async () => {
    const traveller = await programme.account();
    await programme.give(traveller, { kind: 'win', amount: 300, expiresAt: after(NOW, 5 * DAY) });
    await programme.travellers.withdraw([traveller.card]);
    await programme.account({ purchased: 500 });
    await night();
    expect(await waiting()).toBe(0);
  });

  test('say what is left when they are written', async () => {
    const traveller = await programme.account();
    const expiresAt = after(NOW, 5 * DAY);
    await programme.give(traveller, { kind: 'win', amount: 300, expiresAt });
    await programme.give(traveller, { kind: 'win', amount: 45, expiresAt });
    const account = pointsAccount(traveller.id, 'win');
    const found = await expiringPoints(database.pool)(account, expiresAt);
    expect(found).toMatchObject({ kind: 'win', points: 345, firstName: 'Ana', email: traveller.email, lang: 'es' });
    expect(await expiringPoints(database.pool)(account, after(expiresAt, 1))).toBeUndefined();
  });
});

describe('the end of a year', () => {
  const tierOf = async ({ card }: Traveller) =>
    (await programme.travellers.byIdentity({ kind: 'card', value: card }))?.traveller.tier;

  const trips = ({ id }: Traveller, many: number, at: string) =>
    database.pool.query(
      `insert into point_win (folio, reservation_id, passenger, direction, traveller_id, boarded_at, late, paid, percent, points)
       select gen_random_uuid(), gen_random_uuid(), 1, 'departure', $1, $3, false, 0, 5, 0 from generate_series(1, $2)`,
      [id, many, at],
    );

  test('lowers whoever travelled less, once, and raises nobody', async () => {
    await database.pool.query('delete from tier_year; insert into tier_year (year) values (2029)');
    const [none, twelve, classic, made] = [
      await programme.account({ tier: 'platinum' }),
      await programme.account({ tier: 'platinum' }),
      await programme.account({ tier: 'classic' }),
      await programme.account({ tier: 'golden' }),
    ];
    await trips(twelve, 12, '2030-12-31T23:00:00-06:00');
    await trips(classic, 30, '2030-05-01T12:00:00-06:00');
    await trips(made, 12, '2031-01-02T12:00:00-06:00');
    expect(await night(instant(Date.parse('2030-12-31T23:59:59-06:00')))).toMatchObject({ lowered: 0 });
    expect(await night(instant(Date.parse('2031-01-03T00:05:00-06:00')))).toMatchObject({ lowered: 2 });
    expect(await Promise.all([none, twelve, classic, made].map(tierOf))).toEqual([
      'classic',
      'golden',
      'classic',
      'golden',
    ]);
    expect(await night(instant(Date.parse('2031-01-04T00:05:00-06:00')))).toMatchObject({ lowered: 0 });
    await database.pool.query('delete from point_win');
  });

  test('of the year in which trips began to be counted lowers nobody', async () => {
    await database.pool.query('delete from tier_year; insert into tier_year (year) values (extract(year from now()))');
    const traveller = await programme.account({ tier: 'platinum' });
    const next = yearOf(instant(Date.now()), CARRIER_ZONE) + 1;
    expect(await night(instant(Date.parse(`${next}-01-01T00:05:00-06:00`)))).toMatchObject({ lowered: 0 });
    expect(await tierOf(traveller)).toBe('platinum');
  });
});
