import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discountAdvice } from '#text/discount-advice.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { travellerActions } from './testing/traveller-actions.ts';
import { byLanguage } from './testing/by-language.ts';
import { holidayEnd } from './testing/holidays.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SAYS = {
  es: {
    outside: /Estudiante: sin descuento en el regreso, .+ que cae fuera de las vacaciones de la SEP/,
    separately: /por separado la ida y el regreso \(el regreso como Estudiante flex\), pagas \$ 150\.00 menos en total/,
    left: /Con descuento quedan: estudiante/,
    luxury: /Este servicio no tiene descuentos: tarifa de adulto para Estudiante/,
    elsewhere: /Con descuento, en la salida de las .+: \$ 620\.00 menos/,
  },
  en: {
    outside: /Student: no discount on the return, .+ which is outside the Mexican school holidays/,
    separately: /separately \(the return as Student flex\), you pay \$ 150\.00 MXN less in total/,
    left: /Left at a discount: student/,
    luxury: /No discounts on this service: the adult fare for Student/,
    elsewhere: /With the discount, on the .+ departure: \$ 620\.00 MXN less/,
  },
} as const;

/** With plain spaces. */
const words = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

const STUDENT = { adult: 0, student: 1 } as const;

describe.each(byLanguage('en', ['es', 'en'] as const))('in %s', (lang: Lang) => {
  test('a student whose return is after the holidays is told before choosing the way out', async ({ skip }) => {
    const dates = holidayEnd();
    if (!dates) skip('no school holiday ends while it is on sale');
    const { page, close } = await visitor(browser, PHONE);
    await travellerActions(page, lang).search({ origin: 'TLQ', destination: 'SAY', ...dates!, party: STUDENT });
    const list = await words(page);
    expect(list).toMatch(SAYS[lang].outside);
    expect(list).toMatch(SAYS[lang].separately);
    expect(list).toMatch(SAYS[lang].left);
    await page.getByRole('region', { name: discountAdvice.label[lang] }).waitFor();
    await page.locator('button[name="run"]').first().click();
    await page.waitForURL(/direction=return/);
    const back = await words(page);
    expect(back).toMatch(SAYS[lang].outside);
    // Seats at a rate that does not apply that day are not mentioned.
    expect(back).not.toMatch(SAYS[lang].left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });

  test('a run of a class without discounts names the one that has them', async ({ skip }) => {
    const dates = holidayEnd();
    if (!dates) skip('no school holiday ends while it is on sale');
    const { page, close } = await visitor(browser, DESKTOP);
    const trip = { origin: 'TLQ', destination: 'BUC', departs: dates!.departs };
    await travellerActions(page, lang).search({ ...trip, party: STUDENT });
    const list = await words(page);
    expect(list).toMatch(SAYS[lang].luxury);
    expect(list).toMatch(SAYS[lang].elsewhere);
    expect(list).toContain(passengerTypeNames.student[lang]);
    await close();
  });
});
