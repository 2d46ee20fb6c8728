import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carOffer } from '#text/car-offer.ts';
import { FIELD_NAMES } from '#text/cases.ts';
import type { Lang } from '#text/lang.ts';
import { contactText } from '#text/pages/contact.ts';
import { caseText } from '#text/pages/case.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { getReservation } from '#wire/websale.ts';
import { dayFromNow } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { savedMails } from './testing/saved-mails.ts';
import { browserCookies } from './testing/tours.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('a rental car, in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test.each([true, false])('is asked for with what the trip says (scripts: %s)', async (javaScriptEnabled) => {
    const trip = await paidTrip({ ahead: javaScriptEnabled ? 19 : 20, service: 'primera' });
    const { reservation } = right(await trip.client.call(getReservation, { query: { code: trip.code } }));
    const { page, close } = await visitor(browser, { ...screen, javaScriptEnabled });
    await page.context().addCookies(browserCookies(trip.client.cookie()));
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByRole('link', { name: carOffer.title[lang] }).click();
    const field = (name: keyof typeof FIELD_NAMES) => page.getByLabel(FIELD_NAMES[name][lang], { exact: true });
    const arrives = reservation.departure.schedule!.arrives_at;
    expect(await field('pick_up_day').inputValue()).toBe(arrives.slice(0, 10));
    expect(await field('pick_up_hour').inputValue()).toBe(arrives.slice(11, 16));
    expect(await page.getByLabel(contactText.email[lang], { exact: true }).inputValue()).toBe(
      reservation.contact.email,
    );

    // An hour of today that has passed.
    await field('pick_up_day').fill(dayFromNow(0));
    await field('pick_up_hour').fill('00:00');
    await field('hand_back_day').fill(dayFromNow(22));
    await field('hand_back_hour').fill('12:00');
    await field('driver_age').fill('34');
    const send = page.getByRole('button', { name: contactText.send[lang], exact: true });
    await send.click();
    await page.locator('a[href="#f-pick_up_hour"]').waitFor();
    await field('pick_up_day').fill(dayFromNow(20));
    await send.click();
    await page.getByRole('heading', { name: caseText.received[lang], level: 1 }).waitFor();
    await page.getByText('Puerto Vallarta').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const number = new URL(page.url()).searchParams.get('number')!;
    // To the traveller, and to the partner who answers.
    await expect
      .poll(async () => (await savedMails(number)).map(({ to }) => to?.[0]?.address).toSorted())
      .toHaveLength(2);
    const addresses = (await savedMails(number)).map(({ to }) => to?.[0]?.address);
    expect(addresses).toContain(reservation.contact.email);
    expect(addresses).toContain('reservaciones@mexcar.example');
    await close();
  });
});
