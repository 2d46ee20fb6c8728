import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { getAdventures } from '#wire/adventures.ts';
import { adventurePath, payPath } from '#wire/link-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { held } from './testing/held.ts';
import { bring, CONTACT, right } from './testing/reach-steps.ts';
import { taxDetailsPath } from '#wire/invoicing-paths.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
import { siteUrl } from './testing/own-site.ts';
import { chosenTour } from './testing/tours.ts';

const [ANA] = DEMO_TRAVELLERS as unknown as readonly [(typeof DEMO_TRAVELLERS)[number]];
const NAME = `${ANA.firstName} ${ANA.lastName}`;

/** As forms ask for it: without the country. */
const PHONE_DIGITS = /^\d{10}$/;

/** Forms outside a sale, with the fields that the account knows. */
const FORMS: readonly (readonly [paths.PagePath, Readonly<Record<string, string | RegExp>>])[] = [
  [paths.invoicing, { last_name: ANA.lastName, phone: PHONE_DIGITS }],
  [paths.receivers, { email: ANA.email, phone: PHONE_DIGITS }],
  [paths.find, { last_name: ANA.lastName }],
  [paths.message, { name: NAME, email: ANA.email, phone: PHONE_DIGITS }],
  [paths.claims, { name: NAME, email: ANA.email, phone: PHONE_DIGITS }],
  [paths.internet, { last_name: ANA.lastName, 'contact.email': ANA.email }],
  [paths.myPoints, { first_name: ANA.firstName, last_name: ANA.lastName }],
];

/** The buyer of something without a trip. */
const BUYER = {
  'buyer.email': ANA.email,
  'buyer.first_name': ANA.firstName,
  'buyer.last_name': ANA.lastName,
  'buyer.cell_phone': PHONE_DIGITS,
};

async function expectFilledIn(page: Page, fields: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const input = page.locator(`[name="${field}"]`).first();
    expect(await input.inputValue(), `${page.url()}: ${field}`).toMatch(value);
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each<[Lang, BrowserContextOptions]>([
  ...byLanguage('es', [
    ['es', PHONE],
    ['en', { ...DESKTOP, javaScriptEnabled: false }],
  ] as [Lang, BrowserContextOptions][]),
  ...wholeRows<[Lang, BrowserContextOptions]>([
    ['es', { ...PHONE, javaScriptEnabled: false }],
    ['en', DESKTOP],
  ]),
])('in %s', (lang, screen) => {
  test('what the account knows is filled in wherever a form asks for it', async () => {
    const { page, complaints, close } = await visitor(browser, screen);
    await page.context().addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(paths.myInvoices[lang]);
    await page.locator('[name="account"]').fill(ANA.card);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page.waitForURL((url) => url.pathname === paths.myInvoices[lang]);
    for (const [at, fields] of FORMS) {
      await page.goto(at === paths.receivers ? `${at[lang]}?edit=new` : at[lang]);
      await expectFilledIn(page, fields);
    }
    const ahead = dayOfItsOwn();
    const cookies = await page.context().cookies();
    const client = await apiClient(siteUrl(), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    const adventure = right(await client.call(getAdventures, { query: {} })).tours[0]!.booking_code;
    const tour = await chosenTour(client, { day: dayFromNow(ahead), adults: 2 });
    const shopping = { 'shopping-session': tour.session.id, shopping: tour.shopping!.tour.name };
    await page.context().addCookies(Object.entries(shopping).map(([name, value]) => ({ name, value, url: siteUrl() })));
    // The tour first: any page outside the tours ends it.
    for (const path of [paths.tourCustomer[lang], paths.giftCard[lang], adventurePath(lang, adventure)]) {
      await page.goto(path);
      await expectFilledIn(page, BUYER);
    }
    const payment = await held(ahead);
    const { url } = right(await payment.client.call(getPayLinkAddress, { query: { code: payment.code } }));
    await page.goto(payPath(lang, url.split('/').at(-1)!));
    await expectFilledIn(page, { email: ANA.email });

    const contact = {
      'contact.email': ANA.email,
      'contact.first_name': ANA.firstName,
      'contact.cell_phone': PHONE_DIGITS,
    };
    const steps = [
      [1, (code: string) => `${paths.reservationFlow[lang]}/contacto?code=${code}`, contact],
      // The contact of the reservation, which was filled in above.
      [4, (code: string) => taxDetailsPath(lang, code), { email: CONTACT.email, phone: PHONE_DIGITS }],
    ] as const;
    for (const [done, pathOf, fields] of steps) {
      const code = await bring(client, done, { ahead });
      await page.context().addCookies([{ name: 'reservation', value: code, url: siteUrl() }]);
      await page.goto(pathOf(code));
      await expectFilledIn(page, fields);
      // The first passenger is the buyer, and has no name to type.
      if (done === 1) expect(await page.locator('[name="travels"]').isChecked()).toBe(true);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
