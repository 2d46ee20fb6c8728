import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedCard } from '#domain/loyalty/card.ts';
import { changeText } from '#text/change-schedule.ts';
import { contactStep } from '#text/contact-step.ts';
import { findText } from '#text/find-reservation.ts';
import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { postNip } from '#wire/itinerary.ts';
import { changePath, itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { wholeRows } from './testing/by-language.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { reach, right } from './testing/reach-steps.ts';

type Demo = (typeof DEMO_TRAVELLERS)[number];
const [ANA, , CARLA] = DEMO_TRAVELLERS as [Demo, Demo, Demo];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const fits = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= innerWidth');

/** A visitor who requests a page of the account, and signs in to see it. */
async function inAccount(lang: Lang, screen: BrowserContextOptions, { card }: Demo, path: string, known = '') {
  const visit = await visitor(browser, screen);
  const { page } = visit;
  const domain = new URL(siteUrl()).hostname;
  await page.context().addCookies(
    `${known};lang=${lang};consent=none`
      .split(';')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', value = ''] = pair.trim().split('=');
        return { name, value, domain, path: '/' };
      }),
  );
  await page.goto(path);
  await page.locator('[name="account"]').fill(card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
  return visit;
}

describe.each<[Lang, string, BrowserContextOptions, Demo, number]>([
  ['es', 'on a phone', PHONE, ANA, 20],
  ['en', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }, CARLA, 21],
  ...wholeRows<[Lang, string, BrowserContextOptions, Demo, number]>([
    ['es', 'without scripts', { ...PHONE, javaScriptEnabled: false }, ANA, 22],
    ['en', 'on a desktop', DESKTOP, CARLA, 23],
  ]),
])('in %s %s', (lang, _name, screen, who, ahead) => {
  test('a trip is added with its PIN, opened whole, its return confirmed by one press, and closed by signing out', async () => {
    const trip = await paidTrip({ ahead, service: 'primera', opensReturn: true });
    const { nip } = right(await trip.client.call(postNip, { body: { code: trip.code } }));
    const { page, complaints, close } = await inAccount(lang, screen, who, paths.myTrips[lang]);
    await page.getByText(say.add[lang], { exact: true }).click();
    await page.locator('[name="code"]').fill(trip.code);
    await page.getByRole('button', { name: say.addIt[lang] }).click();
    await page.locator('[name="code"][aria-invalid]').waitFor();
    expect(await page.locator('[name="code"]').inputValue()).toBe(trip.code);
    await page.locator('[name="pin"]').fill(nip);
    await page.getByRole('button', { name: say.addIt[lang] }).click();
    await page.getByText(say.added[lang]).waitFor();
    expect(await fits(page)).toBe(true);
    await page.getByRole('listitem').filter({ hasText: trip.code }).getByRole('link').click();
    await page.waitForURL((url) => url.searchParams.get('code') === trip.code);
    await page.getByText(`${trip.code}-01`).first().waitFor();

    await page.goto(paths.myAccount[lang]);
    await page.getByRole('heading', { name: say.hello(who.firstName)[lang], level: 1 }).waitFor();
    await page.getByRole('img', { name: printedCard(who.card) }).waitFor();
    const progress = who.tier === 'platinum' ? myPointsText.highest[lang] : /para la tarjeta|it (Gold|Platinum)/;
    await page.getByText(progress).waitFor();
    expect(await page.getByRole('link', { name: say.security[lang] }).getAttribute('href')).toBe(
      paths.accountSafety[lang],
    );
    expect(await fits(page)).toBe(true);
    const open = page.getByRole('article').filter({ hasText: trip.code });
    const other = open.getByRole('link');
    expect(await other.getAttribute('href')).toBe(changePath(lang, { code: trip.code, ticket: `${trip.code}-02` }));
    await open.getByRole('button').first().click();
    await page.getByRole('heading', { name: changeText.open.titleDone[lang], level: 1 }).waitFor();
    await page.goto(paths.myAccount[lang]);
    expect(await page.getByRole('article').filter({ hasText: trip.code }).count()).toBe(0);

    await page.locator('header details').first().locator('summary').first().click();
    await page.getByRole('button', { name: frame.signOut[lang] }).first().click();
    await page.waitForURL((url) => url.pathname === paths.home[lang]);
    await page.goto(itineraryPath(lang, trip.code));
    await page.waitForURL((url) => url.pathname === paths.find[lang]);
    await page.getByRole('heading', { name: findText.title[lang], level: 1 }).waitFor();
    await page.goto(paths.myTrips[lang]);
    await page.waitForURL((url) => url.pathname === paths.signIn[lang]);
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  test('details are changed, and what is wrong is said at its field', async () => {
    const { page, complaints, close } = await inAccount(lang, screen, who, paths.myDetails[lang]);
    await page.locator('[name="birthday"]').fill('31/02');
    await page.locator('[name="last_name"]').fill('');
    await page.getByRole('button', { name: say.save[lang] }).click();
    await page.locator('[name="birthday"][aria-invalid]').waitFor();
    expect(await page.locator('[name="last_name"][aria-invalid]').count()).toBe(1);
    expect(await page.locator('[name="birthday"]').inputValue()).toBe('31/02');
    await page.locator('[name="birthday"]').fill('28/02');
    await page.locator('[name="last_name"]').fill(who.lastName);
    await page.getByRole('checkbox', { name: say.offers[lang] }).check();
    await page.getByRole('button', { name: say.save[lang] }).click();
    await page.getByText(say.saved[lang]).waitFor();
    expect(await page.locator('[name="birthday"]').inputValue()).toBe('28/02');
    // Consent to offers is seen where it is given, and withdrawn.
    expect(await page.locator('[name="offers"]').isChecked()).toBe(true);
    await page.locator('[name="offers"]').uncheck();
    await page.getByRole('button', { name: say.save[lang] }).click();
    await page.locator('[name="offers"]:not(:checked)').waitFor();
    expect(await fits(page)).toBe(true);
    await page.goto(paths.myPayments[lang]);
    await page.getByRole('heading', { name: say.paymentsTitle[lang], level: 1 }).waitFor();
    expect(await fits(page)).toBe(true);
    await page.goto(paths.myInvoices[lang]);
    await page.getByRole('heading', { name: say.invoices[lang], level: 1 }).waitFor();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  test('a saved passenger is offered where passengers are named, and what the account knows is filled in', async () => {
    const name = `Eva${lang === 'es' ? 'aa' : 'bb'}`;
    const buying = await reach(siteUrl(), 'contact');
    const { page, complaints, close } = await inAccount(lang, screen, who, paths.myPassengers[lang], buying);
    await page.locator('[name="first_name"]').fill(name);
    await page.getByRole('button', { name: say.savePassenger[lang] }).click();
    await page.locator('[name="last_name"][aria-invalid]').waitFor();
    await page.locator('[name="last_name"]').fill('Ruiz');
    await page.getByRole('button', { name: say.savePassenger[lang] }).click();
    await page.getByText(`${name} Ruiz`, { exact: true }).waitFor();
    expect(await fits(page)).toBe(true);

    await page.goto(`${paths.reservationFlow[lang]}/contacto`);
    expect(await page.locator('[name="contact.email"]').inputValue()).toBe(who.email);
    await page.locator('[name="contact.cell_phone"]').fill('33 1');
    await page.locator('[name="saved.1"]').selectOption({ label: `${name} Ruiz` });
    await page.getByRole('button', { name: contactStep.fillInOf(2)[lang] }).click();
    await expect.poll(() => page.locator('[name="passengers.1.first_name"]').inputValue()).toBe(name);
    expect(await page.locator('[name="passengers.1.last_name"]').inputValue()).toBe('Ruiz');
    // What was typed stays, without an error.
    expect(await page.locator('[name="contact.cell_phone"]').inputValue()).toBe('33 1');
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    expect(await fits(page)).toBe(true);

    await page.goto(paths.message[lang]);
    expect(await page.locator('[name="email"]').inputValue()).toBe(who.email);
    expect(await page.locator('[name="name"]').inputValue()).toBe(`${who.firstName} ${who.lastName}`);
    await page.locator('header details').first().locator('summary').first().click();
    await page
      .getByText(/PTS (ganados|earned)/)
      .first()
      .waitFor();
    await page.goto(paths.myPassengers[lang]);
    await page.getByRole('button', { name: say.removeOf(`${name} Ruiz`)[lang] }).click();
    await page.getByText(`${name} Ruiz`, { exact: true }).waitFor({ state: 'detached' });
    await close();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});
