import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { additionalsStep } from '#text/additionals-step.ts';
import { addText } from '#text/luggage/page.ts';
import { additionPayment } from '#text/additions/payment.ts';
import { errorMessage } from '#text/errors.ts';
import { frame } from '#text/frame.ts';
import { internetErrors } from '#text/internet/errors.ts';
import { internetText } from '#text/internet/page.ts';
import type { Message } from '#text/message.ts';
import type { Lang } from '#text/lang.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { addPath } from '#wire/luggage/path.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { getAdditions } from '#wire/luggage/calls.ts';
import { getBenefit, getInternetPackages, postInternetPayment } from '#wire/internet/calls.ts';
import * as paths from '#wire/page-paths.ts';
import { getReservation } from '#wire/websale.ts';
import { apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { byLanguage, wholeRows } from './testing/by-language.ts';
import { dayOfItsOwn } from './testing/day-of-its-own.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { ownerIn } from './testing/owner.ts';
import { paidGift } from './testing/paid-gift.ts';
import { type PaidTrip, paidTrip } from './testing/paid-trip.ts';
import { bring, right } from './testing/reach-steps.ts';
import { sideways } from './testing/screens.ts';
import { siteDatabase } from './testing/site-database.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';

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

const CODE = /[A-Z2-9]{4}-[A-Z2-9]{4}/;
const SOON = { timeout: MAX_WAIT_MS, interval: 500 };
/** A link that the next page no longer has. */
const AT_ONCE = { timeout: 2_000 };

async function fill(page: Page, lang: Lang, { ticket, lastName = 'lopez' }: { ticket: string; lastName?: string }) {
  await page.getByLabel(internetText.ticket[lang], { exact: true }).fill(ticket);
  await page.getByLabel(internetText.lastName[lang], { exact: true }).fill(lastName);
  await page.getByLabel(internetText.email[lang], { exact: true }).fill('leo@example.com');
}

const ticketOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation.tickets[0]!;

/** A passenger with only a phone and the ticket. */
const passenger = (lang: Lang, screen: BrowserContextOptions) =>
  visitor(browser, { ...screen, locale: lang === 'es' ? 'es-MX' : 'en-US' });

describe.each(
  byLanguage('en', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('a passenger names the folio, pays by card and has the code, which stands on the ticket as well', async () => {
    const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo' });
    const { page, complaints, close } = await passenger(lang, screen);
    await page.goto(paths.internet[lang]);
    await page.getByRole('heading', { name: internetText.title[lang], level: 1 }).waitFor();
    await page.getByText(internetText.included[lang]).waitFor();
    expect(await sideways(page)).toEqual([]);
    expect(await page.locator('script[src]').count()).toBe(0);
    await fill(page, lang, { ticket: trip.ticket });
    await page.getByRole('button', { name: internetText.go[lang] }).click();
    await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();
    expect(await page.content()).not.toContain(trip.code);
    const buys = travellerActions(page, lang);
    await buys.typeCard('4111 1111 1111 1111');
    await buys.pay();

    await page.waitForURL(/internet.*order=/);
    const code = page.getByText(CODE);
    const again = page.getByRole('link', { name: internetText.again[lang] });
    await expect
      .poll(async () => (await code.isVisible()) || (await again.click(AT_ONCE).catch(() => undefined), false), SOON)
      .toBe(true);
    const shown = CODE.exec((await code.textContent()) ?? '')![0];
    await page.getByRole('heading', { name: internetText.states.delivered.title[lang] }).waitFor();
    const { additions } = await ticketOf(trip);
    expect(additions).toMatchObject([{ quantity: 1, access: { code: shown } }]);
    expect(complaints).toEqual([]);

    await page.getByRole('link', { name: frame.otherLanguage[lang] }).click();
    await page.getByText(shown).waitFor();
    await page.getByRole('link', { name: internetText.mine[lang === 'es' ? 'en' : 'es'] }).waitFor();
    await close();
  });
});

test('without scripts: what is wrong is said at its field, nothing typed is lost, and it goes on to the payment', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo' });
  const { page, close } = await passenger('es', { ...PHONE, javaScriptEnabled: false });
  const { packages } = right(await trip.client.call(getInternetPackages, { query: {} }));
  await page.goto(paths.internet.es);
  await page.getByRole('radio', { name: packages[1]!.name.es }).check();
  await fill(page, 'es', { ticket: trip.ticket, lastName: 'Ruiz' });
  await page.getByRole('button', { name: internetText.go.es }).click();
  await page.getByRole('link', { name: internetErrors.seat_or_folio_unknown.es }).waitFor();
  expect(await page.getByLabel(internetText.ticket.es, { exact: true }).inputValue()).toBe(trip.ticket);
  expect(await page.getByRole('radio', { name: packages[1]!.name.es }).isChecked()).toBe(true);
  await page.getByLabel(internetText.lastName.es, { exact: true }).fill('López');
  await page.getByRole('button', { name: internetText.go.es }).click();
  await page.getByRole('heading', { name: additionPayment.title.es, level: 1 }).waitFor();
  await close();
});

/** With a gift card, the way to pay at once that needs no script. */
async function payByGift(page: Page, gift: string): Promise<void> {
  await page.locator('input[name="method"][data-kind="credit"]').check();
  await page.locator('[name="token"]').fill(gift);
  await page.locator('button[form="pay"]').locator('visible=true').first().click();
}

/** Reads a page again until it shows the access code. */
async function codeOn(page: Page): Promise<string> {
  const code = page.getByText(CODE).first();
  const seen = async () => (await code.isVisible()) || (await page.reload(), false);
  await expect.poll(seen, SOON).toBe(true);
  return CODE.exec((await code.textContent()) ?? '')![0];
}

const accessOf = async (trip: PaidTrip) => (await ticketOf(trip)).additions.map(({ access }) => access);

describe.each(byLanguage('en', ['es', 'en'] as const))('paid without scripts in %s', (lang) => {
  const WITHOUT_SCRIPTS = { ...PHONE, javaScriptEnabled: false };

  test('by the seat on a bus under way: to the code, and from a supplier who refuses to the money back', async () => {
    const gift = (await paidGift(`Para el camino, ${lang} ${Date.now()}`)).join(' ');
    // These buses are all under way, each with somebody of another name in that seat.
    for (const isRefused of [false, true]) {
      const lastName = `${isRefused ? 'Mora' : 'Gil'} ${lang === 'es' ? 'Sol' : 'Paz'}`;
      const by = { first_name: 'Eva', last_name: lastName };
      const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo', passenger: by });
      await database.isUnderWay(trip.code);
      const { seat } = await ticketOf(trip);
      const { page, close } = await passenger(lang, WITHOUT_SCRIPTS);
      await page.goto(paths.internet[lang]);
      await fill(page, lang, { ticket: String(seat), lastName });
      await page.getByRole('button', { name: internetText.go[lang] }).click();
      await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();
      if (isRefused) await database.supplierLacks(new URL(page.url()).searchParams.get('code')!);
      await payByGift(page, gift);
      await page.waitForURL(/internet.*order=/);
      if (isRefused) {
        const refunded = page.getByRole('heading', { name: internetText.states.refunded.title[lang] });
        await expect.poll(async () => (await refunded.isVisible()) || (await page.reload(), false), SOON).toBe(true);
        expect(await page.getByText(CODE).count()).toBe(0);
        expect(await accessOf(trip)).toEqual([]);
      } else {
        const shown = await codeOn(page);
        await page.getByRole('heading', { name: internetText.states.delivered.title[lang] }).waitFor();
        expect(await accessOf(trip)).toMatchObject([{ code: shown }]);
      }
      expect(await sideways(page)).toEqual([]);
      await close();
    }
  });

  test('added to a paid trip, it stands with its code on the reservation', async () => {
    const gift = (await paidGift(`Para después, ${lang} ${Date.now()}`)).join(' ');
    const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo' });
    const { offers } = right(await trip.client.call(getAdditions, { query: { code: trip.code } })).tickets[0]!;
    const plus = offers.find(({ key }) => key === 'internet-plus')!;
    const { page, close } = await ownerIn(browser, trip, { lang, screen: WITHOUT_SCRIPTS });
    await page.goto(addPath(lang, trip.code));
    await page.getByRole('spinbutton', { name: plus.name[lang] }).fill('1');
    await page.getByRole('button', { name: addText.go[lang] }).click();
    await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();
    await payByGift(page, gift);
    await page.getByText(addText.done[lang]).waitFor();
    await page.goto(itineraryPath(lang, trip.code));
    const shown = await codeOn(page);
    expect(await accessOf(trip)).toMatchObject([{ code: shown }]);
    await close();
  });

  test('with the seats, one way out and the other way back, each stands with its code on its ticket', async () => {
    const gift = (await paidGift(`Para los dos, ${lang} ${Date.now()}`)).join(' ');
    const client = await apiClient(siteUrl());
    const ahead = dayOfItsOwn();
    const code = await vi.waitFor(() => bring(client, 2, { ahead, service: 'primera' }), SOON);
    const { page, complaints, close } = await ownerIn(browser, { client }, { lang, screen: WITHOUT_SCRIPTS });
    await page.goto(stepAddress('adicionales', { lang, code }));
    await page.locator('[name="add.departure-1.internet-plus"]').fill('1');
    const back = page.locator('[name="add.return-2.internet-plus-four"]');
    await page.locator('details', { has: back }).locator('summary').click();
    await back.fill('1');
    const buys = travellerActions(page, lang);
    await buys.skipExtras();
    await buys.letChoose();
    await payByGift(page, gift);
    await page.waitForURL(/boletos/);
    const bought = async () => {
      const { tickets } = right(await client.call(getReservation, { query: { code } })).reservation;
      const of = tickets.map(({ direction, passenger, additions }) => [direction, passenger, additions[0]] as const);
      return of.filter(([, , addition]) => addition);
    };
    const delivered = { access: { code: expect.stringMatching(CODE) } };
    await expect.poll(bought, SOON).toMatchObject([
      ['departure', 1, { name: { en: 'Internet Plus, one device' }, ...delivered }],
      ['return', 2, { name: { en: 'Internet Family, four devices' }, ...delivered }],
    ]);
    await page.reload();
    for (const [, , addition] of await bought()) await page.getByText(addition!.access!.code!).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test.each<[Lang, BrowserContextOptions]>(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s it is bought with the seats, beside the basic wifi of the fare', async (lang, screen) => {
  const client = await apiClient(siteUrl());
  const ahead = dayOfItsOwn();
  const code = await vi.waitFor(() => bring(client, 2, { ahead, service: 'primera' }), SOON);
  const { page, complaints, close } = await ownerIn(browser, { client }, { lang, screen });
  await page.goto(stepAddress('adicionales', { lang, code }));
  await page.getByText(additionalsStep.wifi[lang]).waitFor();
  await awake(page);
  await page.locator('[name="add.departure-1.internet-plus"]').fill('1');
  await page
    .getByRole('status')
    .getByText(/49\.00/)
    .waitFor();
  const buys = travellerActions(page, lang);
  await buys.skipExtras();
  await buys.letChoose();
  await buys.typeCard('4111 1111 1111 1111');
  await buys.pay();
  await page.waitForURL(/boletos/);
  const shown = await codeOn(page);
  const { tickets } = right(await client.call(getReservation, { query: { code } })).reservation;
  expect(tickets.flatMap(({ additions }) => additions)).toMatchObject([{ quantity: 1, access: { code: shown } }]);
  expect(complaints).toEqual([]);
  await close();
});

describe.each<[Lang, BrowserContextOptions]>([
  ...byLanguage('es', [
    ['es', { ...PHONE, javaScriptEnabled: false }],
    ['en', DESKTOP],
  ] as [Lang, BrowserContextOptions][]),
  ...wholeRows<[Lang, BrowserContextOptions]>([
    ['es', DESKTOP],
    ['en', { ...PHONE, javaScriptEnabled: false }],
  ]),
])('what is wrong is said in %s', (lang, screen) => {
  test('at each field, with what was typed kept, and nothing is ordered', async () => {
    const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo' });
    const { page, complaints, close } = await passenger(lang, screen);
    await page.goto(paths.internet[lang]);
    const said = async (field: string) => {
      const id = await page.getByLabel(field, { exact: true }).getAttribute('aria-describedby');
      return page
        .locator(
          id!
            .split(' ')
            .map((one) => `[id="${one}"]`)
            .join(', '),
        )
        .allTextContents();
    };
    const send = async (typed: { ticket: string; lastName: string; email: string }, wrong: Message) => {
      await page.getByLabel(internetText.ticket[lang], { exact: true }).fill(typed.ticket);
      await page.getByLabel(internetText.lastName[lang], { exact: true }).fill(typed.lastName);
      await page.getByLabel(internetText.email[lang], { exact: true }).fill(typed.email);
      await page.getByRole('button', { name: internetText.go[lang] }).click();
      await page.getByRole('link', { name: wrong[lang] }).waitFor();
      expect(await page.getByLabel(internetText.ticket[lang], { exact: true }).inputValue()).toBe(typed.ticket);
      expect(await page.getByLabel(internetText.lastName[lang], { exact: true }).inputValue()).toBe(typed.lastName);
      expect(await page.getByLabel(internetText.email[lang], { exact: true }).inputValue()).toBe(typed.email);
      expect(await sideways(page)).toEqual([]);
    };
    const right = { ticket: trip.ticket, lastName: 'López', email: 'leo@example.com' };
    await send({ ticket: '', lastName: '', email: '' }, internetErrors.seat_or_folio_required);
    expect(await said(internetText.ticket[lang])).toContain(internetErrors.seat_or_folio_required[lang]);
    expect(await said(internetText.lastName[lang])).toContain(errorMessage('last_name_required')[lang]);
    expect(await said(internetText.email[lang])).toContain(errorMessage('email_required', { for: 'receipt' })[lang]);
    await send({ ...right, email: 'leo' }, errorMessage('email_invalid'));
    await send({ ...right, ticket: 'XXXXXXXXXX-01' }, internetErrors.seat_or_folio_unknown);
    await send({ ...right, ticket: '77' }, internetErrors.seat_or_folio_unknown);
    expect(await said(internetText.ticket[lang])).toContain(internetErrors.seat_or_folio_unknown[lang]);
    await fill(page, lang, { ticket: trip.ticket });
    await page.getByRole('button', { name: internetText.go[lang] }).click();
    await page.getByRole('heading', { name: additionPayment.title[lang], level: 1 }).waitFor();
    // Each refused form is answered with 422, which a browser reports.
    expect(complaints.filter((one) => !one.includes('status of 422'))).toEqual([]);
    await close();
  });
});

test('it stands on the list of a ticket; an order of somebody else is not shown', async () => {
  const trip = await paidTrip({ ahead: dayOfItsOwn(), service: 'ejecutivo' });
  const { offers } = right(await trip.client.call(getAdditions, { query: { code: trip.code } })).tickets[0]!;
  expect(offers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'internet-plus', price: 4_900 }),
      expect.objectContaining({ key: 'internet-plus-four', price: 9_900 }),
    ]),
  );
  const sold = { params: { suffix: '-internet-basic' } };
  expect(right(await trip.client.call(getBenefit, sold)).title.es).toMatch(/Internet básico/);
  // A program that asks by a call says how it is to be paid, and finds that chosen where it is paid.
  const asked = { package_id: 'internet-plus', ticket_id: trip.ticket, last_name: 'López', lang: 'en' } as const;
  const wish = {
    ...asked,
    contact: { email: 'leo@example.com' },
    method: 'paypal',
    idempotency_key: trip.code,
  } as const;
  const { redirect } = right(await trip.client.call(postInternetPayment, { body: wish }));
  const { page, close } = await ownerIn(browser, trip, { lang: 'en', screen: DESKTOP });
  await page.goto(redirect);
  await page.getByRole('heading', { name: additionPayment.title.en, level: 1 }).waitFor();
  expect(await page.locator('input[name="method"]:checked').getAttribute('value')).toBe('paypal');
  await page.goto(`${paths.internet.en}&order=XXXXXXXXXX`);
  await page.getByText(internetText.unknown.en).waitFor();
  await close();
});
