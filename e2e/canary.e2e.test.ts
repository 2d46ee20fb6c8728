import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { cardNumber } from '#domain/loyalty/card.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { PATIENT } from '#testing/test-database.ts';
import { findText } from '#text/find-reservation.ts';
import { invoicingText } from '#text/invoicing.ts';
import { itineraryText } from '#text/itinerary.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { postLogin } from '#wire/account.ts';
import { findPath } from '#wire/link-paths.ts';
import { getOperator, postOperatorSignIn } from '#wire/operation.ts';
import { newDataFolder } from './testing/data-folder.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { launchBrowser, visitor } from './testing/browser.ts';
import { browserStorage, plantInStorage } from './testing/browser-storage.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { type Canary, type Evidence, findCanaries, madeOut, readTables } from './testing/canaries.ts';
import { recordTraffic } from './testing/record-traffic.ts';
import { submitForm, CARLA, typeReceiver } from './testing/invoice-form.ts';
import { must } from './testing/must.ts';
import { operatorKey } from './testing/operator-key.ts';
import { right } from './testing/reach-steps.ts';
import { type Site, startSite } from './testing/start-site.ts';
import { IS_WHOLE } from './testing/whole.ts';

/** Valid numbers used nowhere else: American Express has codes of four digits, which rarely occur by chance. */
const CARD = '379108642013571';
const REFUSED_CARD = '4000000000000069';
const CODE = '6083';
const HOLDER = 'CANARIA VERDEZUELA';
const SURNAME = 'Pajarolinda';
const EMAIL = 'canaria.verdezuela@correo.example';
const PHONE = '3318273645';
const PASSWORD = 'Canaria-Enjaulada#7391';
const CAPTCHA = 'an-answer-to-a-captcha-that-nobody-asked-for';
const TRAVELLER_CARD = cardNumber('79000000017');
const SECRET = 'a session secret of this test and of no other';

/** Generous, for slow machines. */
const TIMEOUT = 90_000;

let browser: Browser;
let site: Site;
let dataDir: string;
let pool: Pool;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  dataDir = await newDataFolder('canary');
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

/** Everything the site printed, stored and wrote, and the provider's data. */
async function everywhere(heard: readonly Evidence[]): Promise<readonly Evidence[]> {
  const log = { where: 'the log', text: madeOut(site.output()) };
  return [...heard, log, ...(await readTables(pool)), ...filesIn(dataDir)];
}

/** Files of the data directory: journals, keys, mail. Rows are read from the database. */
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
  // Typed again after an error, and stored as a hash.
  { name: 'password', value: PASSWORD, belongs: /^sent to us$/ },
  { name: 'captcha answer', value: CAPTCHA },
];

/** Needed for the sale to identify its people: rows, documents, e-mails, and the pages of their owner. */
const WITH_ITS_OWNER = /^(table|file|sent to us$|answered by us$|a page$)/;

const PERSONAL: readonly Canary[] = [
  { name: 'surname', value: SURNAME, belongs: WITH_ITS_OWNER },
  { name: 'e-mail', value: EMAIL, belongs: WITH_ITS_OWNER },
  { name: 'telephone', value: PHONE, belongs: WITH_ITS_OWNER },
  { name: 'telephone', value: `52${PHONE}`, belongs: WITH_ITS_OWNER },
  { name: 'RFC', value: CARLA.rfc, belongs: WITH_ITS_OWNER },
];

/** Typed on a page after it was e-mailed, and found nowhere else. */
const MAILED = /^(file mailbox\/|sent to us$)/;

/** Created in this run by the site or its operators. */
const given: Canary[] = [];

test('what is typed, proved and given is nowhere but with whom it belongs to', async () => {
  await openAccount();
  const buying = await visiting();
  const { page } = buying;
  const buys = travellerActions(page, 'es');
  await buys.search({ origin: 'TLQ', destination: 'GUA', departs: dayFromNow(3), party: { adult: 1 } });
  await buys.chooseRuns(1);
  await buys.giveNames([['Ana', SURNAME]], { phone: PHONE, email: EMAIL });
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
  buying.heard.push({ where: 'a page', text: await page.content() });
  await invoiced(page);
  await signedIn(page);
  for (const cookie of await page.context().cookies(site.url))
    if (['anden', 'traveller'].includes(cookie.name))
      given.push({ name: `cookie ${cookie.name}`, value: cookie.value });
  expect(given.map(({ name }) => name).toSorted()).toEqual(['cookie anden', 'cookie traveller']);
  await buying.leave();

  const { reservation, pin } = await sold();
  given.push({ name: 'PIN', value: pin, belongs: MAILED });
  const looking = await visiting();
  await find(looking.page, reservation, { nip: pin });
  await looking.page.getByRole('img', { name: ticketsStep.qr.es }).first().waitFor();
  await looking.leave();

  const proving = await visiting();
  const code = await provedByMail(proving.page, reservation);
  given.push({ name: 'one-time code', value: code, belongs: MAILED });
  await proving.leave();

  given.push({ name: 'operator key', value: await operated() });
  await guessed();

  const evidence = await everywhere([...buying.heard, ...looking.heard, ...proving.heard]);
  expect(evidence.length).toBeGreaterThan(100);
  expect(
    evidence.some(({ where, text }) => where === 'the log' && text.includes('/api/websale/reservation/payment')),
  ).toBe(true);
  expect(findCanaries([...CANARIES, ...PERSONAL, ...given], evidence)).toEqual([]);
});

/** A visitor with an empty browser, recorded up to its final state. */
async function visiting(options: BrowserContextOptions = {}) {
  const visit = await visitor(browser, { baseURL: site.url, serviceWorkers: 'allow', ...options });
  const heard = recordTraffic(visit.page, site.url);
  const leave = async () => {
    heard.push(...(await browserStorage(visit.page)));
    await visit.close();
  };
  return { page: visit.page, heard, leave };
}

async function openAccount(): Promise<void> {
  const { travellers, passwords } = loyaltyDeps(pool);
  const now = instant(Date.now());
  const names = { firstName: 'Ana', lastName: SURNAME, tier: 'golden', active: true } as const;
  const traveller = {
    ...names,
    id: uuidV7<'traveller'>(now, new Uint8Array(10)),
    card: TRAVELLER_CARD,
    phone: `+52${PHONE}`,
    email: EMAIL,
  };
  expect(await travellers.open({ traveller, passwordHash: await passwords.hash(PASSWORD) }, now)).toBe(true);
}

async function invoiced(page: Page): Promise<void> {
  await page.getByRole('link', { name: invoicingText.invoiceIt.es, exact: true }).click();
  await page.waitForURL(/facturacion/);
  await typeReceiver(page, CARLA);
  await submitForm(page, 'es');
  await page.getByRole('heading', { name: invoicingText.issued.es, exact: true }).waitFor({ timeout: TIMEOUT });
}

/** Once wrong, once right. */
async function signedIn(page: Page): Promise<void> {
  for (const password of [`${PASSWORD}?`, PASSWORD]) {
    await page.goto('/viajero-frecuente/entrar');
    await page.locator('[name="account"]').fill(EMAIL);
    await page.locator('[name="password"]').fill(password);
    await page.getByRole('button', { name: signInText.submit.es, exact: true }).click();
    if (password !== PASSWORD) await page.getByRole('alert').first().waitFor();
  }
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'traveller')).toBe(true);
}

async function find(page: Page, code: string, proof: { readonly nip?: string; readonly last_name?: string }) {
  await page.goto(findPath('es', code.toLowerCase()));
  for (const [name, text] of Object.entries(proof)) await page.locator(`[name="${name}"]`).fill(text);
  await page.getByRole('button', { name: findText.submit.es }).click();
}

/** A sold reservation and its PIN. */
async function sold(): Promise<{ readonly reservation: string; readonly pin: string }> {
  const { rows } = await pool.query<{ reservation_id: string; code: string; pin_version: number }>(
    'select reservation_id, code, pin_version from reservation',
  );
  const { reservation_id: reservation, code, pin_version: pinVersion } = must(rows[0]);
  return {
    reservation: code,
    pin: pins(SECRET).pinOf({ reservation: id(reservation), pinVersion, lastNames: [], phone: '' }),
  };
}

/** Of two codes, the first goes to a mailbox that refuses it because of its name. */
async function provedByMail(page: Page, reservation: string): Promise<string> {
  await mailboxDoes({ next: ['refuse'] });
  await find(page, reservation, { last_name: SURNAME });
  const ask = page.getByRole('button', { name: itineraryText.masked.sendCode.es, exact: true });
  await ask.click();
  await expect.poll(() => site.output(), { timeout: TIMEOUT }).toContain('will not be sent: 550');
  const { rows } = await pool.query<{ code: string }>('select one_time_code_id as code from one_time_code');
  const code = pins(SECRET).codeOf(id(must(rows[0]).code));
  await page.getByLabel(itineraryText.masked.digits.es).fill(code);
  await page.getByRole('button', { name: itineraryText.masked.codeSubmit.es, exact: true }).click();
  await page.getByRole('img', { name: ticketsStep.qr.es }).first().waitFor();
  return code;
}

async function mailboxDoes(faults: object): Promise<void> {
  const [, url] = /e-mails can be read at (\S+)/.exec(site.output()) ?? [];
  const answer = await fetch(`${must(url)}/_control/faults`, { method: 'POST', body: JSON.stringify(faults) });
  expect(answer.status).toBe(200);
}

/** Signs an operator in at the counter; returns the key. */
async function operated(): Promise<string> {
  const key = await operatorKey(dataDir, 'counter');
  const { call } = await apiClient(site.url, '', { [PROOF_HEADERS.operator]: key });
  right(await call(postOperatorSignIn, { body: { key } }));
  right(await call(getOperator, {}));
  return key;
}

/** Guesses a password, with a solved captcha. */
async function guessed(): Promise<void> {
  const { call } = await apiClient(site.url);
  const answer = await call(postLogin, { body: { email: EMAIL, password: `${PASSWORD}!`, captcha: CAPTCHA } });
  expect(answer.ok).toBe(false);
}

/** Typed in the provider's fields. */
async function type(page: Page, number: string, code: string): Promise<void> {
  const frame = page.frameLocator('iframe').first();
  await frame.locator('#number').fill(number);
  await frame.locator('#holder').fill(HOLDER);
  await frame.locator('#expiry').fill('12/39');
  await frame.locator('#cvv').fill(code);
}

/** A search that never finds anything proves nothing: each canary is planted in each place and found there. */
test.runIf(IS_WHOLE)('control: what is planted is found', async () => {
  const everything = [...CANARIES, ...PERSONAL, ...given].map(({ name, value }) => ({ name, value }));
  expect(everything.length).toBeGreaterThan(12);
  const all = everything.map(({ value }) => value).join(' | ');
  await pool.query(`update reservation set contact = jsonb_build_object('note', $1::text)`, [`paid with ${CARD}`]);
  await pool.query(
    `insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
     values (gen_random_uuid(), 'planted', $1, jsonb_build_object('card', $2::text), now() + interval '1 day')`,
    [`550 no such mailbox: ${all}`, Buffer.from(CARD).toString('base64')],
  );
  const { page, heard, leave } = await visiting();
  await page.goto(`/?planted=${encodeURIComponent(all)}`);
  await plantInStorage(page, all);
  await leave();
  for (const { value } of everything) await fetch(`${site.url}/${encodeURIComponent(value)}`);
  const found = new Set(findCanaries(everything, await everywhere(heard)));
  for (const { name } of everything)
    for (const place of PLACES)
      expect([`${name} in ${place}`, found.has(`${name} in ${place}`)]).toEqual([`${name} in ${place}`, true]);
  expect(found).toContain('card number in table public.orders');
});

const PLACES = [
  'an address',
  'the log',
  'table public.outbox',
  'localStorage',
  'sessionStorage',
  'a cookie scripts can read',
  'CacheStorage',
];
