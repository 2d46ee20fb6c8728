import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSeatsShell, changeSeatsText } from '#text/change-seats.ts';
import { reservationErrors } from '#text/errors/reservation.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { seatsStep } from '#text/seats-step.ts';
import { itineraryPath, seatsPath } from '#wire/link-paths.ts';
import { getSeatChanges, postChangeSeats } from '#wire/seat-changes.ts';
import { getReservation } from '#wire/websale.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { awake } from './testing/traveller-actions.ts';
import { byLanguage } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { savedMails } from './testing/saved-mails.ts';
import { ownerIn } from './testing/owner.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { right } from './testing/reach-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ticketOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation.tickets[0]!;

/** Free seats of the bus, last first: the site chooses from the front. */
async function freeOn({ client, code }: PaidTrip): Promise<readonly number[]> {
  const [out] = right(await client.call(getSeatChanges, { query: { code } })).journeys;
  return out!.seats!.seats.flatMap(({ seat, state }) => (state === 'free' ? [seat] : [])).toReversed();
}

const seatButton = (page: Page, seat: number) => page.locator(`button[id^="seat-"][id$="-${seat}"]`);
const save = (page: Page, lang: Lang) => page.getByRole('button', { name: changeSeatsText.submit[lang] }).click();

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang, screen) => {
  test('another seat: another code, an e-mail, and the action in the log', async () => {
    const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
    const old = await ticketOf(trip);
    const [seat] = await freeOn(trip);
    const { page, complaints, close } = await ownerIn(browser, trip, { lang, screen });
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByRole('link', { name: itineraryText.changeSeats[lang] }).click();
    await page.getByRole('heading', { name: changeSeatsShell.title[lang], level: 1 }).waitFor();
    await awake(page);
    await seatButton(page, seat!).click();
    await page.getByText(`Ana: ${old.seat} → ${seat}`).waitFor();
    await save(page, lang);
    await page.getByText(changeSeatsShell.done(changeSeatsShell.sits('Ana', seat!)[lang])[lang]).waitFor();
    const fresh = await ticketOf(trip);
    expect(fresh).toMatchObject({ folio: `${trip.code}-02`, seat });
    expect(fresh.qr).not.toBe(old.qr);
    await expect
      .poll(async () => (await savedMails(trip.code)).filter(({ subject }) => subject?.includes(`${seat}`)).length)
      .toBe(1);
    await page.goto(itineraryPath(lang, trip.code));
    await page.getByText(itineraryText.acts['seat.changed'][lang]).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(byLanguage('en', ['es', 'en'] as const))('without scripts in %s', (lang) => {
  test('a seat taken meanwhile: the nearest one is marked, and the old one kept until it is saved', async () => {
    const ahead = dayOfItsOwn();
    const [trip, other] = [
      await paidTrip({ ahead, service: 'primera' }),
      await paidTrip({ ahead, service: 'primera' }),
    ];
    const old = await ticketOf(trip);
    const [seat] = await freeOn(trip);
    const { page, complaints, close } = await ownerIn(browser, trip, {
      lang,
      screen: { ...DESKTOP, javaScriptEnabled: false },
    });
    await page.goto(seatsPath(lang, trip.code));
    await seatButton(page, seat!).click();
    await page.getByText(`Ana: ${old.seat} → ${seat}`).waitFor();
    const body = {
      direction: 'departure' as const,
      seats: [{ position: 1, seat: seat! }],
      idempotency_key: `key-of-${other.code}`,
    };
    right(await other.client.call(postChangeSeats, { params: { code: other.code }, body }));

    await save(page, lang);
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    const field = page.getByLabel(seatsStep.seatOf('Ana')[lang]);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const nearest = Number(await field.inputValue());
    expect(await freeOn(trip)).toContain(nearest);
    await page
      .getByText(reservationErrors.seat_taken({ seat: seat!, nearest })[lang])
      .first()
      .waitFor();
    await page.getByText(changeSeatsText.proposed[lang]).waitFor();
    expect(await ticketOf(trip)).toEqual(old);

    await save(page, lang);
    await page.getByText(changeSeatsShell.done(changeSeatsShell.sits('Ana', nearest)[lang])[lang]).waitFor();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });
});

test('a stranger with the address is asked to prove that it is theirs', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'primera' });
  const { page, close } = await visitor(browser, DESKTOP);
  await page.goto(seatsPath('es', trip.code));
  await page.waitForURL(/mi-reservacion\/buscar/);
  await close();
});
