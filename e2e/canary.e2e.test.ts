import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { id } from '#kernel/ids.ts';
import { PATIENT } from '#main/testing/test-database.ts';
import { postData } from '#wire/itinerary.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { launchBrowser, visitor } from './testing/browser.ts';
import { buyer } from './testing/buyer.ts';
import { type Canary, type Evidence, findCanaries, readTables } from './testing/canaries.ts';
import { must } from './testing/must.ts';
import { right } from './testing/reach-steps.ts';
import { type Site, startSite } from './testing/start-site.ts';

/** Valid numbers that nobody else uses: American Express has codes of four digits, which do not turn up by chance. */
const CARD = '379108642013571';
const REFUSED_CARD = '4000000000000069';
const CODE = '7391';
const HOLDER = 'CANARIA VERDEZUELA';
const SECRET = 'a session secret of this test and of no other';

let browser: Browser;
let site: Site;
let dataDir: string;
let pool: Pool;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anden-canary-'));
  browser = await launchBrowser();
  site = await startSite({ ANDEN_DATA_DIR: dataDir, LOG_LEVEL: 'debug', SESSION_SECRET: SECRET });
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  pool = createPool(server.connection, { ...PATIENT, name: 'canary' });
  closeDatabase = async () => {
    await pool.end();
    await server.stop();
  };
});
afterAll(async () => {
  await browser.close();
  await closeDatabase();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Writes down all that passes between a browser and the site: addresses, what is sent, what is answered. */
function listen(page: Page): Evidence[] {
  const heard: Evidence[] = [];
  page.on('request', (request) => {
    heard.push({ where: 'an address', text: decodeURIComponent(request.url()) });
    for (const [name, value] of Object.entries(request.headers())) {
      if (name === 'referer') heard.push({ where: 'a referer', text: value });
    }
    // What the provider's own script sends to the provider is between the traveller and the provider.
    if (request.url().startsWith(site.url)) heard.push({ where: 'sent to us', text: request.postData() ?? '' });
  });
  page.on('response', async (response) => {
    if (!response.url().startsWith(site.url)) return;
    heard.push({ where: 'answered by us', text: await response.text().catch(() => '') });
  });
  return heard;
}

/** Everything the site has said, kept and written, and the provider beside it. */
async function everywhere(heard: readonly Evidence[]): Promise<readonly Evidence[]> {
  const log = { where: 'the log', text: site.output() };
  return [...heard, log, ...(await readTables(pool)), ...filesIn(dataDir)];
}

/** What lies in the data directory: journals, keys, mail. The database is asked for its rows. */
const filesIn = (folder: string): readonly Evidence[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/server'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ where: `file ${file.slice(folder.length + 1)}`, text: readFileSync(file, 'latin1') }));

const CANARIES: readonly Canary[] = [
  { name: 'card number', value: CARD },
  { name: 'refused card number', value: REFUSED_CARD },
  { name: 'security code', value: CODE },
  { name: 'card holder', value: HOLDER },
];

test('a card number, its code, its holder and a PIN are nowhere but where they were typed', async () => {
  const { page, close } = await visitor(browser, { baseURL: site.url });
  const heard = listen(page);
  const buys = buyer(page, 'es');
  await buys.search({ origin: 'TLQ', destination: 'GUA', departs: dayFromNow(3), party: { adult: 1 } });
  await buys.chooseRuns(1);
  await buys.giveNames([['Ana', 'López']]);
  await buys.skipExtras();
  await buys.letChoose();
  await type(page, REFUSED_CARD, '739');
  await buys.pay();
  await page
    .getByText(/venci|expir/i)
    .first()
    .waitFor();
  await type(page, CARD, CODE);
  await buys.pay();
  await page.waitForURL(/boletos/);
  heard.push({ where: 'a page', text: await page.content() });

  const pin = await lookedUp();
  const canaries = [...CANARIES, { name: 'PIN', value: pin }];
  await close();
  const evidence = await everywhere(heard);
  expect(evidence.length).toBeGreaterThan(100);
  expect(
    evidence.some(({ where, text }) => where === 'the log' && text.includes('/api/websale/reservation/payment')),
  ).toBe(true);
  // Written to the traveller, who has to know it.
  expect(findCanaries(canaries, evidence).filter((found) => !found.startsWith('PIN in file mailbox/'))).toEqual([]);
});

/** Typed in the provider's fields. */
async function type(page: Page, number: string, code: string): Promise<void> {
  const frame = page.frameLocator('iframe').first();
  await frame.locator('#number').fill(number);
  await frame.locator('#holder').fill(HOLDER);
  await frame.locator('#expiry').fill('12/39');
  await frame.locator('#cvv').fill(code);
}

/** Finds the reservation by its PIN, on another device. */
async function lookedUp(): Promise<string> {
  const { rows } = await pool.query<{ reservation_id: string; code: string; pin_version: number }>(
    'select reservation_id, code, pin_version from reservation',
  );
  const { reservation_id: reservation, code, pin_version: pinVersion } = must(rows[0]);
  const pin = pins(SECRET).pinOf({ reservation: id(reservation), pinVersion, lastNames: [], phone: '' });
  const { call } = await apiClient(site.url);
  right(await call(postData, { body: { code, nip: pin } }));
  return pin;
}

/** A search that finds nothing is no evidence: each place is given one, and it is found there. */
test('control: what is planted is found', async () => {
  await pool.query(`update reservation set contact = jsonb_build_object('note', $1::text)`, [`paid with ${CARD}`]);
  await pool.query(
    `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
     values (gen_random_uuid(), 'planted', 'planted', jsonb_build_object('card', $1::text), now() + interval '1 day')`,
    [Buffer.from(CARD).toString('base64')],
  );
  const { page, close } = await visitor(browser, { baseURL: site.url });
  const heard = listen(page);
  await page.goto(`/?holder=${encodeURIComponent(HOLDER)}`);
  await close();
  const log = { where: 'the log', text: `${site.output()}\n{"cvv":"${CODE}"}` };
  expect(findCanaries(CANARIES, [...(await everywhere(heard)), log])).toEqual([
    'card holder in an address',
    'card number in table public.outbox',
    'card number in table public.reservation',
    'security code in the log',
  ]);
});
