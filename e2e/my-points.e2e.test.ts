import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POINTS_PERCENT } from '#domain/loyalty/point-rules.ts';
import { pointsErrors } from '#text/errors/points.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { myPointsText as say } from '#text/pages/my-points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { pointsText } from '#ui/price.tsx';
import { getReservation } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../db/demo/travellers.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { newTraveller } from './testing/new-traveller.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';
import { siteDatabase } from './testing/site-database.ts';

const MAR = { first_name: 'Mar', last_name: 'Ruiz' };
const BETO = DEMO_TRAVELLERS[1]!;
const HUNDREDTHS = 100;

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

/** Points are won by a job, some seconds after boarding. */
const SOON = { timeout: MAX_WAIT_MS, interval: 1_000 };

test.each<[Lang, string, BrowserContextOptions]>([
  ['es', 'on a phone', PHONE],
  ['en', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }],
  ...wholeRows<[Lang, string, BrowserContextOptions]>([
    ['es', 'without scripts', { ...PHONE, javaScriptEnabled: false }],
    ['en', 'on a desktop', DESKTOP],
  ]),
])('in %s %s a traveller sees points and movements, and is told why a folio wins none', async (lang, _name, screen) => {
  const { page, complaints, close } = await visitor(browser, screen);
  const domain = new URL(siteUrl()).hostname;
  await page.context().addCookies([{ name: 'consent', value: 'none', domain, path: '/' }]);
  await page.goto(paths.myPoints[lang]);
  await page.locator('[name="account"]').fill(BETO.card);
  await page.locator('[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: signInText.submit[lang], exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say.title[lang] }).waitFor();
  const shown = page.getByRole('main');
  await shown.getByText(pointsText(BETO.purchased * HUNDREDTHS), { exact: true }).waitFor();
  await shown.getByText(`+${pointsText(BETO.win * HUNDREDTHS)}`, { exact: true }).waitFor();
  expect(await shown.getByText(say.kinds.given[lang], { exact: true }).count()).toBe(2);
  await shown.getByText(say.card('classic', 0)[lang]).waitFor();
  expect(await page.locator('[name="first_name"]').inputValue()).toBe(BETO.firstName);
  await page.locator('[name="folio"]').fill('ABCDEFGH-1');
  await page.getByRole('button', { name: say.ask[lang] }).click();
  await page.locator('[name="folio"][aria-invalid]').waitFor();
  expect(await page.locator('[name="folio"]').inputValue()).toBe('ABCDEFGH-1');
  expect(await shown.getByText(pointsErrors.late_credit_not_found[lang]).count()).toBeGreaterThan(0);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.getByRole('link', { name: myAccountText.summary[lang] }).click();
  await page.waitForURL((url) => url.pathname === paths.myAccount[lang]);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  await close();
});

test.each<[Lang, BrowserContextOptions]>([
  ...byLanguage('en', [
    ['es', PHONE],
    ['en', { ...DESKTOP, javaScriptEnabled: false }],
  ] as [Lang, BrowserContextOptions][]),
  ...wholeRows<[Lang, BrowserContextOptions]>([
    ['es', { ...PHONE, javaScriptEnabled: false }],
    ['en', DESKTOP],
  ]),
])('in %s boarding wins points, and a trip made without the card is credited late, once', async (lang, screen) => {
  const { cookies } = await newTraveller();
  const client = await apiClient(siteUrl(), cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  const bought = { service: 'primera', passenger: MAR } as const;
  const own = await paidTrip({ ...bought, ahead: dayOfItsOwn(), client });
  const other = await paidTrip({ ...bought, ahead: dayOfItsOwn() });
  for (const { code } of [own, other]) await database.boards(code);
  const { page, complaints, close } = await visitor(browser, screen);
  await page.context().addCookies([...cookies]);
  /** What a ticket of this reservation wins. */
  const won = async ({ client: by, code }: Pick<typeof own, 'client' | 'code'>) => {
    const { summary } = right(await by.call(getReservation, { query: { code } })).reservation;
    return (summary.total * POINTS_PERCENT.classic) / 100;
  };
  const shown = page.getByRole('main');
  const movement = (folio: string) => shown.getByRole('listitem').filter({ hasText: say.ofTicket(folio)[lang] });
  await expect
    .poll(async () => {
      await page.goto(paths.myPoints[lang]);
      return movement(own.ticket).count();
    }, SOON)
    .toBe(1);
  const first = await won(own);
  await movement(own.ticket).getByText(say.kinds.won[lang], { exact: true }).waitFor();
  await movement(own.ticket)
    .getByText(`+${pointsText(first)}`, { exact: true })
    .waitFor();
  await shown.getByText(say.card('classic', 1)[lang]).waitFor();
  expect(await movement(other.ticket).count()).toBe(0);

  const claim = async () => {
    await page.locator('[name="folio"]').fill(other.ticket);
    await page.getByRole('button', { name: say.ask[lang] }).click();
  };
  await claim();
  const late = await won(other);
  await page.getByText(say.added(pointsText(late))[lang]).waitFor();
  await movement(other.ticket)
    .getByText(`+${pointsText(late)}`, { exact: true })
    .waitFor();
  await shown.getByText(pointsText(first + late), { exact: true }).waitFor();
  await shown.getByText(say.card('classic', 2)[lang]).waitFor();
  await claim();
  await page.locator('[name="folio"][aria-invalid]').waitFor();
  expect(await shown.getByText(pointsErrors.late_credit_won[lang]).count()).toBeGreaterThan(0);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  await close();
});
