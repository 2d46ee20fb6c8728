import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharesText } from '#text/back-shares.ts';
import { cancelledElsewhere } from '#text/cancelled-elsewhere.ts';
import { cancelledHead } from '#text/cancelled-head.ts';
import { cancelledRun } from '#text/cancelled-run.ts';
import { formatClock } from '#kernel/local-time.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { Lang } from '#text/lang.ts';
import { itineraryText } from '#text/itinerary.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { pointsErrors } from '#text/errors/points.ts';
import { errorMessage } from '#text/errors.ts';
import { saveText } from '#text/save-tickets.ts';
import { moneyBackText } from '#text/money-back.ts';
import { paidByLink, shareByLink } from '#text/paid-by-link.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { differenceText } from '#text/service-difference.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { priceText } from '#ui/price.tsx';
import { luggageItinerary } from '#text/luggage/itinerary.ts';
import { getAdditions, postAdditions } from '#wire/luggage/calls.ts';
import { addPath } from '#wire/luggage/path.ts';
import { cancelPath, itineraryPath } from '#wire/link-paths.ts';
import { getCancelOffer, getEntitlements, postCancel } from '#wire/money-back.ts';
import { getPayLinkAddress, postPayLink } from '#wire/pay-link.ts';
import { getPayment, getReservation, getSchedules, postConfirm, postPayment } from '#wire/websale.ts';
import { byLanguage } from './testing/by-language.ts';
import { type ApiClient, apiClient } from './testing/api-client.ts';
import { DESKTOP, launchBrowser, MAX_WAIT_MS, PHONE, visitor } from './testing/browser.ts';
import { atRest, awake, travellerActions, CANCELS } from './testing/traveller-actions.ts';
import { cardToken } from './testing/card-token.ts';
import { goOnWith, held } from './testing/held.ts';
import { REASON, recordDelay } from './testing/record-delay.ts';
import { savedMails } from './testing/saved-mails.ts';
import { siteData, siteUrl } from './testing/own-site.ts';
import { bring, right } from './testing/reach-steps.ts';
import { storeTill } from './testing/store-till.ts';
import * as paths from '#wire/page-paths.ts';

/** Refunds complete within this time. */
const SOON = { timeout: MAX_WAIT_MS, interval: 300 };
const AXE = new URL('../node_modules/axe-core/axe.min.js', import.meta.url);

let browser: Browser;
let till: Awaited<ReturnType<typeof storeTill>>;

beforeAll(async () => {
  browser = await launchBrowser();
  till = await storeTill(siteData());
});
afterAll(() => browser.close());

interface Bought {
  readonly owner: ApiClient;
  readonly code: string;
  readonly departures: Readonly<Record<'departure' | 'return', string>>;
  readonly total: number;
}

/** A paid round trip of an adult and a child. */
async function bought(trip: Parameters<typeof bring>[2] = {}): Promise<Bought> {
  const owner = await apiClient(siteUrl());
  const code = await bring(owner, 4, trip);
  const { total } = right(await owner.call(getPayment, { query: { code } }));
  const token = await cardToken(siteUrl(), '4111111111111111');
  const body = { code, method: 'credit' as const, idempotency_key: `key-of-${code}`, total, token };
  const { reservation } = right(await owner.call(postPayment, { body }));
  const departures = { departure: reservation.departure.schedule_id!, return: reservation.return.schedule_id! };
  return { owner, code, departures, total };
}

/** Days on which no other test sells: cancelling here affects no other. */
const APART = { ahead: 14 };
/** A newly started site reads its first week before it. */
const boughtApart = () => vi.waitFor(() => bought(APART), SOON);

/** The same trip, paid by somebody else with a payment link. */
async function paidByAnother(): Promise<Bought> {
  const owner = await apiClient(siteUrl());
  const code = await bring(owner, 4, APART);
  const { url } = right(await owner.call(getPayLinkAddress, { query: { code } }));
  const { total } = right(await owner.call(getPayment, { query: { code } }));
  const body = {
    link: url.split('/').at(-1)!,
    method: 'credit' as const,
    token: await cardToken(siteUrl(), '4111111111111111'),
    idempotency_key: `key-of-${code}`,
    total,
    email: 'abuela@example.com',
  };
  right(await (await apiClient(siteUrl())).call(postPayLink, { body }));
  const { reservation } = right(await owner.call(getReservation, { query: { code } }));
  const departures = { departure: reservation.departure.schedule_id!, return: reservation.return.schedule_id! };
  return { owner, code, departures, total };
}

const undone: (readonly [departure: string, ...said: string[]])[] = [];
const delay = async (departure: string, ...said: string[]) => {
  undone.push([departure, '--minutes', '0']);
  await recordDelay(departure, ...said);
};
/** Later tests, and those of other files, need their buses on time and as sold. */
afterEach(async () => {
  for (const said of undone.splice(0)) await recordDelay(...said);
});

async function visit({ owner, code }: Bought, lang: Lang, screen: BrowserContextOptions) {
  const { page, complaints, close } = await visitor(browser, screen);
  const url = siteUrl();
  await page.context().addCookies(
    owner
      .cookie()
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0]!, value: pair.slice(pair.indexOf('=') + 1), url })),
  );
  await page.goto(itineraryPath(lang, code));
  return { page, complaints, close };
}

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.locator('main').textContent();
const refundOf = async ({ owner, code }: Bought) =>
  right(await owner.call(getEntitlements, { query: { code } })).given[0]?.refund;

/** No fault that axe finds, and nothing wider than the screen. */
async function looksWell(page: Page): Promise<void> {
  await page.evaluate(await readFile(AXE, 'utf8'));
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string }[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await axe.run({ runOnly: tags })).violations.map(({ id }) => id);
  });
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

describe.each(
  byLanguage('es', [
    ['es', PHONE],
    ['en', DESKTOP],
  ] as const),
)('in %s', (lang: Lang, screen: BrowserContextOptions) => {
  test('a delay recorded by the command is on the reservation with its sum, and two taps bring it back', async () => {
    const trip = await bought();
    await delay(trip.departures.departure, '--minutes', '150');
    const { page, complaints, close } = await visit(trip, lang, screen);
    expect(await main(page)).toContain('Falla mecánica');
    await looksWell(page);
    await follow(page, moneyBackText.card.takeOriginal(priceText(trip.total, lang))[lang]);
    await looksWell(page);
    await press(page, CANCELS);
    await page.getByRole('heading', { name: moneyBackText.titleDone[lang] }).waitFor();
    await looksWell(page);
    await expect.poll(() => refundOf(trip), SOON).toBe('paid');
    await follow(page, moneyBackText.back[lang]);
    await expect.poll(() => main(page)).toContain(itineraryText.states.cancelled.name[lang]);
    expect(await main(page)).toContain(moneyBackText.money.paid(priceText(trip.total, lang))[lang]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a lower class recorded by the command is on the reservation with its difference, and the ticket stays good', async () => {
    const trip = await bought({ destination: 'PVR', service: 'ejecutivo' });
    undone.push([trip.departures.departure, '--service', 'Ejecutivo']);
    await recordDelay(trip.departures.departure, '--service', 'Primera');
    const { difference } = right(await trip.owner.call(getEntitlements, { query: { code: trip.code } }));
    const amount = difference!.amounts.original!;
    const { page, complaints, close } = await visit(trip, lang, screen);
    expect(await main(page)).toContain(REASON);
    await looksWell(page);
    await follow(page, differenceText.takeOriginal(priceText(amount, lang))[lang]);
    await looksWell(page);
    await press(page, moneyBackText.confirmTravel[lang]);
    await page.getByRole('heading', { name: moneyBackText.titleDone[lang] }).waitFor();
    await expect.poll(() => refundOf(trip), SOON).toBe('paid');
    await follow(page, moneyBackText.back[lang]);
    await expect.poll(() => main(page)).toContain(differenceText.taken[lang]);
    expect(await main(page)).toContain(moneyBackText.money.paid(priceText(amount, lang))[lang]);
    expect(await main(page)).not.toContain(itineraryText.states.cancelled.name[lang]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a buyer who cancels a trip that does not run sees the calculation first, without any script', async () => {
    const trip = await boughtApart();
    await delay(trip.departures.return, '--cancelled');
    const { page, close } = await visit(trip, lang, { ...screen, javaScriptEnabled: false });
    await follow(page, itineraryText.refund[lang]);
    await expect.poll(() => main(page)).toContain(moneyBackText.rules.cancelled(100)[lang]);
    await press(page, CANCELS);
    await expect.poll(() => main(page)).toContain(moneyBackText.titleDone[lang]);
    await expect.poll(() => refundOf(trip), SOON).toBe('paid');
    await close();
  });

  test.each([
    ['with scripts', {}],
    ['without', { javaScriptEnabled: false }],
  ])(
    'before cancelling what somebody else paid, its owner is told that the money is theirs: %s',
    async (_, scripts) => {
      const trip = await vi.waitFor(paidByAnother, SOON);
      await delay(trip.departures.departure, '--cancelled');
      const { page, complaints, close } = await visit(trip, lang, { ...screen, ...scripts });
      const amount = priceText(trip.total, lang);
      expect(await main(page)).toContain(paidByLink.preview.rightCancelled[lang]);
      expect(await main(page)).not.toContain(moneyBackText.card.takeCreditCancelled(amount)[lang]);
      await follow(page, paidByLink.preview.takeOriginalCancelled(amount)[lang]);
      await expect.poll(() => main(page)).toContain(shareByLink('provider', amount)![lang]);
      expect(await main(page)).toContain(paidByLink.preview.notAsCredit[lang]);
      expect(await main(page)).not.toMatch(/pagaste|you paid/);
      await press(page, paidByLink.preview.confirm(4, amount)[lang]);
      await expect.poll(() => main(page)).toContain(moneyBackText.titleDone[lang]);
      await expect.poll(() => refundOf(trip), SOON).toBe('paid');
      await page.goto(itineraryPath(lang, trip.code));
      expect(await main(page)).toContain(paidByLink.money.paid(amount)[lang]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('a trip that does not run says so wherever it is looked at, sells nothing, and its e-mail opens it', async () => {
    const trip = await boughtApart();
    await delay(trip.departures.departure, '--cancelled');
    const { page, complaints, close } = await visit(trip, lang, screen);
    expect(await main(page)).toContain(itineraryText.states.partly.name[lang]);
    expect(await main(page)).toContain(moneyBackText.card.rightCancelled[lang]);
    expect(await main(page)).not.toContain(moneyBackText.card.right[lang]);
    expect(await main(page)).toContain(cancelledElsewhere.message[lang]);
    await looksWell(page);
    await awake(page);
    await press(page, saveText.yes[lang]);
    await page.getByText(saveText.kept[lang]).waitFor();
    await delay(trip.departures.return, '--cancelled');
    await page.reload();
    await expect.poll(() => main(page)).toContain(itineraryText.states.notRunning.name[lang]);
    for (const { [lang]: gone } of [luggageItinerary.add, itineraryText.changeSeats, itineraryText.changeName])
      expect(await page.getByRole('link', { name: gone, exact: true }).count()).toBe(0);
    expect(await page.getByText(itineraryText.states.paid.text[lang]).count()).toBe(0);
    expect(await page.locator('article figure, article svg[role="img"]').count()).toBe(0);
    await looksWell(page);
    await page.goto(stepAddress('boletos', { lang, code: trip.code }));
    expect(await main(page)).toContain(cancelledHead.all[lang]);
    await looksWell(page);
    // Each page of the trip updates what is saved.
    await atRest(page);
    await page.goto(addPath(lang, trip.code));
    expect(await main(page)).toContain(errorMessage('journey_cancelled')[lang]);
    // The device's saved copy shows it too, also for the bus that was cancelled after saving.
    await page.goto(paths.myTickets[lang]);
    await expect.poll(() => page.getByText(cancelledRun.instead[lang]).count(), SOON).toBe(2);
    expect(complaints).toEqual([]);
    await close();

    const links = async () =>
      (await savedMails(trip.code)).flatMap(({ text }) => text?.match(/https?:\/\/\S+to=itinerary/) ?? []);
    await expect.poll(links, SOON).not.toEqual([]);
    const [url] = await links();
    const stranger = await visitor(browser, { ...screen, javaScriptEnabled: false });
    await stranger.page.goto(new URL(new URL(url!).pathname + new URL(url!).search, siteUrl()).href);
    expect(await main(stranger.page)).toContain(itineraryText.states.notRunning.name.es);
    await stranger.close();
  });

  test('a run that does not run or is late is named so to anyone who chooses one', async () => {
    const trip = await boughtApart();
    const orderer = await apiClient(siteUrl());
    const order = { ...trip, owner: orderer, code: await bring(orderer, 5, APART) };
    await delay(trip.departures.return, '--cancelled');
    await delay(trip.departures.departure, '--minutes', '45');
    const owner = await apiClient(siteUrl());
    const code = await bring(owner, 0, APART);
    const { page, close } = await visit({ ...trip, owner, code }, lang, { ...screen, javaScriptEnabled: false });
    const { schedules } = right(await owner.call(getSchedules, { query: { code, direction: 'departure' } }));
    const late = schedules.find(({ schedule_id }) => schedule_id === trip.departures.departure)!;
    await page.goto(stepAddress('horarios', { lang, code }));
    expect(await main(page)).toContain(schedulesStep.late(formatClock(late.expected_at!, lang))[lang]);
    await page.locator(`button[value^="${late.schedule_id}|"]`).click();
    await expect.poll(() => main(page)).toContain(schedulesStep.unavailable.cancelled[lang]);
    await close();

    const ended = await visit(order, lang, screen);
    await ended.page.goto(stepAddress('boletos', { lang, code: order.code }));
    expect(await main(ended.page)).toContain(itineraryText.states.ended.name[lang]);
    await ended.close();
  });

  test('one leg of a round trip becomes credit, and the other stays', async () => {
    const trip = await bought();
    const { page, complaints, close } = await visit(trip, lang, screen);
    await follow(page, itineraryText.refund[lang]);
    await page.getByLabel(moneyBackText.departure[lang]).uncheck();
    await press(page, moneyBackText.see[lang]);
    await looksWell(page);
    const before = await main(page);
    expect(before).toContain(moneyBackText.rules.ladder(100)[lang]);
    await press(page, CANCELS);
    await page.getByText(moneyBackText.creditCode[lang]).waitFor();
    const { given, code } = right(await trip.owner.call(getEntitlements, { query: { code: trip.code } }));
    expect([code, given[0]?.money, given[0]?.lines.map(({ direction }) => direction)]).toEqual([
      trip.code,
      0,
      ['return', 'return'],
    ]);
    expect(await main(page)).toContain(given[0]!.credit!.code);
    await follow(page, moneyBackText.back[lang]);
    await expect.poll(() => page.getByText(given[0]!.credit!.code).count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what was paid by card and in cash goes back apart, and each is told', async () => {
    const trip = await boughtApart();
    const { owner, code, departures } = trip;
    const [ticket] = right(await owner.call(getAdditions, { query: { code } })).tickets;
    const [bag] = ticket!.offers;
    const items = [{ ticket_id: ticket!.folio, offer: bag!.key, quantity: 1 }];
    const added = right(await owner.call(postAdditions, { params: { code }, body: { items } }));
    const inStore = {
      code: added.code,
      method: 'oxxo' as const,
      total: added.amount,
      idempotency_key: `key-of-${added.code}`,
    };
    const { reservation } = right(await owner.call(postPayment, { body: inStore }));
    await till.happen('oxxo', `pay-store/${reservation.voucher!.reference}`);
    await vi.waitFor(async () => {
      right(await owner.call(postConfirm, { body: { code: added.code } }));
      const { tickets } = right(await owner.call(getReservation, { query: { code } })).reservation;
      expect(tickets.some(({ additions }) => additions.length > 0)).toBe(true);
    }, SOON);
    await delay(departures.departure, '--cancelled');

    const { page, complaints, close } = await visit(trip, lang, screen);
    await page.goto(cancelPath(lang, code, { claim: 'original' }));
    const [card, cash] = [priceText(trip.total, lang), priceText(bag!.price, lang)];
    const shares = sharesText([
      { from: 'cash', amount: cash },
      { from: 'provider', amount: card },
    ]);
    await page.getByText(moneyBackText.originalMixed(priceText(trip.total + bag!.price, lang), shares)[lang]).waitFor();
    await looksWell(page);
    await press(page, CANCELS);
    await page.getByText(moneyBackText.money.by_hand(cash)[lang]).waitFor();
    await vi.waitFor(async () => {
      await page.goto(itineraryPath(lang, code));
      const said = await main(page);
      expect(said).toContain(moneyBackText.money.paid(card)[lang]);
      expect(said).toContain(moneyBackText.money.by_hand(cash)[lang]);
    }, SOON);
    await looksWell(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what became credit pays for another trip, by its code and once', async () => {
    const { owner, code } = await bought();
    const offer = right(await owner.call(getCancelOffer, { query: { code } }));
    const body = { means: 'credit' as const, amount: offer.amounts.credit!, idempotency_key: `key-of-${code}` };
    const { credit } = right(await owner.call(postCancel, { params: { code }, body }));
    const sale = await held();
    const { page, close } = await visitor(browser, screen);
    await goOnWith(page.context(), sale);
    await page.goto(lang === 'es' ? '/reservacion/pago' : '/reservation/pago');
    const payBy = async (typed: string) => {
      await page.getByLabel(payWayTexts.credit.name[lang]).check();
      await page.locator('input[name="token"]').fill(typed);
      await travellerActions(page, lang).pay();
    };
    await awake(page);
    await payBy('S000000000000');

    await page.getByRole('alert').getByText(pointsErrors.credit_code_invalid[lang]).first().waitFor();
    await looksWell(page);
    await payBy(` ${credit!.code.toLowerCase()} `);
    await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
    await close();
  });

  test('a child is not left alone', async () => {
    const trip = await bought();
    const { page, close } = await visit(trip, lang, screen);
    await follow(page, itineraryText.refund[lang]);
    await page.getByLabel('Leo López').uncheck();
    await press(page, moneyBackText.see[lang]);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('button', { name: CANCELS }).count()).toBe(0);
    await close();
  });
});
