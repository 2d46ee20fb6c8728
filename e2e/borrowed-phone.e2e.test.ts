import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { frame } from '#text/frame.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import { saveText } from '#text/save-tickets.ts';
import type { Lang } from '#text/lang.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { launchBrowser, MAX_WAIT_MS, PHONE } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { type Front, front } from './testing/front.ts';
import { boughtIn, storedTexts } from './testing/device.ts';
import { siteUrl } from './testing/own-site.ts';
import { awakeOrPlain } from './testing/steps/step.ts';
import { sampled } from './testing/whole.ts';

/** Longer than a worker takes to be installed. */
const WORKER_MS = 10_000;
const SOON = { timeout: MAX_WAIT_MS };
const TICKETS: Readonly<Record<Lang, string>> = { es: '/reservacion/boletos', en: '/reservation/boletos' };
const MINE: Readonly<Record<Lang, string>> = { es: '/mis-boletos', en: '/my-tickets' };

let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({ baseURL: siteUrl(), reducedMotion: 'reduce', ...PHONE });
  page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
});
afterEach(() => context.close());

const question = (lang: Lang) => page.getByRole('heading', { name: saveText.whose[lang] });
/** Not the whole page, which a button that disappears leaves it to. */
const focused = () => page.locator(':focus:not(body)').textContent();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** The tickets right after buying, controlled by a service worker. */
async function openTickets(code: string, lang: Lang): Promise<void> {
  await page.goto(`${TICKETS[lang]}?code=${code}`);
  await awake(page);
  await controlled();
}

/** Waits for the page to be controlled by a service worker. */
async function controlled(): Promise<void> {
  // Of a worker that a refusal is still unregistering while this page registers it, `ready` never comes.
  await page.evaluate(
    (most) =>
      Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, most))]).then(
        () => undefined,
      ),
    WORKER_MS,
  );
  // One that was unregistered, and that this page registered again, controls the next page.
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) {
    await page.reload();
    await awake(page);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The stored parts of a trip: its code, or the passengers. */
const keptOfTrip = async (code: string) =>
  (await storedTexts(page)).filter(([, text]) => text.includes(code) || /Ana|López/.test(text)).map(([name]) => name);

async function sayYes(lang: Lang): Promise<void> {
  // The server sets the cookie again.
  const renewed = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await press(saveText.yes[lang]);
  await page.getByText(saveText.kept[lang]).waitFor();
  expect(await focused()).toContain(saveText.kept[lang]);
  await renewed;
}

/** Another person uses the phone, with the cookies left after clearing. */
async function nextUserSeesNothing(code: string, lang: Lang): Promise<void> {
  await context.clearCookies();
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    await page.goto(MINE[lang]);
    await awakeOrPlain(page);
    // Without a worker the browser would show its own page when offline.
    if (!offline) await controlled();
    const text = (await page.content()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect([offline, text.includes(code), /Ana|López/.test(text)]).toEqual([offline, false, false]);
    expect(await page.locator('svg[role="img"]').count()).toBe(0);
  }
  await context.setOffline(false);
  await page.goto('/');
  await expect.poll(() => keptOfTrip(code)).toEqual([]);
}

describe.each(byLanguage('es', ['es', 'en'] as const))('a borrowed telephone, in %s', (lang) => {
  test('keeps nothing for who pressed reject, and asks nothing', async () => {
    const code = await boughtIn(context);
    await page.goto(lang === 'es' ? '/' : '/home');
    await press(frame.rejectCookies[lang]);
    await openTickets(code, lang);
    expect(await question(lang).count()).toBe(0);
    // As long as storing takes after consent.
    await page.waitForTimeout(2_000);
    expect(await keptOfTrip(code)).toEqual([]);
    await nextUserSeesNothing(code, lang);
  });

  test('keeps nothing before an answer, nor after a no', async () => {
    const code = await boughtIn(context, 'all');
    await openTickets(code, lang);
    await question(lang).waitFor();
    await page.waitForTimeout(2_000);
    expect(await keptOfTrip(code)).toEqual([]);
    await press(saveText.no[lang]);
    await page.getByText(saveText.notKept[lang]).waitFor();
    expect(await focused()).toContain(saveText.notKept[lang]);
    await page.waitForTimeout(2_000);
    expect(await keptOfTrip(code)).toEqual([]);
    await nextUserSeesNothing(code, lang);
  });
});

test.each([
  ['on their page', undefined],
  ['in the privacy notice, by who had accepted', 'all'],
] as const)('tickets that are kept after a yes go when the cookies are rejected afterwards %s', async (_, before) => {
  const code = await boughtIn(context, before);
  await openTickets(code, 'es');
  await sayYes('es');
  expect(await keptOfTrip(code)).not.toEqual([]);
  if (before) await page.goto('/aviso-privacidad');
  await press(frame.rejectCookies.es);
  await expect.poll(() => keptOfTrip(code).catch(() => ['gone on']), SOON).toEqual([]);
  await openTickets(code, 'es');
  expect(await question('es').count()).toBe(0);
  await nextUserSeesNothing(code, 'es');
});

test('and when the device is told to forget', async () => {
  const code = await boughtIn(context, 'all');
  await openTickets(code, 'es');
  await sayYes('es');
  await page.goto(itineraryPath('es', code));
  await awake(page);
  await expect.poll(() => keptOfTrip(code), SOON).toContain('anden.reservations');
  await press(itineraryLive.forget.es);
  await page.getByText(frame.itineraryForgotten.es).waitFor();
  await expect.poll(() => keptOfTrip(code).catch(() => ['gone on']), SOON).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kept');
  await nextUserSeesNothing(code, 'es');
});

test('kept tickets are those of the cookie that remembers the yes: without it they are neither shown nor kept', async () => {
  const code = await boughtIn(context, 'all');
  await openTickets(code, 'es');
  await sayYes('es');
  await nextUserSeesNothing(code, 'es');
});

test('nor do they come back when the next user keeps tickets of their own', async () => {
  const code = await boughtIn(context, 'all');
  await openTickets(code, 'es');
  await sayYes('es');
  // All of it while none of our pages is open.
  await page.goto('about:blank');
  await context.clearCookies();
  const other = await boughtIn(context, 'all');
  await openTickets(other, 'es');
  await sayYes('es');
  await page.goto(MINE.es);
  await page.locator('main summary').getByText(other).waitFor();
  expect(await page.getByText(code).count()).toBe(0);
});

test('a session that ends on the way takes no ticket along', async () => {
  const code = await boughtIn(context, 'all');
  await openTickets(code, 'es');
  await sayYes('es');
  await expect.poll(async () => (await storedTexts(page)).map(([, text]) => text.split(' ')[0])).toContain(MINE.es);
  // What a browser drops when it closes.
  for (const { name, expires } of await context.cookies()) if (expires === -1) await context.clearCookies({ name });
  // The cookie of a page that was opened twice is about to expire.
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
    .toEqual(['fonts', 'kept']);
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    await page.goto(MINE.es);
    await page.locator('main summary').getByText(code).waitFor();
  }
});

test('the yes outlives what browsers let pages write: the server writes it again, and nothing else of it', async () => {
  const [code, other] = ['7K3M9QX2VD', '8K3M9QX2VD'];
  const renewed = async (kept: string) => {
    const answered = await fetch(`${siteUrl()}${MINE.es}`, { headers: { cookie: `kept=${kept}` } });
    return answered.headers.getSetCookie().filter((cookie) => cookie.startsWith('kept='));
  };
  const [cookie = ''] = await renewed(`${code}.<b>.${other}`);
  expect(cookie).toMatch(new RegExp(`^kept=${code}\\.${other}; Max-Age=31536000; Path=/; SameSite=Lax$`));
  expect(await renewed('<b>')).toEqual([]);
});

describe('a browser that does not know Clear-Site-Data', () => {
  let before: Front;
  beforeEach(async () => {
    before = await front(siteUrl(), { without: 'clear-site-data' });
    await context.close();
    context = await browser.newContext({ baseURL: before.url, reducedMotion: 'reduce', ...PHONE });
    page = await context.newPage();
    page.setDefaultTimeout(MAX_WAIT_MS);
  });
  afterEach(() => before.stop());

  const WAYS = {
    'rejecting the cookies': async () => {
      await page.goto('/aviso-privacidad');
      await press(frame.rejectCookies.es);
      // That page has no scripts; the next one clears the data.
      await page.goto('/');
    },
    'signing out': async () => {
      await page.goto('/viajero-frecuente/entrar');
      await awake(page);
      // Signed-in travellers have this form there.
      await page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.querySelector<HTMLInputElement>('input[name="do"]')!.value = 'leave';
        form.submit();
      });
      await page.waitForURL(/\/$/);
    },
    forgetting: async (code: string) => {
      await page.goto(itineraryPath('es', code));
      await awake(page);
      await press(itineraryLive.forget.es);
      await page.getByText(frame.itineraryForgotten.es).waitFor();
    },
  };
  test.each(sampled(Object.keys(WAYS) as (keyof typeof WAYS)[]))('keeps no tickets after %s', async (way) => {
    const code = await boughtIn(context, 'all');
    await openTickets(code, 'es');
    await sayYes('es');
    await WAYS[way](code);
    await expect.poll(() => keptOfTrip(code).catch(() => ['gone on']), SOON).toEqual([]);
    await nextUserSeesNothing(code, 'es');
  });
});

test('what is taken out of the kept tickets is not kept again without another yes', async () => {
  const code = await boughtIn(context);
  await openTickets(code, 'es');
  await sayYes('es');
  await page.reload();
  await page.getByText(saveText.kept.es).waitFor();
  await page.goto(MINE.es);
  await press(myTicketsText.forget.es);
  await page.getByText(myTicketsText.forgotten(code).es).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('kept');
  await expect.poll(() => keptOfTrip(code)).toEqual([]);
});
