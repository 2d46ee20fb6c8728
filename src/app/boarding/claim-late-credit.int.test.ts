import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ticketToClaim } from '#adapters/db/boarding/boarding-events.ts';
import { pointsHistory } from '#adapters/db/loyalty/points-history.ts';
import { claimLateCredit } from '#app/boarding/claim-late-credit.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { readMovements } from '#app/loyalty/movements.ts';
import { instant } from '#kernel/instant.ts';
import { winDeps } from '#main/rooms/loyalty.ts';
import { type AdditionFixture, openAdditionFixture } from '#testing/addition-fixture.ts';
import { board } from '#testing/boarded.ts';
import { good, stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let fixture: AdditionFixture;
let programme: Programme;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openAdditionFixture(database.pool);
  programme = openProgramme(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const ANA = { firstName: 'Ana', lastName: 'López' };
const deps = () => ({
  ...programme,
  ...winDeps(database.pool),
  ticketToClaim,
  pointsHistory: pointsHistory(database.pool),
});

/** A trip bought without an account and boarded, and Ana López signed in afterwards. */
async function boardedWithoutCard() {
  const visit = await fixture.bought({ round: false });
  const [folio] = await board(database.pool, visit);
  await winByBoarding(winDeps(database.pool))();
  const traveller = await programme.account({ tier: 'classic' });
  const caller = await programme.enter(traveller, fixture.sale.now, stranger());
  const claim = (name = ANA, as = caller) => claimLateCredit(deps())({ folio: folio!, name }, as, instant(Date.now()));
  return { folio: folio!, traveller, caller, claim };
}

test('a trip made without the card wins late, once, and is seen among the movements', async () => {
  const { claim, caller, folio } = await boardedWithoutCard();
  const won = good(await claim());
  expect(won).toBeGreaterThan(0);
  expect(codes(await claim())).toEqual(['late_credit_won']);
  const { movements, trips, next, balances } = good(
    await readMovements(deps())({ before: undefined }, caller, instant(Date.now())),
  );
  expect(movements).toMatchObject([{ kind: 'won', ledger: 'win', points: won, folio }]);
  expect([trips, next, balances.win]).toEqual([1, { tier: 'golden', missing: 11 }, won]);
});

test('asked for at once in many places, it is given once', async () => {
  const { claim, traveller } = await boardedWithoutCard();
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim()));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const won = answers.find((answer) => answer.ok);
  expect((await programme.points.balances(traveller.id)).win).toBe(won?.ok && won.value);
});

test('another name, another account and nobody get nothing', async () => {
  const { claim } = await boardedWithoutCard();
  expect(codes(await claim({ firstName: 'Beto', lastName: 'Ruiz' }))).toEqual(['late_credit_not_found']);
  expect(codes(await claim(ANA, stranger()))).toEqual(['traveller_session_required']);
});

test('a folio that is none is told like one that is not there', async () => {
  const { caller } = await boardedWithoutCard();
  for (const folio of ['?', 'ZZZZZZZZ-1'])
    expect(codes(await claimLateCredit(deps())({ folio, name: ANA }, caller, instant(Date.now())))).toEqual([
      'late_credit_not_found',
    ]);
});

test('what was left empty is said at its field', async () => {
  const { caller } = await boardedWithoutCard();
  const name = { firstName: ' ', lastName: '' };
  const told = await claimLateCredit(deps())({ folio: ' ', name }, caller, instant(Date.now()));
  expect(told.ok ? [] : told.fault.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'folio ticket_folio_required',
    'first_name first_name_required',
    'last_name last_name_required',
  ]);
});

test('movements come in pages, newest first, and each once', async () => {
  const traveller = await programme.account();
  const caller = await programme.enter(traveller, fixture.sale.now, stranger());
  for (let amount = 1; amount <= 45; amount += 1)
    await programme.give(traveller, { kind: amount % 2 === 0 ? 'win' : 'purchased', amount });
  await programme.account({ win: 999 });
  const seen: number[] = [];
  const sizes: number[] = [];
  for (let before: Parameters<ReturnType<typeof readMovements>>[0]['before']; sizes.length < 9; ) {
    const page = good(await readMovements(deps())({ before }, caller, instant(Date.now())));
    seen.push(...page.movements.map(({ points }) => points));
    sizes.push(page.movements.length);
    if (!page.older) break;
    before = page.older;
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(seen).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
});

test('the movement of somebody else opens no page', async () => {
  const other = await programme.account({ win: 5 });
  const known = await pointsHistory(database.pool).movements(other.id, { before: undefined, limit: 1 });
  const caller = await programme.enter(await programme.account({ win: 7 }), fixture.sale.now, stranger());
  const page = good(await readMovements(deps())({ before: known[0]!.id }, caller, instant(Date.now())));
  expect(page.movements).toEqual([]);
});
