import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { dayFromNow } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { byLanguage } from './testing/by-language.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Texts that call a sum the whole, or promise that nothing is added. */
const FINAL = /\btotal\b|sin cargos|cobramos nada más|no charges|nothing else is charged|charge nothing else/i;

const SAYS = {
  es: {
    openAdds: /Regreso abierto: \+ \$ [\d,.]+ Viaje redondo: \$ [\d,.]+/,
    datedAdds: /Regreso: desde \$ [\d,.]+ más Viaje redondo: desde \$ [\d,.]+/,
    withOutbound: /Tu ida: \+ \$ [\d,.]+ Viaje redondo: \$ [\d,.]+/,
    soFar: /Hasta ahora/,
    total: /Total/,
  },
  en: {
    openAdds: /Open return: \+ \$ [\d,.]+ MXN Round trip: \$ [\d,.]+ MXN/,
    datedAdds: /Return: from \$ [\d,.]+ MXN more Round trip: from \$ [\d,.]+ MXN/,
    withOutbound: /Your outbound journey: \+ \$ [\d,.]+ MXN Round trip: \$ [\d,.]+ MXN/,
    soFar: /So far/,
    total: /Total/,
  },
} as const;

const TRIP = { origin: 'TLQ', destination: 'SAY', party: { adult: 1 } } as const;

/** Everything the page shows or reads out. */
const words = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

/** The sum at the bottom of a narrow screen. */
const footOf = (page: Page) => page.locator('[data-foot]');

const centsOf = (text: string) => Number(/\$\s?([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(/[,.]/g, ''));

describe.each(byLanguage('es', ['es', 'en'] as const))('in %s', (lang: Lang) => {
  test('an open return: every departure says what the trip comes to, and that is what is then asked', async () => {
    const { page, close } = await visitor(browser, PHONE);
    const buys = travellerActions(page, lang);
    await page.goto(`${lang === 'es' ? '/' : '/home'}?origin=TLQ&destination=SAY&date=${dayFromNow(4)}`);
    await page.getByRole('button', { name: homeText.submit[lang] }).click();
    await page.waitForURL(/horarios/);
    const list = await words(page);
    expect(list).toMatch(SAYS[lang].openAdds);
    expect(list).not.toMatch(FINAL);
    expect(await footOf(page).count()).toBe(0);
    const [said] = SAYS[lang].openAdds.exec(list)!;
    const both = centsOf(said.slice(said.search(/Viaje redondo|Round trip/)));
    await buys.chooseRuns(1);
    const sum = await page.locator('[data-total]').innerText();
    expect(sum).toMatch(SAYS[lang].total);
    expect(centsOf(sum)).toBe(both);
    expect(centsOf(await footOf(page).innerText())).toBe(both);
    await close();
  });

  test('a return with a date: nothing is a total before it is chosen', async () => {
    const { page, close } = await visitor(browser, lang === 'es' ? DESKTOP : PHONE);
    const buys = travellerActions(page, lang);
    await buys.search({ ...TRIP, departs: dayFromNow(4), returns: dayFromNow(6) });
    const first = await words(page);
    expect(first).toMatch(SAYS[lang].datedAdds);
    expect(first).not.toMatch(FINAL);
    await page.locator('button[name="run"]').first().click();
    await page.waitForURL(/direction=return/);
    const second = await words(page);
    expect(second).toMatch(SAYS[lang].withOutbound);
    expect(second).toMatch(SAYS[lang].soFar);
    expect(second).not.toMatch(FINAL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator('button[name="run"]').first().click();
    await page.waitForURL(/contacto/);
    expect(await page.locator('[data-total]').innerText()).toMatch(SAYS[lang].total);
    await close();
  });
});
