import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findText } from '#text/find-reservation.ts';
import { orderErrors } from '#text/errors/orders.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { walletFrame } from '#text/wallet-frame.ts';
import { walletWay } from '#text/wallet-way.ts';
import { findPath, orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, type Visit, visitor } from './testing/browser.ts';
import { giftOrder } from './testing/gift-order.ts';
import { siteUrl } from './testing/own-site.ts';
import { savedMails } from './testing/saved-mails.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

const APPROVED = '4111 1111 1111 1111';
const DECLINED = '4222 2222 2222 2220';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The first sentence of the refusal, which is its heading. */
const DECLINED_TEXT: Readonly<Record<Lang, string>> = {
  es: orderErrors.card_declined.es.split('.')[0]!,
  en: orderErrors.card_declined.en.split('.')[0]!,
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** The cookies of a program's session, for a browser to continue with. */
const cookiesOf = (client: ApiClient) =>
  client
    .cookie()
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: siteUrl() };
    });

/** A buyer on the page of an order that can be paid. */
async function atOrder(lang: Lang, screen: BrowserContextOptions): Promise<Visit & { readonly code: string }> {
  const client = await apiClient(siteUrl());
  const code = await giftOrder(client, lang);
  const visit = await visitor(browser, screen);
  await visit.page.context().addCookies(cookiesOf(client));
  await visit.page.goto(orderPath(lang, code));
  await heading(visit.page, orderText.title.open[lang]);
  return { ...visit, code };
}

async function payByCard(page: Page, lang: Lang, number: string): Promise<void> {
  await awake(page);
  const buys = travellerActions(page, lang);
  await buys.typeCard(number);
  await buys.pay();
}

const apple = (frame: FrameLocator, lang: Lang) => frame.getByRole('button', { name: walletFrame.apple[lang] });
const google = (frame: FrameLocator) => frame.getByRole('button', { name: /Google Pay|GPay/ });

/** Opens the choice of wallets: the frame with their buttons. */
async function walletsOn(page: Page, lang: Lang): Promise<FrameLocator> {
  await awake(page);
  await page.getByText(payWayTexts.wallets.name[lang]).click();
  return page.frameLocator(`iframe[title="${walletWay.frame[lang]}"]`);
}

const confirm = (frame: FrameLocator) => frame.getByRole('dialog').getByRole('button', { name: /^(Pagar|Pay)/ });

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test.each([
    ['with scripts', {}],
    ['without', { javaScriptEnabled: false }],
  ])('an order is found by its code and PIN on another device, %s', async (_, more) => {
    const { page, code, close } = await atOrder(lang, screen);
    await payByCard(page, lang, APPROVED);
    await heading(page, orderText.title.paid[lang]);
    await close();
    await expect.poll(() => savedMails(code), { timeout: 60_000 }).not.toHaveLength(0);
    const paid = (await savedMails(code)).at(-1)!;
    const [pin = ''] = /\b\d{6}\b/.exec(paid.text!.replaceAll(code, '')) ?? [];

    const elsewhere = await visitor(browser, { ...screen, ...more });
    const other = elsewhere.page;
    await other.goto(orderPath(lang, code));
    await heading(other, orderText.lost.title[lang]);
    await other.goto(findPath(lang, code));
    await other.locator('[name="nip"]').fill('000000');
    await other.getByRole('button', { name: findText.submit[lang] }).click();
    await other.getByText(findText.notFound[lang]).first().waitFor();
    await other.locator('[name="nip"]').fill(pin);
    await other.getByRole('button', { name: findText.submit[lang] }).click();
    await heading(other, orderText.title.paid[lang]);
    expect(new URL(other.url()).pathname).toBe(paths.order[lang]);
    await other.getByText(code).first().waitFor();
    await elsewhere.close();
  });

  test.each([
    ['Apple Pay', apple],
    ['Google Pay', google],
  ] as const)('an order is paid by %s; put away it pays nothing', async (_, button) => {
    const { page, complaints, close } = await atOrder(lang, screen);
    const frame = await walletsOn(page, lang);
    await button(frame, lang).click();
    await expect.poll(() => frame.getByRole('dialog').textContent()).toContain('$500.00 MXN');
    await frame
      .getByRole('dialog')
      .getByRole('button', { name: /^(Cancelar|Cancel)$/ })
      .click();
    await page.getByText(walletWay.cancelled[lang]).waitFor();
    await button(frame, lang).press('Enter');
    await confirm(frame).press('Enter');
    await heading(page, orderText.title.paid[lang]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('refused by the bank by card and in a wallet, nothing is lost, and it is paid in a store', async () => {
    const { page, close } = await atOrder(lang, screen);
    await payByCard(page, lang, DECLINED);
    await page.getByText(DECLINED_TEXT[lang]).first().waitFor();
    const frame = await walletsOn(page, lang);
    await google(frame).click();
    await frame.getByRole('radio', { name: /DECLINED/ }).check();
    const answered = page.waitForResponse('**/order/payment');
    await confirm(frame).click();
    expect((await answered).ok()).toBe(false);
    await page.getByText(DECLINED_TEXT[lang]).first().waitFor();
    await heading(page, orderText.title.open[lang]);
    // There are neither tickets nor seats in such an order.
    for (const kind of ['card', 'wallets', 'paypal', 'oxxo', 'stores']) {
      await page.locator(`input[name="method"][data-kind="${kind}"]`).check();
      expect(await page.getByRole('main').innerText()).not.toMatch(/boleto|asiento|lugares|ticket|seat/i);
    }
    await page.locator('input[name="method"][data-kind="oxxo"]').check();
    await page.locator('button[form="pay"]').locator('visible=true').first().press('Enter');
    await heading(page, orderText.title.waiting[lang]);
    await page.getByText('$\u00a0500.00').first().waitFor();
    await close();
  });
});
