import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticesText } from '#text/notices-page.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { getNotices } from '#wire/notices.ts';
import { getPayment, postPayment } from '#wire/websale.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { launchWholeBrowser, MAX_WAIT_MS, PHONE } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { cardToken } from './testing/card-token.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { bring, right } from './testing/reach-steps.ts';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let browser: Browser;
let context: BrowserContext;
let page: Page;
let client: ApiClient;
let code: string;

beforeAll(async () => {
  browser = await launchWholeBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  client = await apiClient(siteUrl());
  code = await bring(client, 4);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const token = await cardToken(siteUrl(), '4111111111111111');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  right(await client.call(postPayment, { body }));
  context = await browser.newContext({
    ...PHONE,
    baseURL: siteUrl(),
    locale: 'es-MX',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await context.addCookies(
    [...client.cookie().split('; '), `reservation=${code}`, 'consent=none'].map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: siteUrl() };
    }),
  );
  page = await context.newPage();
  page.setDefaultTimeout(MAX_WAIT_MS);
});
afterEach(() => context.close());

/** The addresses of the site's simulated providers. */
const simulated = () =>
  JSON.parse(readFileSync(join(siteData(), 'played-channels.json'), 'utf8')) as {
    readonly push: string;
    readonly messages: string;
  };

const ask = async <Answer>(url: string, body?: object): Promise<Answer> =>
  (await (await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json()) as Answer;

/** Text messages about this reservation, oldest first. */
const texts = async () =>
  (await ask<readonly { readonly to: string; readonly body: string }[]>(`${simulated().messages}/_control/messages`))
    .filter(({ body }) => body.includes(code))
    .map(({ to, body }) => `${to} ${body}`)
    .toReversed();

/** From the tickets to the page of their notices. */
async function openNotices(): Promise<void> {
  await page.goto('/reservacion/boletos');
  await page.getByRole('link', { name: ticketPapers.notices.es }).click();
  await page.waitForURL(/avisos/);
  await awake(page);
}

test('SMS and WhatsApp are chosen on the page, come with the ticket as text, and are stopped by their link', async () => {
  await openNotices();
  for (const channel of ['sms', 'whatsapp'] as const) {
    await page.getByRole('button', { name: noticesText.choose[channel].es }).click();
    await page.getByRole('button', { name: noticesText.takeBack[channel].es }).waitFor();
  }
  await expect.poll(texts).toHaveLength(4);
  const all = await texts();
  expect(all.filter((text) => text.startsWith('+52'))).toHaveLength(2);
  expect(all.filter((text) => text.startsWith('whatsapp:+52'))).toHaveLength(2);
  const [link] = /https?:\S+sin-avisos\S+/.exec(all.join(' '))!;

  // Another device, without a session and without scripts.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false, locale: 'es-MX' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: noticesText.stop.submit.es }).click();
  await other.getByRole('heading', { name: noticesText.stop.done.es }).waitFor();
  await elsewhere.close();
  await page.reload();
  await page.getByRole('button', { name: noticesText.choose.sms.es }).waitFor();
  expect(right(await client.call(getNotices, { query: { code } })).chosen).toEqual([]);
});

test('a push is asked for by a button and nothing else, reaches its browser sealed, and can be taken back', async () => {
  const { push_key: key } = right(await client.call(getNotices, { query: { code } }));
  const made = await ask<{ readonly endpoint: string }>(`${simulated().push}/_control/browsers`, { key });
  await context.grantPermissions(['notifications']);
  // What the browser's own push service would return.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as never);
  }, made);
  await openNotices();
  const shown = () =>
    ask<readonly { readonly tag: string; readonly url: string }[]>(
      `${simulated().push}/_control/browsers/${made.endpoint.split('/').at(-1)}`,
    );
  expect(right(await client.call(getNotices, { query: { code } })).chosen).toEqual([]);
  await page.getByRole('button', { name: noticesText.choose.push.es }).click();
  await page.getByText(noticesText.onElsewhere(1).es).waitFor();
  await expect.poll(shown).toMatchObject([{ tag: 'channel.chosen' }]);

  const [sent] = await shown();
  const titles = async () => {
    const shownNow = await page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data }) => [title, data]),
    );
    // A starting worker may miss it; push services retry too.
    if (shownNow.length === 0) await deliver(JSON.stringify(sent));
    return shownNow;
  };
  await expect.poll(titles).toEqual([[noticesText.messages.chosenTitle.es, sent!.url]]);

  await page.reload();
  await page.getByRole('button', { name: noticesText.takeBack.push.es }).click();
  await page.waitForLoadState();
  await expect.poll(async () => right(await client.call(getNotices, { query: { code } })).chosen).toEqual([]);
});

test('a push whose answer was lost is not said to have failed, and is on once after it is chosen again', async () => {
  const { push_key: key } = right(await client.call(getNotices, { query: { code } }));
  const made = await ask<object>(`${simulated().push}/_control/browsers`, { key });
  await context.grantPermissions(['notifications']);
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => subscription } as never);
  }, made);
  await openNotices();
  const chosen = async () => right(await client.call(getNotices, { query: { code } })).chosen;
  const path = '**/reservation/notices';
  // The server executes it, but its response is lost.
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const press = () => page.getByRole('button', { name: noticesText.choose.push.es }).click();
  await press();
  await page.getByRole('alert').getByText(noticesText.unanswered.es).waitFor();
  expect(await chosen()).toEqual([{ channel: 'push', devices: 1 }]);

  await page.unroute(path);
  await press();
  await page.getByText(noticesText.onElsewhere(1).es).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await chosen()).toEqual([{ channel: 'push', devices: 1 }]);
});

/** The browser passes a push to the service worker. */
async function deliver(data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(siteUrl()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

test('the page can be read by everybody, in both languages and colours', async () => {
  for (const lang of ['es', 'en'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/mi-reservacion/avisos?code=${code}&lang=${lang}`);
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
        return (await axe.run()).violations.map(({ id }) => id);
      });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ lang, colorScheme, violations, sideways }).toEqual({ lang, colorScheme, violations: [], sideways: 0 });
    }
});
