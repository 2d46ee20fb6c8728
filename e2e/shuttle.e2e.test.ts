import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionText, fedTrip, SHUTTLE_TRIPS } from '#text/connections.ts';
import { searchErrors } from '#text/errors/search.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { tripSummary } from '#text/trip-summary.ts';
import type { Lang } from '#text/lang.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { getOrigins, getReservation } from '#wire/websale.ts';
import { apiClient, dayFromNow } from './testing/api-client.ts';
import { launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip, payByCard } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { travellerActions } from './testing/traveller-actions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const asCookies = (text: string) =>
  text.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: 'localhost', path: '/' };
  });

test.each<Lang>(['es', 'en'])(
  'in %s the shuttle to the terminal is offered with a bus, and bought without scripts, exempt from VAT',
  async (lang) => {
    const ahead = dayOfItsOwn();
    const trip = await paidTrip({ ahead, service: 'ejecutivo', from: '12' });
    const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
    await page.context().addCookies(asCookies(trip.client.cookie()));
    await page.goto(itineraryPath(lang, trip.code));
    const isProtected = page.getByText(connectionText.protected(SHUTTLE_TRIPS.to)[lang]).first();
    await isProtected.waitFor();
    await page.locator('section:has(#shuttle) a').first().click();
    await page.getByRole('heading', { name: shuttleText.title[lang], level: 1 }).waitFor();
    await isProtected.waitFor();
    // The clock of the bus limits nothing on another day.
    const limited = page.locator('[name="before"]');
    expect(await limited.count()).toBe(1);
    const [chosen, day] = [page.url(), page.locator('#f-date')];
    await day.fill(dayFromNow(ahead + 1));
    await page.getByRole('button', { name: shuttleText.submit[lang] }).click();
    await page.waitForURL(new RegExp(`date=${dayFromNow(ahead + 1)}`));
    expect([await limited.count(), await isProtected.count()]).toEqual([0, 0]);
    await page.goto(chosen);
    // Nobody gets on where vans only set down.
    const offered = await page.locator('select[name="origin"] option').allInnerTexts();
    expect(offered).toContain('Glorieta Minerva');
    expect(offered).not.toContain('Nuevo Consulado');
    expect(await page.getByText(shuttleText.dropOff[lang]).count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    // Half an hour before the bus at the latest.
    const arrivals = await page
      .locator('li time[datetime]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!));
    const latest = Date.parse(trip.run.departs_at) - 30 * 60_000;
    expect(arrivals.filter((at) => Date.parse(at) > latest)).toEqual([]);

    await page.locator('li button').last().click();
    await page.waitForURL(/contacto/);
    const code = new URL(page.url()).searchParams.get('code')!;
    const buys = travellerActions(page, lang);
    await buys.giveNames([['Ana', 'López']]);
    await buys.skipExtras();
    await buys.letChoose();
    await page.getByText(tripSummary.exemptBy[lang]).first().waitFor({ state: 'attached' });
    expect(await page.locator('[name="method"]').count()).toBeGreaterThan(0);
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const client = await apiClient(siteUrl(), cookies);
    await payByCard(client, code, siteUrl());
    const { tickets } = right(await client.call(getReservation, { query: { code } })).reservation;
    expect(tickets.map(({ vat }) => vat)).toEqual([0]);
    await page.goto(`${paths.reservationFlow[lang]}/boletos?code=${code}`);
    await page.getByText(ticketsStep.vatExempt[lang]).first().waitFor({ state: 'attached' });
    // The bus says that it can be reached, and what holds when the shuttle is late.
    await page.goto(itineraryPath(lang, trip.code));
    await page
      .getByText(connectionText.protected(fedTrip({ kind: 'shuttle' }, { kind: 'terminal' }))[lang])
      .first()
      .waitFor();
    // Those who have it are not offered it again.
    const to = new URLSearchParams({ destination: new URL(chosen).searchParams.get('destination')! });
    expect(await page.locator(`section:has(#shuttle) a[href*="${to}"]`).count()).toBe(0);
    await close();
  },
);

test('a stop where passengers only get off is refused as an origin, and no bus is mixed with the shuttle', async () => {
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  const refused = await page.goto(`${paths.shuttleRides.es}?origin=S-CON&destination=S-TLQ`);
  expect(refused?.status()).toBe(422);
  for (const [asked, said] of [
    ['origin=elsewhere', searchErrors.origin_unknown],
    ['origin=TLQ&destination=PVR', searchErrors.origin_unknown],
    ['destination=elsewhere', searchErrors.destination_unknown],
  ] as const) {
    expect((await page.goto(`${paths.shuttleRides.es}?${asked}`))?.status(), asked).toBe(422);
    expect(await page.getByText(said.es).count(), asked).toBeGreaterThan(0);
  }
  await page.goto(paths.home.es);
  const groups = await page
    .locator('select[name="origin"] optgroup')
    .evaluateAll((all) =>
      all.map(
        (one) => [one.getAttribute('label'), [...one.querySelectorAll('option')].map(({ value }) => value)] as const,
      ),
    );
  expect(groups.at(-1)?.[0]).toBe('Shuttle');
  expect(groups.at(-1)?.[1].length).toBe(10);
  expect(
    groups
      .slice(0, -1)
      .flatMap(([, ids]) => ids)
      .filter((id) => id.startsWith('S-')),
  ).toEqual([]);
  const { destinations } = right(await (await apiClient(siteUrl())).call(getOrigins));
  const isShuttle = (id: string) => id.startsWith('S-');
  for (const [from, served] of Object.entries(destinations))
    expect(served.filter((to) => isShuttle(to) !== isShuttle(from))).toEqual([]);
  await close();
});
