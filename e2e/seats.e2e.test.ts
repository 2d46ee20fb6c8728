import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { goOnWith } from './testing/held.ts';
import { atSeats, holdSeats, seatsThat, stateOf } from './testing/one-way.ts';
import { siteUrl } from './testing/own-site.ts';
import { bring } from './testing/reach-steps.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { pathOf } from '#wire/paths.ts';
import { getSeats } from '#wire/websale.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const seat = (page: Page, number: number) => page.locator(`button[id^="seat-"][id$="-${number}"]`);
const bus = (page: Page, direction: 'departure' | 'return') => page.locator(`[data-bus="${direction}"]`);
const addressOf = (lang: Lang, code: string) =>
  `${lang === 'es' ? '/reservacion' : '/reservation'}/asientos?code=${code}`;

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('both buses of a round trip in %s', (lang, screen) => {
  test('one is in sight; the other comes when everybody sits, and either by its tab', async () => {
    const client = await apiClient(siteUrl());
    const code = await bring(client, 3, { ahead: dayOfItsOwn() });
    const { page, complaints, close } = await visitor(browser, screen);
    await goOnWith(page.context(), { client, code });
    await page.goto(addressOf(lang, code));
    await awake(page);
    const free = (direction: 'departure' | 'return') => bus(page, direction).locator('[data-state="free"]');
    expect(await bus(page, 'return').isVisible()).toBe(false);

    await free('departure').nth(0).click();
    await free('departure').nth(0).click();
    await bus(page, 'return').getByRole('table').waitFor();
    expect(await bus(page, 'departure').isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(seatsStep.return[lang]);

    await page.getByRole('radio', { name: seatsStep.tabs.departure[lang] }).check();
    expect(await bus(page, 'departure').locator('[aria-pressed="true"]').count()).toBe(2);
    await page.getByRole('radio', { name: seatsStep.tabs.return[lang] }).check();
    await free('return').nth(0).click();
    await free('return').nth(0).click();
    await expect.poll(() => bus(page, 'return').locator('[aria-pressed="true"]').count()).toBe(2);
    await page.getByRole('button', { name: seatsStep.hold[lang] }).click();
    await page.waitForURL(/pago/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(
  byLanguage('en', [
    ['es', DESKTOP],
    ['en', PHONE],
  ] as const),
)('in %s', (lang, screen) => {
  test('a pressed seat that somebody else took meanwhile is taken back at once, and the nearest is marked', async () => {
    const [mine, theirs] = [await apiClient(siteUrl()), await apiClient(siteUrl())];
    const trip = { ahead: dayOfItsOwn(), adults: 1 };
    const [code, other] = [await atSeats(mine, trip), await atSeats(theirs, trip)];
    const { page, complaints, close } = await visitor(browser, screen);
    await goOnWith(page.context(), { client: mine, code });
    await page.goto(addressOf(lang, code));
    await awake(page);
    const lost = (await seatsThat(mine, code, 'free')).at(-1)!;
    await holdSeats(theirs, other, [lost]);

    await seat(page, lost).click();
    const notice = page.getByText(seatsStep.lost(lost, lost - 1)[lang]);
    await notice.waitFor();
    expect(await seat(page, lost).getAttribute('data-state')).toBe('taken');
    expect(await seat(page, lost - 1).getAttribute('aria-pressed')).toBe('true');

    await page.getByRole('button', { name: seatsStep.hold[lang] }).click();
    await page.waitForURL(/pago/);
    expect((await stateOf(mine, code)).passengers[0]!.seat_departure).toBe(lost - 1);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('a bus that was read again waits with what it moves until the press is over', async () => {
  const [mine, theirs] = [await apiClient(siteUrl()), await apiClient(siteUrl())];
  const ahead = dayOfItsOwn();
  const [code, other] = [await atSeats(mine, { ahead, adults: 2 }), await atSeats(theirs, { ahead, adults: 1 })];
  const { page, close } = await visitor(browser, PHONE);
  await goOnWith(page.context(), { client: mine, code });
  await page.goto(addressOf('es', code));
  await awake(page);
  const [kept, lost] = (await seatsThat(mine, code, 'free')) as [number, number];
  const read = Promise.withResolvers<void>();
  await page.route(`**${pathOf(getSeats)}*`, async (route) => {
    await read.promise;
    await route.continue();
  });
  await seat(page, lost).click();
  await holdSeats(theirs, other, [lost]);

  const place = await page.getByRole('table').boundingBox();
  const { x, y, width, height } = (await seat(page, kept).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const answered = page.waitForResponse((response) => response.url().includes(pathOf(getSeats)));
  read.resolve();
  await answered;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await page.getByRole('table').boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect.poll(() => seat(page, kept).getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-bus] [role="status"]').getByText(String(lost)).waitFor();
  await close();
});

test('without scripts both buses are in sight, one below the other, and no tabs', async () => {
  const client = await apiClient(siteUrl());
  const code = await bring(client, 3, { ahead: dayOfItsOwn() });
  const { page, close } = await visitor(browser, { ...PHONE, javaScriptEnabled: false });
  await goOnWith(page.context(), { client, code });
  await page.goto(addressOf('es', code));
  expect(await page.getByRole('radio', { name: seatsStep.tabs.return.es }).isVisible()).toBe(false);
  for (const direction of ['departure', 'return'] as const) {
    await page.getByRole('heading', { name: seatsStep[direction].es }).waitFor();
    await bus(page, direction).locator('[data-state="free"]').nth(0).click();
    await bus(page, direction).locator('[aria-pressed="true"]').waitFor();
  }
  await travellerActions(page, 'es').openSeatList('return');
  await page.getByLabel(seatsStep.seatOf('Leo').es).nth(1).selectOption({ index: 2 });
  await page.getByRole('button', { name: seatsStep.hold.es }).click();
  await page.waitForURL(/pago/);
  await close();
});
