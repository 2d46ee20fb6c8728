import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { busesOf, connectionText, connectionWords } from '#text/connections.ts';
import type { Lang } from '#text/lang.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { travellerActions } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['es', 'on a phone of 360 px', PHONE, 21, 'CHA'],
  ['en', 'on a desktop', DESKTOP, 22, 'S-MIN'],
] as const)('in %s %s', (lang: Lang, _name: string, screen: BrowserContextOptions, ahead: number, origin: string) => {
  test(`two runs from ${origin} to Sayulita are bought as one journey`, async () => {
    const trip = { via: true, origin: { kind: origin.startsWith('S-') ? 'shuttle' : 'terminal' } };
    const words = connectionWords(trip);
    const { page, complaints, close } = await visitor(browser, screen);
    const buys = travellerActions(page, lang);
    await buys.search({ origin, destination: 'SAY', departs: dayFromNow(ahead), party: { adult: 1 } });
    await page.getByRole('heading', { name: words.title[lang] }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('button[name="connection"]').first().click();
    await page.waitForURL(/contacto/);
    await buys.giveNames([['Ana', 'López']]);
    await buys.skipExtras();
    await page.getByRole('heading', { name: busesOf(trip)!.departure[lang], level: 2 }).waitFor();
    await buys.letChoose();
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();
    await page.waitForURL(/boletos/);
    await page.getByRole('heading', { name: ticketPapers.titlePaid[lang], level: 1 }).waitFor();
    await page.getByText(connectionText.protected(trip)[lang]).waitFor();
    const code = (await page.locator('svg[role="img"]').first().boundingBox())!;
    expect(code.y + code.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    for (const direction of DIRECTIONS)
      expect(await page.getByText(busesOf(trip)![direction][lang]).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
