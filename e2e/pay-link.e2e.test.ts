import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { payLinkText } from '#text/pay-link.ts';
import { payLinkLive } from '#text/pay-link-live.ts';
import { payLinkShare } from '#text/pay-link-share.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { payPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { byLanguage } from './testing/by-language.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { siteData } from './testing/own-site.ts';
import { paypalBuyer } from './testing/paypal-buyer.ts';
import { right } from './testing/reach-steps.ts';
import { storeTill } from './testing/store-till.ts';

const APPROVED = '4111 1111 1111 1111';
const DECLINED = '4222 2222 2222 2220';
const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** The holder's page polls now and then. */

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A person who was sent the link, in another browser. */
async function payer(sale: Held, lang: Lang, options: BrowserContextOptions = PHONE) {
  const { url } = right(await sale.client.call(getPayLinkAddress, { query: { code: sale.code } }));
  const visit = await visitor(browser, { bypassCSP: true, ...options });
  const token = url.split('/').at(-1)!;
  await visit.page.goto(payPath(lang, token));
  return { ...visit, token };
}

const thanks = (page: Page, lang: Lang) =>
  page.getByRole('heading', { name: payLinkText.paidTitle[lang], level: 1 }).waitFor();

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return axe.run().then(({ violations }) => violations.map(({ id }) => id));
  });
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

describe.each(
  byLanguage('en', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('the holder makes a link; the payer pays by card and sees nobody’s data; the holder gets the tickets', async () => {
    const sale = await held();
    const holder = await visitor(browser, screen);
    await goOnWith(holder.page.context(), sale);
    await holder.page.goto(lang === 'es' ? '/reservacion/pago' : '/reservation/pago');
    await holder.page.getByRole('link', { name: payLinkShare.title[lang] }).click();
    const url = await holder.page.getByLabel(payLinkShare.link[lang]).inputValue();
    expect(await holder.page.locator('a[href^="https://wa.me/"]').getAttribute('href')).toContain(
      encodeURIComponent(url),
    );

    const { page, complaints, close } = await visitor(browser, { ...screen, bypassCSP: true });
    await page.goto(url);
    await page.goto(payPath(lang, url.split('/').at(-1)!));
    await awake(page);
    const shown = await page.content();
    for (const secret of [sale.code, 'Ana', 'López', 'ana@example.com', '3331234567'])
      expect(shown).not.toContain(secret);
    await expectAccessible(page);
    await page.getByLabel(payLinkLive.email[lang], { exact: true }).fill('abuela@example.com');
    const buys = travellerActions(page, lang);
    await buys.typeCard(APPROVED);
    await buys.pay();
    await thanks(page, lang);
    await page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
    await expectAccessible(page);
    expect(await page.content()).not.toContain(sale.code);
    expect(complaints).toEqual([]);

    // One holder only waits; the other returns to the page, which polls immediately.
    if (lang === 'en') await holder.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await holder.page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    await holder.close();
    await close();
  });

  test('declined, then without an e-mail, then paid: what was wrong is said and the seats stay', async () => {
    const { page, close } = await payer(await held(), lang, screen);
    await awake(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard(DECLINED);
    await buys.pay();
    await page.getByRole('alert').locator('a[href="#f-email"]').waitFor();
    await page.getByLabel(payLinkLive.email[lang], { exact: true }).fill('abuela@example.com');
    await buys.typeCard(DECLINED);
    await buys.pay();
    await page
      .getByRole('alert')
      .getByText(/tarjeta|card/)
      .first()
      .waitFor();
    await buys.typeCard(APPROVED);
    await buys.pay();
    await thanks(page, lang);
    await close();
  });

  test('by PayPal, and back to a page that says thank you', async () => {
    const { page, complaints, close } = await payer(await held(), lang, screen);
    await awake(page);
    const buys = paypalBuyer(page, lang);
    await buys.goToPaypal();
    expect(await page.locator('main').innerText()).not.toMatch(/López/);
    await buys.answer('approve');
    await thanks(page, lang);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('without scripts: a reference at OXXO, paid at the till, and the page says so', async () => {
  const sale = await held();
  const { page, token, close } = await payer(sale, 'es', { ...PHONE, javaScriptEnabled: false });
  await page.getByRole('radio', { name: payWayTexts.oxxo.name.es }).check();
  await page.getByLabel(payLinkLive.email.es, { exact: true }).fill('abuela@example.com');
  await page.getByRole('button', { name: /Recibir referencia/ }).click();
  const label = await page.getByRole('img', { name: /Código de barras/ }).getAttribute('aria-label');
  const reference = label!.replace(/\D/g, '');
  await page.getByText(storeReferenceText.soonForPayer.es).waitFor();
  expect(await page.content()).not.toContain(sale.code);

  const till = await storeTill(siteData());
  await till.happen('oxxo', `pay-store/${reference}`);
  await expect
    .poll(async () => (await page.goto(payPath('es', token)), page.locator('h1').textContent()))
    .toBe(payLinkText.paidTitle.es);
  await close();
});

test.each(['es', 'en'] as const)('a link that is none says so, and that nothing was charged (%s)', async (lang) => {
  const { page, close } = await visitor(browser, { ...PHONE, bypassCSP: true });
  const answer = await page.goto(payPath(lang, 'A'.repeat(51)));
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByText(payLinkText.forged.what[lang]).waitFor();
  expect(await page.getByRole('link', { name: payLinkText.toHome[lang] }).getAttribute('href')).toBe(paths.home[lang]);
  await expectAccessible(page);
  await close();
});
