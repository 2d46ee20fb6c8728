import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '#kernel/instant.ts';
import { contactStep } from '#text/contact-step.ts';
import { frame } from '#text/frame.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import type { Lang } from '#text/lang.ts';
import { leavingText } from '#text/leaving.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { resumeStrip } from '#text/resume-strip.ts';
import { belowTickets, closeHere } from '#text/ticket-notes.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { apiClient } from './testing/api-client.ts';
import { atRest, awake, travellerActions } from './testing/traveller-actions.ts';
import { byLanguage } from './testing/by-language.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, type Held, held } from './testing/held.ts';
import { stateOf } from './testing/one-way.ts';
import { siteUrl } from './testing/own-site.ts';
import { paidTrip } from './testing/paid-trip.ts';
import { bring } from './testing/reach-steps.ts';

const APPROVED = '4111 1111 1111 1111';
const WANTS_BANK = '4000 0000 0000 0044';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const addressOf = (step: string, { code }: Held, lang: Lang): string =>
  `${lang === 'es' ? '/reservacion' : '/reservation'}/${step}?code=${code}`;

/** A browser at a step of a reservation. */
async function at(
  step: string,
  sale: Held,
  { lang = 'es', ...options }: BrowserContextOptions & { readonly lang?: Lang } = {},
) {
  const visit = await visitor(browser, { ...DESKTOP, ...options });
  await goOnWith(visit.page.context(), sale);
  await visit.page.goto(addressOf(step, sale, lang));
  if (options.javaScriptEnabled !== false) {
    await awake(visit.page);
    // The script that intercepts leaving loads after the step.
    await visit.page.waitForFunction(() => localStorage.getItem('anden.reservation') !== null);
  }
  return visit;
}

const pressLogo = (page: Page) => page.locator('header a').first().click();
const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: /Salir de tu reservación|Leave your reservation/ });

/** Presses the logo, reads the dialog and leaves. */
async function leave(page: Page, sentence: string, lang: Lang): Promise<void> {
  await pressLogo(page);
  await dialog(page).getByText(sentence, { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: leavingText.go[lang], exact: true }).click();
  await page.waitForURL((url) => ['/', '/home'].includes(url.pathname));
}

const reservationCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'reservation')?.value;

/** Whether the browser's stored copy can still be read. */
const hasCopy = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const kept = localStorage.getItem('anden.reservation');
    return kept !== null && JSON.parse(atob(kept)).until > Date.now();
  });

/**
 * From now on the tickets page opens in a browser that still has the copy of the step before, also when it is reopened.
 */
async function withCopyLeftOver(page: Page): Promise<void> {
  const copy = await page.evaluate(() => localStorage.getItem('anden.reservation'));
  expect(copy).not.toBeNull();
  await page.addInitScript((kept) => {
    if (location.pathname.endsWith('/boletos')) localStorage.setItem('anden.reservation', kept);
  }, copy!);
}

/** The paid tickets are shown and intercept leaving; no copy of a finished sale is stored (decision T96). */
async function ticketsAreWatched(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
  await awake(page);
  await page.waitForFunction(() => localStorage.getItem('anden.reservation') === null);
}

/** The cookie is kept for a second after leaving; a report of it that is answered late begins that second again. */
const theMoment = (page: Page) => page.waitForTimeout(1_300);

/** Nothing of it can be opened any more: by its address, by the cookie, or by Back. */
async function isClosed(page: Page, sale: Held): Promise<void> {
  await theMoment(page);
  await expect.poll(() => reservationCookie(page)).toBeUndefined();
  await expect.poll(() => hasCopy(page)).toBe(false);
  for (const path of ['/reservacion/contacto', `/reservacion/contacto?code=${sale.code}`]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/');
  }
}

/** Brought to this step by an API client, with a separate session. */
async function brought(steps: number): Promise<Held> {
  const client = await apiClient(siteUrl());
  return { client, code: await bring(client, steps) };
}

describe.each(byLanguage('es', ['es', 'en']))('leaving (%s)', (lang) => {
  test('before anything is held: what was typed is lost, as the dialog says', async () => {
    const sale = await brought(2);
    const { page, complaints, close } = await at('contacto', sale, { lang });
    await page.locator('[name="contact.first_name"]').fill('Marcela');
    await pressLogo(page);
    await dialog(page).getByRole('button', { name: leavingText.stay[lang] }).click();
    expect(await page.locator('[name="contact.first_name"]').inputValue()).toBe('Marcela');
    // The focus is back on the link.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('header a'))).toBe(true);
    await leave(page, leavingText.becomes.typed[lang], lang);
    await isClosed(page, sale);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with seats held: they are back on sale, and the home page does not speak of them', async () => {
    const sale = await held();
    const { page, complaints, close } = await at('pago', sale, { lang });
    await leave(page, leavingText.becomes.held[lang], lang);
    expect(await page.getByRole('region', { name: resumeStrip.label[lang] }).count()).toBe(0);
    await isClosed(page, sale);
    await expect(stateOf(sale.client, sale.code)).rejects.toThrow('reservation_not_found');
    expect(complaints).toEqual([]);
    await close();
  });

  test('while money is on its way nothing is given back, and the home page leads back to it', async () => {
    const sale = await held();
    const { page, close } = await at('pago', sale, { lang });
    const buys = travellerActions(page, lang);
    await buys.typeCard(WANTS_BANK);
    await buys.pay();
    await page.getByRole('button', { name: /Autorizar/ }).waitFor();
    await page.goto(addressOf('pago', sale, lang));
    await atRest(page);
    await leave(page, leavingText.becomes.paying[lang], lang);
    await theMoment(page);
    expect(await reservationCookie(page)).toBe(sale.code);
    expect(await hasCopy(page)).toBe(true);
    await page.reload();
    await page.getByRole('link', { name: resumeStrip.paying.go[lang] }).click();
    await page.waitForURL(/\/pago\?code=/);
    expect(await stateOf(sale.client, sale.code)).toMatchObject({ process_payment: true, expired: false });
    await close();
  });

  test('an order that waits to be paid stays, and the home page leads back to it', async () => {
    const sale = await held();
    const { page, close } = await at('pago', sale, { lang });
    await page.getByRole('radio', { name: payWayTexts.cash.name[lang] }).check();
    await page.getByRole('button', { name: /^(Reservar y pagar|Reserve and pay)/ }).click();
    await page.getByRole('heading', { name: ticketPapers.titlePend[lang], level: 1 }).waitFor();
    await awake(page);
    await pressLogo(page);
    await theMoment(page);
    expect(await reservationCookie(page)).toBe(sale.code);
    await page.getByRole('link', { name: resumeStrip.order.go[lang] }).click();
    await page.getByRole('heading', { name: ticketPapers.titlePend[lang], level: 1 }).waitFor();
    expect(await stateOf(sale.client, sale.code)).toMatchObject({ payment: 'order_generated', expired: false });
    await close();
  });

  test('tickets that are left show neither code nor QR to anyone who comes next: by address, by Back, by the cookie', async () => {
    const sale = await held();
    const { page, complaints, close } = await at('pago', sale, { lang });
    await withCopyLeftOver(page);
    const buys = travellerActions(page, lang);
    await buys.typeCard(APPROVED);
    await buys.pay();
    await ticketsAreWatched(page, lang);
    // Opening their documents and itinerary, and coming back, is not leaving.
    await page.getByRole('link', { name: belowTickets.itinerary[lang] }).click();
    await page.waitForURL(/(mi-reservacion|itinerary)/);
    await theMoment(page);
    await page.goto(addressOf('boletos', sale, lang));
    await ticketsAreWatched(page, lang);

    await pressLogo(page);
    await page.waitForURL((url) => ['/', '/home'].includes(url.pathname));
    await theMoment(page);
    await expect.poll(() => reservationCookie(page)).toBeUndefined();
    await expect.poll(() => hasCopy(page)).toBe(false);
    await page.goBack();
    await page.waitForURL(/(mi-reservacion\/buscar|itinerary\/find)/);
    await page.getByText(frame.proveHere[lang]).waitFor();
    await page.goto(lang === 'es' ? '/reservacion/boletos' : '/reservation/boletos');
    await page.getByText(frame.reservationGone[lang]).waitFor();
    expect(await page.getByRole('img', { name: ticketsStep.qr[lang] }).count()).toBe(0);
    expect(await page.getByText(sale.code).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

test('back within the second: seats, names and cookie are as they were', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale);
  // A page that loads immediately, however busy the machine is.
  const empty = { contentType: 'text/html', body: '<!doctype html><title>.</title>' };
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill(empty),
    { times: 1 },
  );
  await leave(page, leavingText.becomes.held.es, 'es');
  await page.goBack();
  await page.waitForURL(/\/pago\?code=/);
  await theMoment(page);
  await page.waitForTimeout(700);
  expect(await stateOf(sale.client, sale.code)).toMatchObject({ expired: false, now: 'pago' });
  expect(await reservationCookie(page)).toBe(sale.code);
  await page.goto('/');
  await page.getByRole('link', { name: resumeStrip.held.go.es }).waitFor();
  await close();
});

test('closing the tab gives nothing back', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale);
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: true });
  await next.waitForTimeout(1_500);
  expect(await stateOf(sale.client, sale.code)).toMatchObject({ expired: false, now: 'pago' });
  expect(await reservationCookie(next)).toBe(sale.code);
  await next.goto('/');
  await next.getByRole('link', { name: resumeStrip.held.go.es }).click();
  await next.waitForURL(/\/pago\?code=/);
  await close();
});

test('tickets whose tab is closed are not what the browser is at work on any more', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale);
  await withCopyLeftOver(page);
  const buys = travellerActions(page, 'es');
  await buys.typeCard(APPROVED);
  await buys.pay();
  await ticketsAreWatched(page, 'es');
  // Rendered again, it is the same page.
  await page.reload();
  await ticketsAreWatched(page, 'es');
  await page.goto('/ubicaciones');
  await theMoment(page);
  await expect.poll(() => reservationCookie(page)).toBeUndefined();
  await page.goto('/reservacion/boletos');
  expect(new URL(page.url()).pathname).toBe('/');
  await close();
});

test('nobody can be asked: the dialog says so, and nothing is given back', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale);
  await page.route('**/reservation/state*', (route) => route.abort());
  await leave(page, leavingText.becomes.unknown.es, 'es');
  await theMoment(page);
  expect(await stateOf(sale.client, sale.code)).toMatchObject({ expired: false, now: 'pago' });
  await page.getByRole('link', { name: resumeStrip.held.go.es }).waitFor();
  await close();
});

test('to PayPal is not leaving', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale);
  await awake(page);
  await page.getByRole('radio', { name: payWayTexts.paypal.name.es }).check();
  await page.getByRole('button', { name: / PayPal$/ }).press('Enter');
  await page.waitForURL(/checkoutnow/);
  await theMoment(page);
  expect(await stateOf(sale.client, sale.code)).toMatchObject({ process_payment: true, expired: false });
  expect(await reservationCookie(page)).toBe(sale.code);
  const { origins } = await page.context().storageState();
  const copy = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'anden.reservation');
  expect(JSON.parse(atob(copy!.value)).until - Date.now()).toBeGreaterThan(DAY / 2);
  await close();
});

test('without scripts nothing is asked and nothing given back: the home page leads on', async () => {
  const sale = await held();
  const { page, close } = await at('pago', sale, { ...PHONE, javaScriptEnabled: false });
  await pressLogo(page);
  await page.getByRole('link', { name: resumeStrip.held.go.es }).click();
  await page.waitForURL(/\/pago\?code=/);
  await close();
});

test.each(['es', 'en'] as const)('without scripts a button closes the tickets on this device (%s)', async (lang) => {
  const sale = await paidTrip({ ahead: 3, service: 'primera' });
  const { page, close } = await at('boletos', sale, { ...PHONE, javaScriptEnabled: false, lang });
  await page.getByText(sale.code).first().waitFor();
  await page.getByText(closeHere[lang]).waitFor();
  await page.getByRole('button', { name: itineraryLive.forget[lang], exact: true }).click();
  await page.getByText(frame.itineraryForgotten[lang]).waitFor();
  const kept = (await page.context().cookies()).map(({ name }) => name);
  expect(kept).not.toContain('reservation');
  for (const path of [addressOf('boletos', sale, lang), '/reservacion/boletos', itineraryPath(lang, sale.code)]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toMatch(/^\/$|buscar$|find$/);
    expect(await page.getByRole('img', { name: ticketsStep.qr[lang] }).count()).toBe(0);
    expect(await page.getByText(/Ana|López/).count()).toBe(0);
  }
  await close();
});

describe('the session is lost', () => {
  const forgetSession = (page: Page) => page.context().clearCookies({ name: 'anden' });

  test('while paying: one true sentence, no button that cannot work, and the search', async () => {
    const sale = await held();
    const { page, close } = await at('pago', sale);
    await page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
    await forgetSession(page);
    await page.getByRole('button', { name: /^Reservar y pagar/ }).click();
    await page.getByText(frame.reservationNotOpen.es).waitFor();
    expect(new URL(page.url()).searchParams.get('origin')).toBe('TLQ');
    expect(await page.locator('[name="departure.date"]').inputValue()).not.toBe('');
    expect(await page.getByText(/siguen apartados/).count()).toBe(0);
    expect(await stateOf(sale.client, sale.code)).toMatchObject({ payment: 'process' });
    await close();
  });

  test.each([{}, { javaScriptEnabled: false }])('on contact: the same, also without scripts (%o)', async (options) => {
    const sale = await brought(1);
    const { page, close } = await at('contacto', sale, options);
    await page.locator('[name="contact.first_name"]').fill('Marcela');
    await forgetSession(page);
    await page.getByRole('button', { name: contactStep.submit.es }).click();
    await page.getByText(frame.reservationNotOpen.es).waitFor();
    expect(new URL(page.url()).searchParams.get('destination')).toBe('GUA');
    await close();
  });
});
