import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentPending } from '#text/payment-pending.ts';
import type { Lang } from '#text/lang.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { getPayment, postPayment } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { atSeats, holdSeats, seatsThat, stateOf } from './testing/one-way.ts';
import { siteUrl } from './testing/own-site.ts';
import { paypalBuyer } from './testing/paypal-buyer.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const goOn = paymentPending.waits.paypal.goOn;

describe.each(
  byLanguage('en', [
    ['es', 'on a phone', PHONE],
    ['en', 'on a desktop', DESKTOP],
  ] as const),
)('in %s %s', (lang: Lang, _name: string, screen: BrowserContextOptions) => {
  const started = async () => {
    const visit = await visitor(browser, screen);
    const buys = paypalBuyer(visit.page, lang);
    await buys.reachPayment();
    await buys.goToPaypal();
    return { ...visit, buys };
  };

  test('PayPal is paid to the end', async () => {
    const { page, complaints, buys, close } = await started();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('main').innerText()).toMatch(/Costera[\s\S]*MXN|MXN[\s\S]*Costera/);
    await buys.answer('approve');
    await page.waitForURL(/boletos|tickets/);
    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    expect(page.url()).not.toMatch(/token|PayerID/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what is left alone waits, and is gone on with', async () => {
    const { page, complaints, buys, close } = await started();
    await page.goBack();
    await page.getByRole('heading', { name: paymentPending.waits.paypal.title[lang] }).waitFor();
    await page.getByRole('link', { name: goOn[lang] }).click();
    await page.waitForURL(/checkoutnow/);
    await buys.answer('approve');
    await page.waitForURL(/boletos|tickets/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('cancelled there, it says so here, and is paid once all the same', async () => {
    const { page, complaints, buys, close } = await started();
    await buys.answer('cancel');
    await page.getByRole('heading', { name: paymentPending.cancelledTitle[lang] }).waitFor();
    await page.getByText(paymentPending.cancelled[lang]).waitFor();
    await page.getByRole('button', { name: paymentPending.chooseAgain[lang] }).click();
    await page.getByRole('radio', { name: payWayTexts.paypal.name[lang] }).waitFor();
    await buys.goToPaypal();
    await buys.answer('approve');
    await page.waitForURL(/boletos|tickets/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('refused by the bank behind it, it is paid at the second try', async () => {
    const { page, complaints, buys, close } = await started();
    await buys.answer('refused');
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).first().waitFor();
    await buys.goToPaypal();
    await buys.answer('approve');
    await page.waitForURL(/boletos|tickets/);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('without scripts a link leads to PayPal, and its way back to the tickets', async () => {
  const { page, close } = await visitor(browser, PHONE);
  const buys = paypalBuyer(page, 'es');
  await buys.reachPayment();
  const cookies = await page.context().cookies();
  const plain = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await plain.page.context().addCookies(cookies);
  await plain.page.goto(page.url());
  await close();
  await plain.page.getByRole('radio', { name: payWayTexts.paypal.name.es }).check();
  await plain.page.getByRole('button', { name: / PayPal$/ }).click();
  await plain.page.getByRole('link', { name: goOn.es }).click();
  await plain.page.waitForURL(/checkoutnow/);
  await paypalBuyer(plain.page, 'es').answer('approve');
  await plain.page.waitForURL(/boletos/);
  await plain.close();
});

test('a buyer who approves and does not come back has tickets: PayPal sends word', async () => {
  const client = await apiClient(siteUrl());
  const code = await atSeats(client, { ahead: 6, adults: 1 });
  const [seat] = await seatsThat(client, code, 'free');
  await holdSeats(client, code, [seat!]);
  const { total } = right(await client.call(getPayment, { query: { code } }));
  const body = { code, method: 'paypal' as const, idempotency_key: `paypal-of-${code}`, total };
  const { redirect_url: url } = right(await client.call(postPayment, { body }));
  await fetch(url!, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' });
  // Before reconciliation would: it leaves an attempt alone for 20 seconds.
  await expect
    .poll(async () => (await stateOf(client, code)).payment, { timeout: MAX_WAIT_MS, interval: 250 })
    .toBe('approved');
});
