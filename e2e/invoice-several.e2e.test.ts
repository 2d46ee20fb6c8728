import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readText } from '#adapters/documents/testing/read-text.ts';
import { invoicingErrors } from '#text/errors/invoicing.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { severalText } from '#text/invoicing-several.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { invoiceMails } from '#text/mails/invoices.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { postLogin } from '#wire/account.ts';
import { invoicingPath, itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { postAddTrip } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
import { attribute, CARLA, fileBehind, FLORES, submitForm, typeReceiver } from './testing/invoice-form.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { CONTACT, right } from './testing/reach-steps.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteDatabase } from './testing/site-database.ts';

/** Stamping, rendering and mailing complete within this time. */
const SOON = { timeout: MAX_WAIT_MS, interval: 500 };

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await database.close();
  await browser.close();
});
beforeEach(() => database.forgiveLookUps());

const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');
const boxOf = (page: Page, code: string) => page.locator(`input[name="payment"][value^="${code}:"]`);

async function prove(page: Page, lang: Lang, code: string): Promise<void> {
  await page.locator('[name="code"]').fill(code);
  await page.locator('[name="last_name"]').fill('lopez');
  await page.locator('[name="phone"]').fill(CONTACT.cell_phone);
  await page.getByRole('button', { name: invoicingFind.findSubmit[lang] }).click();
}

/** What the page hands out once both files are stored, and the texts of both. */
async function stamped(page: Page, lang: Lang) {
  await page.getByRole('heading', { name: invoicingText.issued[lang], exact: true }).waitFor();
  const pdfLink = page.getByRole('link', { name: invoicingText.pdf[lang] }).first();
  await expect.poll(async () => (await pdfLink.isVisible()) || (await page.reload(), false), SOON).toBe(true);
  const pdf = (await readText((await fileBehind(page, invoicingText.pdf[lang])).bytes)).join(' ');
  return { pdf, xml: (await fileBehind(page, invoicingText.xml[lang])).bytes.toString('utf8') };
}

/** A page of its own: one that watches an invoice loads itself again when the invoice gets on. */
async function inNewTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

describe.each<[Lang, BrowserContextOptions, typeof CARLA, number]>([
  ...byLanguage('es', [
    ['es', PHONE, CARLA, 30],
    ['en', { ...DESKTOP, javaScriptEnabled: false }, FLORES, 33],
  ] as [Lang, BrowserContextOptions, typeof CARLA, number][]),
  ...wholeRows<[Lang, BrowserContextOptions, typeof CARLA, number]>([
    ['es', { ...PHONE, javaScriptEnabled: false }, CARLA, 42],
    ['en', DESKTOP, FLORES, 45],
  ]),
])('in %s', (lang, screen, receiver, ahead) => {
  test('reservations proved one by one go on one CFDI; what the SAT refuses is said at its field, and nothing is lost', async () => {
    const trips = await Promise.all([
      paidTrip({ ahead, service: 'primera' }),
      paidTrip({ ahead: ahead + 1, service: 'primera', to: 'GUA' }),
    ]);
    const [first, second] = trips.map(({ code }) => code) as [string, string];
    const { page, complaints, close } = await visitor(browser, screen);
    await page.goto(paths.invoicing[lang]);
    await prove(page, lang, first);
    await page.waitForURL((url) => url.href.endsWith(invoicingPath(lang, first)));
    await page.getByRole('link', { name: severalText.together[lang] }).click();
    await page.getByRole('heading', { name: severalText.title[lang], level: 1 }).waitFor();
    expect(await boxOf(page, first).isChecked()).toBe(true);
    await page.getByRole('link', { name: severalText.addOther[lang] }).click();
    await page.getByRole('heading', { name: severalText.addOther[lang], level: 1 }).waitFor();
    await prove(page, lang, second);
    await page.waitForURL((url) => url.pathname === paths.invoicingSeveral[lang]);
    for (const code of [first, second]) expect(await boxOf(page, code).isChecked()).toBe(true);
    expect(await fits(page)).toBe(true);

    await boxOf(page, first).uncheck();
    await boxOf(page, second).uncheck();
    await typeReceiver(page, { ...receiver, name: 'SOMEBODY ELSE' });
    await page.locator('[name="email"]').fill(`several-${lang}@example.com`);
    await submitForm(page, lang);
    await page.getByText(invoicingErrors.concepts_required[lang]).first().waitFor();
    await boxOf(page, first).check();
    await boxOf(page, second).check();
    await submitForm(page, lang);
    await page.locator('#f-name-error').waitFor();
    expect(await page.locator('#f-name-error').textContent()).toBe(invoicingErrors.fiscal_name_mismatch[lang]);
    for (const code of [first, second]) expect(await boxOf(page, code).isChecked()).toBe(true);
    expect(await page.locator('[name="cp"]').inputValue()).toBe(receiver.cp);
    await page.locator('[name="name"]').fill(receiver.name);
    await submitForm(page, lang);
    const { pdf, xml } = await stamped(page, lang);
    expect(attribute(xml, 'cfdi:Receptor', 'Rfc')).toBe(receiver.rfc);
    for (const { ticket } of trips) {
      expect(xml).toContain(`NoIdentificacion="${ticket}"`);
      expect(pdf).toContain(ticket);
    }
    const mails = async () => (await savedMails(first)).filter(({ text }) => text?.includes(second));
    await expect.poll(async () => (await mails()).length, SOON).toBe(1);
    // The trips were sold in Spanish. Headings are in capitals where there is no other way to set them off.
    expect((await mails())[0]!.text).toContain(invoiceMails.ready.title[lang].toUpperCase());

    // Nothing is left of either, and each says so.
    const next = await inNewTab(page);
    await next.goto(paths.invoicingSeveral[lang]);
    await next.getByText(severalText.nothing[lang]).waitFor();
    await next.goto(invoicingPath(lang, second));
    await next.getByText(invoicingText.invoiced[lang], { exact: true }).waitFor();
    await next.getByText([first, second].toSorted().join(', ')).first().waitFor();
    expect(complaints.filter((text) => !/status of 422/.test(text))).toEqual([]);
    await close();
  });

  test('a traveller chooses some of the trips in the account, and finds the invoice there', async () => {
    const [, beto, carla] = DEMO_TRAVELLERS as unknown as [Demo, Demo, Demo];
    const who = lang === 'es' ? beto : carla;
    const trips = [
      await paidTrip({ ahead: ahead + 6, service: 'primera' }),
      await paidTrip({ ahead: ahead + 7, service: 'primera' }),
      await paidTrip({ ahead: ahead + 8, service: 'primera' }),
    ];
    for (const { client, code } of trips) {
      const { session } = right(await client.call(postLogin, { body: { card: who.card, password: DEMO_PASSWORD } }));
      const own = await apiClient(siteUrl(), `${client.cookie()}; traveller=${session}`);
      right(await own.call(postAddTrip, { body: { code } }));
    }
    const [first, second, third] = trips.map(({ code }) => code) as [string, string, string];
    const { page, complaints, close } = await visitor(browser, screen);
    await page.context().addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(paths.myInvoices[lang]);
    await page.locator('[name="account"]').fill(who.card);
    await page.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
    await page.waitForURL((url) => url.pathname === paths.myInvoices[lang]);
    await page.getByRole('link', { name: severalText.title[lang] }).click();
    await page.waitForURL((url) => url.pathname === paths.invoicingSeveral[lang]);
    expect(await fits(page)).toBe(true);
    // Nothing is ticked without being asked, and what the account knows is filled in.
    for (const code of [first, second, third]) expect(await boxOf(page, code).isChecked()).toBe(false);
    expect(await page.locator('[name="email"]').inputValue()).toBe(who.email);
    expect(await page.locator('[name="phone"]').inputValue()).not.toBe('');
    await boxOf(page, first).check();
    await boxOf(page, second).check();
    await typeReceiver(page, receiver);
    await submitForm(page, lang);
    const { xml } = await stamped(page, lang);
    expect(xml.match(/<cfdi:Concepto /g)).toHaveLength(2);
    expect(await boxOf(page, third).count()).toBe(1);
    const next = await inNewTab(page);
    await next.goto(paths.myInvoices[lang]);
    await next.getByText([first, second].toSorted().join(', ')).first().waitFor();
    for (const code of [first, second]) {
      await next.getByRole('link', { name: myAccountText.ofTrip(code)[lang], exact: true }).click();
      await next.waitForURL((url) => url.href.endsWith(itineraryInvoicingPath(lang, code)));
      await next.getByText([first, second].toSorted().join(', ')).first().waitFor();
      await next.goBack();
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

type Demo = (typeof DEMO_TRAVELLERS)[number];
