import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUps } from '#adapters/db/itinerary/look-ups.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { puzzles } from '#adapters/secrets/puzzles.ts';
import { lookUpToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { lookUp, type LookUpParts } from '#app/itinerary/look-up.ts';
import { recoverPin, recoverTickets } from '#app/itinerary/recover-pin.ts';
import { good, stranger, type Visit } from '#main/testing/paying-sale.ts';
import { openDesk, type PaymentDesk } from '#main/testing/payment-desk.ts';
import { createTestDatabase, type TestDatabase } from '#main/testing/test-database.ts';

const SECRET = 's'.repeat(32);
/** Enough for a median on a busy machine; the bench takes thousands and milliseconds, this one ratios. */
const SAMPLES = 240;
/** Whoever is so much slower about known codes gives them away. */
const LARGEST_RATIO = 1.35;

let database: TestDatabase;
let desk: PaymentDesk;
let visit: Visit;
beforeAll(async () => {
  database = await createTestDatabase();
  desk = await openDesk(database.pool);
  visit = await desk.sale.atPayment();
  good(await desk.paying(visit));
});
afterAll(() => database.drop());

const parts = (): LookUpParts => ({
  lookUps: lookUps(database.pool, SECRET),
  pins: pins(SECRET),
  puzzles: puzzles(SECRET),
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** How much longer something takes for a known code than for one that is nobody’s: medians, asked in turn. */
async function ratio(ask: (code: string) => Promise<unknown>): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < SAMPLES; n += 1) {
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const code = kind === 'known' ? visit.code : String(n).padStart(10, '0');
      const begun = performance.now();
      await ask(code);
      times[kind].push(performance.now() - begun);
    }
    await database.pool.query('delete from look_up_try');
    await database.pool.query('delete from recovery_request');
  }
  return median(times.known) / median(times.unknown);
}

const TRIES = 3;

/** The ratio either way round, at the quietest of some tries: what is told by time is told each time, and a busy machine is not. */
async function unlikeness(ask: (code: string) => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < TRIES && least >= LARGEST_RATIO; n += 1) {
    const found = await ratio(ask);
    least = Math.min(least, Math.max(found, 1 / found));
  }
  return least;
}

const guessTelephone = (asked: LookUpParts) => (code: string) =>
  lookUpToInvoice(asked)(
    { code, lastName: 'López', phone: '33 9999 9999', puzzle: undefined },
    stranger(),
    desk.sale.now,
  );

const guess = (asked: LookUpParts) => (code: string) =>
  lookUp(asked)({ code, pin: 'wrong', lastName: undefined, puzzle: undefined }, stranger(), desk.sale.now);

test.each([
  ['a wrong PIN', (code: string) => guess(parts())(code)],
  ['a wrong telephone', (code: string) => guessTelephone(parts())(code)],
  ['a forgotten PIN', (code: string) => recoverPin(parts())({ code })],
  [
    'a lost code',
    (code: string) =>
      recoverTickets(parts())({ contact: code === visit.code ? 'ana@example.com' : `n${code}@example.com` }),
  ],
])('time does not tell which codes there are: %s', async (_, ask) => {
  expect(await unlikeness(ask)).toBeLessThan(LARGEST_RATIO);
});

test('a look-up that works longer for known codes is seen', async () => {
  const { lookUps: honest, ...rest } = parts();
  const slow = async (code: Parameters<typeof honest.target>[0]) => {
    const target = await honest.target(code);
    if (target) for (let n = 0; n < 12; n += 1) await honest.target(code);
    return target;
  };
  expect(await unlikeness(guess({ ...rest, lookUps: { ...honest, target: slow } }))).toBeGreaterThan(LARGEST_RATIO);
});
