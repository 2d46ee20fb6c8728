import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeText } from '#text/pages/home.ts';
import { widgetText } from '#text/pages/widget.ts';
import { COSTERA } from '#main/costera.ts';
import { dayFromNow } from './testing/api-client.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { siteUrl } from './testing/own-site.ts';
import { sideways } from './testing/screens.ts';

let browser: Browser;
let hotel: Server;
beforeAll(async () => {
  browser = await launchBrowser();
  const page =
    '<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>Hotel</title><main><h1>Hotel</h1>' +
    `<script async src="${siteUrl()}/widget.js" data-destination="SAY" data-accent="#f2b33d"></script></main></html>`;
  hotel = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  hotel.listen(0, '127.0.0.1');
  await once(hotel, 'listening');
});
afterAll(async () => {
  hotel.close();
  await browser.close();
});

test('a hotel’s page shows the search, which opens filled in, in a tab of its own', async () => {
  const { page, complaints, close } = await visitor(browser, PHONE);
  await page.goto(`http://localhost:${(hotel.address() as AddressInfo).port}/`);
  const title = widgetText.title(COSTERA.name).en;
  const frame = page.locator(`iframe[title="${title}"]`);
  const inside = frame.contentFrame();
  await inside.getByRole('heading', { name: title }).waitFor();
  // As high as its contents, as it reports itself: nothing scrolls inside.
  await expect.poll(() => frame.evaluate(({ style }) => style.height)).not.toBe('36rem');
  const height = async () => (await frame.boundingBox())!.height;
  const before = await height();
  await inside.getByLabel(widgetText.trip.en).selectOption('true');
  await expect.poll(height).toBeGreaterThan(before);
  await inside.getByLabel(widgetText.origin.en).selectOption('TLQ');
  await inside.getByLabel(widgetText.departure.en).fill(dayFromNow(30));
  await inside.getByLabel(widgetText.return.en).fill(dayFromNow(33));
  await inside.getByLabel(widgetText.adults.en).fill('2');
  await inside.getByLabel(widgetText.minors.en).fill('1');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    inside.getByRole('button', { name: widgetText.submit.en }).click(),
  ]);
  await tab.getByRole('button', { name: homeText.submit.en }).waitFor();
  expect(await tab.evaluate(() => [opener, parent === window])).toEqual([null, true]);
  const values = await tab.locator('#search').evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  expect(Object.fromEntries(values)).toMatchObject({
    origin: 'TLQ',
    destination: 'SAY',
    round: 'true',
    'departure.date': dayFromNow(30),
    'return.date': dayFromNow(33),
    'passengers.adult': '2',
    'passengers.minor': '1',
  });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('on the narrowest phone in letters twice as large nothing of it scrolls sideways', async () => {
  const { page, close } = await visitor(browser, { viewport: { width: 320, height: 800 }, bypassCSP: true });
  await page.goto('/widget');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sideways(page)).toEqual([]);
  await close();
});
