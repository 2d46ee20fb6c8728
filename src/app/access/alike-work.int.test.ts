import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lookUpToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { lookUp, type LookUpDeps } from './look-up.ts';
import { recoverPin, recoverTickets } from './recover-pin.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { type LookUpFixture, openLookUpFixture } from '#testing/look-up-fixture.ts';
import { stranger } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

// The cost of a look-up is its database round trips and computed secrets. This test counts both, independent of machine
// load; `npm run attack` measures the time itself, over thousands of tries.

/** An unknown code. */
const UNKNOWN = 'ZZZZZZZZZZ';

let database: TestDatabase;
let fixture: LookUpFixture['fixture'];
let visit: LookUpFixture['visit'];
let deps: LookUpFixture['deps'];
beforeAll(async () => {
  database = await createTestDatabase();
  ({ fixture, visit, deps } = await openLookUpFixture(database.pool));
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => database.drop());

type Ask = (asked: LookUpDeps) => (code: string) => Promise<unknown>;

/** Counts how often each operation ran for a code. */
async function workFor(code: string, asked: LookUpDeps, ask: Ask) {
  const rounds = vi.spyOn(Client.prototype, 'query');
  const computed = vi.spyOn(asked.pins, 'pinOf');
  const compared = vi.spyOn(asked.pins, 'isSame');
  await ask(asked)(code);
  const counted = [rounds, computed, compared].map(({ mock }) => mock.calls.length);
  vi.restoreAllMocks();
  return counted;
}

async function bothWays(ask: Ask, asked = deps()) {
  return { known: await workFor(visit.code, asked, ask), unknown: await workFor(UNKNOWN, asked, ask) };
}

const wrongPin: Ask = (asked) => (code) =>
  lookUp(asked)({ code, pin: 'wrong', lastName: undefined, captcha: undefined }, stranger(), fixture.sale.now);
const wrongTelephone: Ask = (asked) => (code) =>
  lookUpToInvoice(asked)(
    { code, lastName: 'López', phone: '33 9999 9999', captcha: undefined },
    stranger(),
    fixture.sale.now,
  );
const forgottenPin: Ask = (asked) => (code) => recoverPin(asked)({ code }, stranger(), fixture.sale.now);
const lostCode: Ask = (asked) => (code) =>
  recoverTickets(asked)(
    { contact: code === visit.code ? 'ana@example.com' : `${code}@example.com` },
    stranger(),
    fixture.sale.now,
  );

test.each<[string, Ask]>([
  ['a wrong PIN', wrongPin],
  ['a wrong telephone', wrongTelephone],
  ['a forgotten PIN', forgottenPin],
  ['a lost code', lostCode],
])('%s takes the same work whether there is such a reservation or not', async (_, ask) => {
  const { known, unknown } = await bothWays(ask);
  expect(known[0]).toBeGreaterThan(2);
  expect(known).toEqual(unknown);
});

test('one more round for a known code is seen', async () => {
  const { lookUps: honest, ...rest } = deps();
  const twice = async (code: Parameters<typeof honest.target>[0]) => {
    const target = await honest.target(code);
    return target && honest.target(code);
  };
  const { known, unknown } = await bothWays(wrongPin, { ...rest, lookUps: { ...honest, target: twice } });
  expect(known[0]).toBe(unknown[0]! + 1);
});

test('a secret computed for known codes alone is seen', async () => {
  const careless: Ask = (its) => async (code) => {
    const target = await its.lookUps.target(parseReservationCode(code)!);
    return target && its.pins.isSame('wrong', its.pins.pinOf(target));
  };
  const { known, unknown } = await bothWays(careless);
  expect(known).not.toEqual(unknown);
});
