import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { dayOfItsOwn } from '../testing/day-of-its-own.ts';
import { startLoadedSite } from '../testing/loaded-site.ts';
import { siteData, siteUrl } from '../testing/own-site.ts';
import type { Site } from '../testing/start-site.ts';
import { crowdOverHttp } from './over-http.ts';
import { IS_WHOLE } from '../testing/whole.ts';

let guarded: Site;
beforeAll(async () => {
  guarded = await startLoadedSite({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => guarded?.stop());

const ONE_ADDRESS = { people: 12, botTries: 1, everyMs: 250, seed: 1 };

test('people behind the address of bots all have their tickets, and the bots no more than a fifth or one party', async () => {
  const found = await crowdOverHttp({ ...ONE_ADDRESS, ahead: 6, site: guarded });
  expect([...found.refusals]).toEqual([]);
  expect(found.bought).toBe(ONE_ADDRESS.people);
  expect(found.hoarded).toBeGreaterThan(0);
  expect(found.hoarded).toBeLessThanOrEqual(Math.max(MAX_PASSENGERS, found.seats / 5));
});

test.runIf(IS_WHOLE)('control: where nobody is counted bots empty the bus', async () => {
  const site = { url: siteUrl(), dataDir: siteData() };
  const found = await crowdOverHttp({ ...ONE_ADDRESS, people: 2, botTries: 12, ahead: dayOfItsOwn(), site });
  expect(found.hoarded).toBeGreaterThan(0.8 * found.seats);
});
