import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { keptVouchersText } from '#text/kept-vouchers.ts';
import { saveText } from '#text/save-tickets.ts';
import type { Lang } from '#text/lang.ts';
import { contactText, FORM_TEXTS } from '#text/pages/contact.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { offlineText } from '#text/pages/offline.ts';
import { shownFolio, voucherText } from '#text/vouchers.ts';
import { TICKET_CACHE } from '#web/ticketing/ticket-store.ts';
import { byLanguage } from './testing/by-language.ts';
import { type Front, front } from './testing/front.ts';
import { launchBrowser, MAX_WAIT_MS, PHONE } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { boughtIn, storedTexts } from './testing/device.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { siteDatabase } from './testing/site-database.ts';
import * as paths from '#wire/page-paths.ts';
import { CONTACT } from './testing/reach-steps.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(() => open(PHONE));
afterEach(() => context.close());

async function open(options: BrowserContextOptions): Promise<void> {
  context = await browser.newContext({ baseURL: siteUrl(), reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
}

/** What has the focus; not the whole page, which a button that disappears leaves it to. */
const focused = () => page.locator(':focus:not(body)').textContent();

/** A browser that bought a round trip for two. */
const bought = (): Promise<string> => boughtIn(context, 'all');

const TICKETS: Readonly<Record<Lang, string>> = { es: '/reservacion/boletos', en: '/reservation/boletos' };
const MINE: Readonly<Record<Lang, string>> = { es: '/mis-boletos', en: '/my-tickets' };

/** Opens the tickets, confirms that the device is the traveller's own, and waits until they are available offline. */
async function openTickets(lang: Lang): Promise<void> {
  await page.goto(TICKETS[lang]);
  await awake(page);
  await page.getByRole('button', { name: saveText.yes[lang] }).click();
  await expect.poll(() => keptAddresses()).toContain(MINE[lang]);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** All paths in any storage of the service worker. */
const keptAddresses = (): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });

/** Everything it stores, as text: cached pages, and saved tickets. */
async function keptBy(): Promise<{ readonly pages: string; readonly tickets: string }> {
  const all = await storedTexts(page);
  const of = (wanted: (name: string) => boolean) => all.flatMap(([name, text]) => (wanted(name) ? text : [])).join();
  return { pages: of((name) => name !== TICKET_CACHE), tickets: of((name) => name === TICKET_CACHE) };
}

describe.each(byLanguage('en', ['es', 'en'] as const))('tickets opened once, in %s', (lang) => {
  test('can be read without a network: seats, times and the code to board with', async () => {
    const code = await bought();
    await openTickets(lang);
    const drawn = await page.locator('svg[role="img"] path:last-child').first().getAttribute('d');
    await page.goto(MINE[lang]);
    await page.locator('main summary').getByText(code).waitFor();
    await context.setOffline(true);
    for (const address of [MINE[lang], TICKETS[lang]]) {
      await page.goto(address);
      await page.locator('main summary').getByText(code).waitFor();
      expect(await page.locator('h1').textContent()).toBe(myTicketsText.title[lang]);
      expect(await page.locator('svg[role="img"]').count()).toBe(4);
      expect(await page.locator('svg[role="img"] path:last-child').first().getAttribute('d')).toBe(drawn);
      expect(await page.getByText(myTicketsText.offline[lang]).count()).toBe(1);
      expect(await page.locator('main summary').first().textContent()).toContain(myTicketsText.asOf('')[lang].trim());
    }
  });
});

test('what is kept is nothing but pages of nobody and the tickets, and these name no contact and no secret', async () => {
  const code = await bought();
  await openTickets('es');
  const addresses = async () => (await keptAddresses()).filter((path) => !path.startsWith('/assets/')).toSorted();
  // In each language.
  const nobodys = ['/my-tickets', '/mis-vales', '/my-vouchers', '/sin-conexion', '/sin-conexion'];
  await expect.poll(addresses).toEqual(['/mis-boletos', `/mis-boletos/${code}`, ...nobodys].toSorted());
  const { pages, tickets } = await keptBy();
  const spoken = [CONTACT.email, CONTACT.cell_phone, 'email', 'phone', 'nip', 'contact', 'method', '4111'];
  expect(spoken.filter((word) => tickets.includes(word))).toEqual([]);
  const session = (await context.cookies()).find(({ name }) => name === 'anden')!.value;
  const token = await page.evaluate(() => JSON.parse(document.getElementById('state')!.textContent!).site.formToken);
  expect([session, token, code, 'Ana'].filter((word) => pages.includes(word))).toEqual([]);
});

test('forgetting takes them away, also without a network', async () => {
  const code = await bought();
  await openTickets('es');
  await context.setOffline(true);
  await page.goto('/mis-boletos');
  await page.getByRole('button', { name: myTicketsText.forget.es }).click();
  await page.getByText(myTicketsText.forgotten(code).es).waitFor();
  expect(await focused()).toContain(myTicketsText.forgotten(code).es);
  await page.reload();
  await page.getByText(myTicketsText.none.es).waitFor();
  await expect.poll(keptAddresses).not.toContain(`/mis-boletos/${code}`);
});

test('signing out leaves none behind', async () => {
  await bought();
  await openTickets('es');
  await page.goto('/viajero-frecuente/entrar');
  // What the signed-in traveller's button sends.
  await page.locator('main input[name="do"]').evaluate((input: HTMLInputElement) => {
    input.value = 'leave';
    input.form!.submit();
  });
  await page.waitForURL(/\/$/);
  await expect.poll(async () => (await keptBy()).tickets).toBe('');
});

test('they are gone two days after the trip', async () => {
  const code = await bought();
  await openTickets('es');
  await page.clock.setFixedTime(Date.now() + 20 * 86_400_000);
  await page.goto('/mis-boletos');
  await page.getByText(myTicketsText.none.es).waitFor();
  await expect.poll(keptAddresses).not.toContain(`/mis-boletos/${code}`);
});

test('a page that sells says in both languages, its own first, that there is no network, and is itself again with one', async () => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  const { es, en } = offlineText.title;
  for (const [path, ...titles] of [
    ['/', es, en],
    ['/reservacion/horarios', es, en],
    ['/reservacion/pago?code=x', es, en],
    ['/schedulesreservation', es, en],
    ['/home', en, es],
    ['/reservation/pago?code=x', en, es],
    ['/tickets-to-sayulita', en, es],
    ['/internet?lang=en', en, es],
  ] as const) {
    await page.goto(path);
    expect([path, ...(await page.locator('h1, h2').allTextContents())]).toEqual([path, ...titles]);
    expect(await page.title()).toContain(titles.join(' · '));
    expect(await page.locator('a[href^="tel:"]').count()).toBe(2);
    expect(await page.getByRole('link', { name: offlineText.tickets.es }).getAttribute('href')).toBe('/mis-boletos');
  }
  await context.setOffline(false);
  await page.goto('/');
  await page.locator('[name="origin"]').first().waitFor({ state: 'attached' });
});

test('a message with a photo whose line was lost asks for the photo again, and arrives with it', async () => {
  await page.goto(paths.home.en);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(paths.message.en);
  const photo = { name: 'bag.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 0]) };
  const send = async (button: string) => page.getByRole('button', { name: button }).press('Enter');
  for (const [name, text] of [
    ['message', 'It looks like this'],
    ['name', 'Eva Mora'],
    ['email', 'eva@example.com'],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(text);
  await page.locator('[name="files"]').setInputFiles(photo);
  await context.setOffline(true);
  await send(contactText.send.en);
  await page.getByText(offlineText.files.en).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await context.setOffline(false);
  await page.getByLabel(offlineText.files.en).setInputFiles(photo);
  await send(offlineText.send.en);
  await page.getByText('It looks like this').waitFor();
  await page.getByText('bag.jpg').waitFor();
});

test('going back to a form that was refused shows the form, and never that there is no network', async () => {
  await page.goto(paths.home.en);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(paths.message.en);
  const send = async (button: string) => page.getByRole('button', { name: button }).press('Enter');
  const message = page.locator('[name="message"]');
  await message.fill('Was it found?');
  await page.locator('[name="name"]').fill('Eva Mora');
  await page.locator('[name="email"]').fill('eva@');
  await send(contactText.send.en);
  await page.locator('[name="email"][aria-invalid]').fill('eva@example.com');
  await send(contactText.send.en);
  await page.waitForURL(/\/case\?/);
  await page.goBack();
  await page.getByRole('heading', { name: FORM_TEXTS.message.title.en, level: 1 }).waitFor();
  expect(await page.getByText(offlineText.title.en).count()).toBe(0);
  await page.goForward();
  await page.waitForURL(/\/case\?/);

  // Without a network what was sent there is at hand.
  await context.setOffline(true);
  await page.goBack();
  await page.getByRole('button', { name: offlineText.send.en }).waitFor();
  expect(await page.locator('input[name="message"]').first().inputValue()).toBe('Was it found?');
});

describe('the worker', () => {
  let before: Front;
  beforeEach(async () => {
    before = await front(siteUrl());
    await context.close();
    await open({ ...PHONE, baseURL: before.url });
  });
  afterEach(() => before.stop());

  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const stores = () => page.evaluate(async () => (await caches.keys()).toSorted());

  test('of a new version takes the place of the old one and of its pages; the tickets stay', async () => {
    const code = await bought();
    await openTickets('es');
    const [old = ''] = await stores();
    const next = 'anden-pages-ffffffffffffffff';
    const built = await (await fetch(`${siteUrl()}/sw.js`)).text();
    before.put('/sw.js', built.replaceAll(old.slice(-16), next.slice(-16)));
    await update();
    await expect.poll(stores).toEqual([next, TICKET_CACHE]);
    await context.setOffline(true);
    await page.goto('/mis-boletos');
    await page.locator('main summary').getByText(code).waitFor();
  });

  test('switched off leaves every browser, and takes along what it kept', async () => {
    await bought();
    await openTickets('es');
    before.put('/sw.js', await readFile(new URL('../dist/client/sw-off.js', import.meta.url), 'utf8'));
    await update();
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    expect(await stores()).toEqual([]);
  });
});

test('vouchers that were kept are shown without a network, and go when the device forgets', async () => {
  const code = await bought();
  const database = await siteDatabase(siteData());
  const folio = shownFolio(await database.issueVoucher(code).finally(() => database.close()));
  const live = `${paths.vouchers.en}?code=${code}`;
  await page.goto(live);
  await awake(page);
  await page.getByRole('button', { name: keptVouchersText.yes.en }).click();
  await expect.poll(() => keptAddresses()).toContain(paths.myVouchers.en);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { tickets } = await keptBy();
  expect(tickets).toContain(code);
  expect(tickets).not.toContain(CONTACT.email);

  await context.setOffline(true);
  for (const path of [live, paths.myVouchers.en]) {
    await page.goto(path);
    await page.getByRole('heading', { name: keptVouchersText.title.en, level: 1 }).waitFor();
    await page.getByText(folio).waitFor();
    await page.getByRole('img', { name: voucherText.qr(folio).en }).waitFor();
  }
  await context.setOffline(false);
  await page.goto(paths.myVouchers.en);
  await page.getByRole('button', { name: keptVouchersText.forget.en }).click();
  await page.getByRole('heading', { name: keptVouchersText.none.en }).waitFor();
  expect(await focused()).toContain(keptVouchersText.forgotten(code).en);
  expect((await keptBy()).tickets).not.toContain(code);
});
