import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packOf } from '#domain/packs/pack-rules.ts';
import { giftText } from '#text/gifts.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import { packText } from '#text/packs.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { priceText } from '#ui/price.tsx';
import { postOrderPayment } from '#wire/orders.ts';
import { postPointsPurchase } from '#wire/packs.ts';
import * as paths from '#wire/page-paths.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
import { cardToken } from './testing/card-token.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { giftOrder } from './testing/gift-order.ts';
import { must } from './testing/must.ts';
import { newTraveller } from './testing/new-traveller.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const PACK = must(packOf('1000'));
/** Of a test's gift card. */
const GIFT = 50_000;

async function pay({ call }: ApiClient, code: string, total: number): Promise<string> {
  const token = await cardToken(siteUrl(), '4111111111111111');
  right(
    await call(postOrderPayment, { body: { code, method: 'credit', total, token, idempotency_key: `key-of-${code}` } }),
  );
  return code;
}

/** A signed-in traveller who bought a trip, a pack of points and a gift card. */
async function buyer() {
  const { cookies } = await newTraveller();
  const known = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = await apiClient(siteUrl(), known);
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera', client });
  const ordered = { idempotency_key: 'key-of-a-pack', pack: PACK.key, privacy: true, of_age: true };
  const pack = right(await client.call(postPointsPurchase, { body: ordered })).code;
  return {
    cookies,
    trip: trip.code,
    pack: await pay(client, pack, PACK.price),
    gift: await pay(client, await giftOrder(client), GIFT),
  };
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each<[Lang, BrowserContextOptions]>([
  ...byLanguage('es', [
    ['es', PHONE],
    ['en', { ...DESKTOP, javaScriptEnabled: false }],
  ] as [Lang, BrowserContextOptions][]),
  ...wholeRows<[Lang, BrowserContextOptions]>([
    ['es', { ...PHONE, javaScriptEnabled: false }],
    ['en', DESKTOP],
  ]),
])('in %s each kind of purchase says what it is, and leads to its invoice and its own page', async (lang, screen) => {
  const { cookies, trip, pack, gift } = await buyer();
  const { page, complaints, close } = await visitor(browser, screen);
  await page.context().addCookies([...cookies]);
  const open = async () => {
    await page.goto(paths.myPayments[lang]);
    await page.getByRole('heading', { name: say.paymentsTitle[lang], level: 1 }).waitFor();
  };
  const card = (code: string) => page.locator(`section[aria-labelledby~="${code}"]`);
  await open();
  expect(await isWide(page)).toBe(false);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(3);

  await card(trip)
    .getByRole('link', { name: say.askInvoiceOf(trip)[lang] })
    .click();
  await page.getByRole('heading', { name: invoicingText.deskTitle[lang], level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.itineraryInvoicing[lang]);

  await open();
  await card(pack)
    .getByRole('heading', { name: packText.title('1,000')[lang], exact: true })
    .waitFor();
  await card(pack).getByText(priceText(PACK.price, lang), { exact: true }).waitFor();
  await card(pack)
    .getByRole('link', { name: say.askInvoiceOfOrder(pack)[lang] })
    .click();
  await page.getByRole('heading', { name: invoicingText.deskTitle[lang], level: 1 }).waitFor();
  await page.getByText(invoicingText.ofOrder(pack)[lang]).first().waitFor();

  await open();
  const given = card(gift);
  await given.getByRole('heading', { name: giftText.name[lang], exact: true }).waitFor();
  await given.getByText(priceText(GIFT, lang), { exact: true }).waitFor();
  await given.getByText(say.prepaid[lang]).waitFor();
  expect(await given.getByRole('link').count()).toBe(1);
  await given.getByRole('link', { name: say.seeOrderOf(gift)[lang] }).click();
  await page.getByRole('heading', { name: orderText.title.paid[lang], level: 1 }).waitFor();
  await page.getByText(gift, { exact: true }).waitFor();

  await page.goto(paths.myPoints[lang]);
  await page.getByRole('link', { name: myPointsText.ofPurchase(pack)[lang] }).click();
  await page.getByRole('heading', { name: orderText.title.paid[lang], level: 1 }).waitFor();
  await page.getByText(pack, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
