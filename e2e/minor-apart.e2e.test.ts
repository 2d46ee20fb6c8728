import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reservationErrors } from '#text/errors/reservation.ts';
import { seatsStep } from '#text/seats-step.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { byLanguage } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { goOnWith } from './testing/held.ts';
import { stateOf } from './testing/one-way.ts';
import { siteUrl } from './testing/own-site.ts';
import { bring } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const JOURNEYS = ['departure', 'return'] as const;

describe.each(
  byLanguage('en', [
    ['es', 'with scripts', PHONE],
    ['en', 'with scripts', DESKTOP],
    ['es', 'without scripts', { ...DESKTOP, javaScriptEnabled: false }],
    ['en', 'without scripts', { ...PHONE, javaScriptEnabled: false }],
  ] as const),
)('a child who is seated apart from its adult by hand, in %s %s', (lang, how, screen) => {
  test('is refused in words at its field, and nothing is held; seats together are', async () => {
    const client = await apiClient(siteUrl());
    const code = await bring(client, 3, { ahead: dayOfItsOwn() });
    const { page, complaints, close } = await visitor(browser, screen);
    await goOnWith(page.context(), { client, code });
    await page.goto(`${lang === 'es' ? '/reservacion' : '/reservation'}/asientos?code=${code}`);
    if (how === 'with scripts') await awake(page);
    const seatOf = (who: string, journey: number) => page.getByLabel(seatsStep.seatOf(who)[lang]).nth(journey);
    const apart: number[] = [];
    for (const [journey, direction] of JOURNEYS.entries()) {
      await travellerActions(page, lang).openSeatList(direction);
      const free = await seatOf('Ana', journey)
        .locator('option')
        .evaluateAll((options) => options.flatMap((option) => Number((option as HTMLOptionElement).value) || []));
      await seatOf('Ana', journey).selectOption(String(free[0]));
      await seatOf('Leo', journey).selectOption(String(free.at(-1)));
      apart.push(free.at(-1)!);
    }
    if (how === 'with scripts') expect(await page.getByText(seatsStep.apart(['Leo'])[lang]).count()).toBe(2);
    await page.getByRole('button', { name: seatsStep.hold[lang] }).click();

    const summary = page.getByRole('alert').filter({ hasText: /\p{L}/u }).first();
    for (const [journey, direction] of JOURNEYS.entries()) {
      const said = reservationErrors.minor_apart({ seat: apart[journey]!, direction })[lang];
      await summary.getByText(said).waitFor();
      expect(await seatOf('Leo', journey).getAttribute('aria-invalid')).toBe('true');
      expect(await seatOf('Leo', journey).inputValue()).toBe(String(apart[journey]));
    }
    expect(new URL(page.url()).pathname).toMatch(/asientos$/);
    expect(await stateOf(client, code)).toMatchObject({
      now: 'asientos',
      passengers: [{ seat_departure: null }, { seat_departure: null }],
    });

    await travellerActions(page, lang).letChoose();
    expect((await stateOf(client, code)).now).toBe('pago');
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });
});
