import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { walletFrame } from '#text/wallet-frame.ts';
import { walletWay } from '#text/wallet-way.ts';
import { getPayment } from '#wire/websale.ts';
import { apiClient } from './testing/api-client.ts';
import { launchBrowser, PHONE, type Visit, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { siteUrl } from './testing/own-site.ts';
import { bring, right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A visitor who has chosen to pay with a wallet, and the frame with its buttons. */
async function atWallets(lang: Lang = 'es'): Promise<Visit & { frame: FrameLocator; total: string }> {
  const url = siteUrl();
  const client = await apiClient(url);
  const code = await bring(client, 4);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const visit = await visitor(browser, { ...PHONE, locale: lang === 'es' ? 'es-MX' : 'en-US' });
  const cookies = `${client.cookie()}; reservation=${code}`.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
  await visit.page.context().addCookies(cookies);
  await visit.page.goto(lang === 'es' ? '/reservacion/pago' : '/reservation/pago');
  await awake(visit.page);
  await visit.page.getByText(payWayTexts.wallets.name[lang]).click();
  const frame = visit.page.frameLocator(`iframe[title="${walletWay.frame[lang]}"]`);
  return { ...visit, frame, total: (total / 100).toFixed(2) };
}

const apple = (frame: FrameLocator, lang: Lang = 'es') => frame.getByRole('button', { name: walletFrame.apple[lang] });
const google = (frame: FrameLocator) => frame.getByRole('button', { name: /Google Pay|GPay/ });
const confirm = (frame: FrameLocator) => frame.getByRole('dialog').getByRole('button', { name: /^(Pagar|Pay)/ });
const arrived = (page: Page) => page.waitForURL(/boletos/);

test.each([
  ['Apple Pay', 'es', apple],
  ['Google Pay', 'en', google],
] as const)('%s pays in %s: one sheet, and the tickets', async (wallet, lang, button) => {
  const { page, frame, total, complaints, close } = await atWallets(lang);
  await button(frame, lang).click();
  const sheet = frame.getByRole('dialog', { name: wallet });
  await expect.poll(() => sheet.textContent()).toContain(`$${total} MXN`);
  await confirm(frame).click();
  await arrived(page);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['Apple Pay', apple],
  ['Google Pay', google],
] as const)('%s put away pays nothing, and can be opened again', async (_, button) => {
  const { page, frame, close } = await atWallets();
  await button(frame).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText(walletWay.cancelled.es).waitFor();
  await button(frame).press('Enter');
  await confirm(frame).press('Enter');
  await arrived(page);
  await close();
});

test.each([
  ['Apple Pay', apple],
  ['Google Pay', google],
] as const)('a card refused in %s is told, and another one pays', async (_, button) => {
  const { page, frame, close } = await atWallets();
  await button(frame).click();
  await frame.getByRole('radio', { name: /DECLINED/ }).check();
  await confirm(frame).click();
  await page.getByRole('alert').first().waitFor();
  expect(page.url()).toContain('/pago');
  await button(frame).click();
  await confirm(frame).click();
  await arrived(page);
  await close();
});

test('where Apple does not answer, the sheet goes away and nothing was charged', async () => {
  const { page, frame, close } = await atWallets();
  await page.route('**/payment/apple_session', (route) => route.abort());
  await apple(frame).click();
  await page.getByText(walletWay.failed.es).waitFor();
  expect(await frame.getByRole('dialog').count()).toBe(0);
  await google(frame).click();
  await confirm(frame).click();
  await arrived(page);
  await close();
});

test('a button is there once it is known how much is paid: none that does nothing', async () => {
  const { page, close } = await visitor(browser, PHONE);
  await page.goto('/wallet-frame', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: walletFrame.apple.es });
  expect(await button.count()).toBe(0);
  await page.evaluate(() => postMessage({ anden: 1, kind: 'offer', amount: '10.00' }, location.origin));
  await button.waitFor();
  await close();
});

test('a frame whose first word came too early is offered the amount with its next one', async () => {
  const { page, frame, close } = await atWallets();
  await page.addInitScript(() => {
    addEventListener('message', (event) => event.data?.kind === 'ready' && event.stopImmediatePropagation());
  });
  await page.reload();
  await awake(page);
  await page.getByText(payWayTexts.wallets.name.es).click();
  await apple(frame).click();
  await confirm(frame).click();
  await arrived(page);
  await close();
});

test('a device without wallets says so, and its page runs no script of anybody else', async () => {
  const { page, close } = await atWallets();
  await page.route(/(apple|google)-pay\.js$/, (route) => route.abort());
  await page.reload();
  await awake(page);
  await page.getByText(payWayTexts.wallets.name.es).click();
  await page.getByText(walletWay.none.es).waitFor();
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => new URL(src || location.href).origin),
  );
  expect(new Set(scripts)).toEqual(new Set([new URL(page.url()).origin]));
  await close();
});
