import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { besiegeTour } from './besiege-tour.ts';
import { crowd } from './crowd.ts';
import { besiege, SEATS } from './simulate.ts';

const HOARDING = { secret: 's'.repeat(32), factor: 1 };
const SIEGE = { seed: 1, minutes: 30, triesAMinute: 4 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('bots from a hundred networks keep no more than a fifth of a bus for over a quarter of an hour', async () => {
  const found = await besiege({ ...SIEGE, pool: database.pool, botsSolve: false, hoarding: HOARDING });
  expect(found.longestOverFifth).toBeLessThanOrEqual(15);
  expect(found.served).toBe(found.buyers);
}, 120_000);

test('where they solve captchas buyers are served all the same', async () => {
  const found = await besiege({ ...SIEGE, pool: database.pool, botsSolve: true, hoarding: HOARDING });
  expect(found.mostHeld).toBeLessThanOrEqual(0.4);
  // Without a proof at most one party, which is more than a fifth.
  expect(found.mostUnproved).toBeLessThanOrEqual(MAX_PASSENGERS / SEATS);
  expect(found.served).toBe(found.buyers);
}, 120_000);

test('control: where nobody is counted they empty the bus', async () => {
  const found = await besiege({ ...SIEGE, pool: database.pool, botsSolve: false, hoarding: undefined });
  expect(found.mostHeld).toBeGreaterThan(0.9);
  expect(found.mostUnproved).toBeGreaterThan(0.9);
  expect(found.served).toBeLessThan(found.buyers);
}, 120_000);

test('of a start of a tour bots keep no more than half, and buyers are served', async () => {
  const found = await besiegeTour({ ...SIEGE, pool: database.pool, hoarding: HOARDING });
  expect(found.mostHeld).toBeGreaterThan(0);
  expect(found.mostHeld).toBeLessThanOrEqual(0.5);
  expect(found.served).toBe(found.buyers);
}, 120_000);

test('control: where nobody is counted they empty the start of a tour', async () => {
  const found = await besiegeTour({ ...SIEGE, pool: database.pool, hoarding: undefined });
  expect(found.mostHeld).toBeGreaterThan(0.9);
  expect(found.served).toBeLessThan(found.buyers);
}, 120_000);

test('two hundred people behind one address all get their seat within ten minutes', async () => {
  expect(await crowd({ pool: database.pool, people: 200, buses: 10, hoarding: HOARDING })).toMatchObject({
    refused: 0,
    held: 200,
  });
}, 120_000);
