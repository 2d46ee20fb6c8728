import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import { board } from '#testing/boarded.ts';
import { type ChangeFixture, openChangeFixture } from '#testing/change-fixture.ts';
import { good, type SaleOptions, stranger, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: ChangeFixture;
let programme: Programme;

beforeAll(async () => {
  database = await createTestDatabase();
  // Removes the trigger that serves the previous release, so that only this release's code is tested.
  await database.pool.query('drop trigger lots_of_balance on account_balance');
  fixture = await openChangeFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const win = () => winByBoarding(winDeps(database.pool))();
const balanceOf = async ({ id }: Traveller) => (await programme.points.balances(id)).win;
const wins = async (): Promise<readonly (readonly [Direction, number, number])[]> => {
  const { rows } = await database.pool.query<{ direction: Direction; points: number; taken_back: number }>(
    'select direction, points, taken_back from point_win order by direction',
  );
  return rows.map(({ direction, points, taken_back }) => [direction, points, taken_back] as const);
};

/** A round trip, paid by card by somebody who has bought points. */
async function bought(options: SaleOptions = {}) {
  const traveller = await programme.account({ tier: 'classic', purchased: 5_000_000 });
  const caller = await programme.enter(traveller, fixture.sale.now, stranger());
  return { traveller, visit: await fixture.bought({ caller, ...options }) };
}

const changedWithPoints = async (visit: Visit, direction: Direction) => {
  const change = await fixture.toPay(visit, { direction });
  good(await fixture.paying(change, { method: 'traveller_purchased', token: undefined }));
};

test('a change paid with points takes the points of its own journey only', async () => {
  const { traveller, visit } = await bought();
  await changedWithPoints(visit, 'departure');
  await board(database.pool, visit);
  await board(database.pool, visit, { direction: 'return' });
  expect(await win()).toBe(2);
  const back = await balanceOf(traveller);
  expect(back).toBeGreaterThan(0);
  expect(await wins()).toEqual([
    ['departure', 0, 0],
    ['return', back, 0],
  ]);
});

test('what the other journey had won stays when money goes back', async () => {
  // The dearer run leaves from Guadalajara.
  const { traveller, visit } = await bought({ origin: 'pvr', destination: 'gdl' });
  await board(database.pool, visit);
  expect(await win()).toBe(1);
  const won = await balanceOf(traveller);
  expect(won).toBeGreaterThan(0);
  await changedWithPoints(visit, 'return');
  // As stored when a compensation is paid; its effect on money is tested elsewhere.
  await database.pool.query(
    `insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines,
       compensation, differences) values (gen_random_uuid(), $1, 'key', '', 'original', 0, 0, '[]', '[]', '[]')`,
    [visit.reservation.id],
  );
  await win();
  expect(await balanceOf(traveller)).toBe(won);
  expect(await wins()).toEqual([['departure', won, 0]]);
  await database.pool.query('delete from give_back');
});
