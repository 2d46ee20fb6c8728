import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointsErrors } from '#text/errors/points.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { packText } from '#text/packs.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { pointsText } from '#ui/price.tsx';
import * as paths from '#wire/page-paths.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, type Visit, visitor } from './testing/browser.ts';
import { newTraveller } from './testing/new-traveller.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const APPROVED = '4111 1111 1111 1111';
const WITHOUT_SCRIPTS: BrowserContextOptions = { ...PHONE, javaScriptEnabled: false };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** A signed-in traveller without points, in a browser. */
async function member(screen: BrowserContextOptions): Promise<Visit> {
  const { cookies } = await newTraveller();
  const visit = await visitor(browser, screen);
  await visit.page.context().addCookies([...cookies]);
  return visit;
}

async function choosePack(page: Page, lang: Lang, pack: string): Promise<void> {
  await page.goto(paths.myPoints[lang]);
  await page.getByRole('link', { name: myPointsText.buyPoints[lang], exact: true }).click();
  await heading(page, packText.heading[lang]);
  expect(await isWide(page)).toBe(false);
  await page.locator(`[name="pack"][value="${pack}"]`).check();
  await page.getByRole('button', { name: orderText.goOn[lang] }).click();
  await heading(page, orderText.title.open[lang]);
  expect(await isWide(page)).toBe(false);
}

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('a pack is chosen, paid by card, seen among the points, and given back', async () => {
    const { page, complaints, close } = await member(screen);
    await choosePack(page, lang, '1000');
    await awake(page);
    // Points and credit buy no points.
    expect(await page.locator('input[name="method"][data-kind^="traveller"]').count()).toBe(0);
    const buys = travellerActions(page, lang);
    await buys.typeCard(APPROVED);
    await buys.pay();
    await heading(page, orderText.title.paid[lang]);
    await page.getByText(packText.next('1,000')[lang]).waitFor();
    const paid = page.url();
    const code = new URL(paid).searchParams.get('code')!;
    expect(await isWide(page)).toBe(false);

    // It is invoiced like a trip, without being one.
    await page.getByRole('link', { name: orderText.invoice[lang] }).click();
    await heading(page, invoicingText.deskTitle[lang]);
    await page.locator('[name="payment"]').waitFor();
    expect(await isWide(page)).toBe(false);
    await page.getByRole('link', { name: invoicingText.backToOrder[lang] }).click();
    await heading(page, orderText.title.paid[lang]);

    await page.goto(paths.myPoints[lang]);
    const shown = page.getByRole('main');
    await shown.getByText(myPointsText.bought('1,000')[lang], { exact: true }).waitFor();
    await shown.getByText(`+${pointsText(100_000)}`, { exact: true }).waitFor();
    await shown.getByText(pointsText(100_000), { exact: true }).waitFor();
    await shown.getByText(myPointsText.ofPurchase(code)[lang]).waitFor();
    expect(await isWide(page)).toBe(false);

    await page.goto(paid);
    await page.getByRole('button', { name: /^(Devolver y recibir|Return it and get)/ }).click();
    await heading(page, orderText.title.returned[lang]);
    await page.goto(paths.myPoints[lang]);
    await shown.getByText(myPointsText.kinds.sold_back[lang], { exact: true }).waitFor();
    await shown.getByText(`−${pointsText(100_000)}`, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts: signed in first, told that no pack was chosen, and paid at OXXO', async () => {
    const guest = await visitor(browser, WITHOUT_SCRIPTS);
    await guest.page.goto(paths.buyPoints[lang]);
    await heading(guest.page, signInText.title[lang]);
    await guest.close();

    const { page, close } = await member(WITHOUT_SCRIPTS);
    await page.goto(paths.buyPoints[lang]);
    await page.locator('[name="pack"]').first().waitFor();
    await page.locator('[name="pack"]').first().check();
    await page.locator('[name="pack"]').evaluateAll((all) => {
      for (const one of all) (one as HTMLInputElement).value = '750';
    });
    await page.getByRole('button', { name: orderText.goOn[lang] }).click();
    await page.getByText(pointsErrors.points_pack_unknown[lang]).first().waitFor();
    await page.locator('[name="pack"][value="500"]').check();
    await page.getByRole('button', { name: orderText.goOn[lang] }).click();
    await heading(page, orderText.title.open[lang]);
    await page.locator('input[name="method"][data-kind="oxxo"]').check();
    await page.locator('button[form="pay"]').locator('visible=true').first().click();
    await heading(page, orderText.title.waiting[lang]);
    await page.getByText('$\u00a0490.00').first().waitFor();
    await close();
  });
});
