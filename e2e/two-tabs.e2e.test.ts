import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentPending } from '#text/payment-pending.ts';
import { contactStep } from '#text/contact-step.ts';
import { flow } from '#text/flow.ts';
import { stepProgress } from '#text/step-progress.ts';
import type { Lang } from '#text/lang.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { payLinkLive } from '#text/pay-link-live.ts';
import { payLinkText } from '#text/pay-link.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { storeReferenceText } from '#text/store-reference.ts';
import { findPath, itineraryPath, payPath } from '#wire/link-paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getReservation } from '#wire/websale.ts';
import { dayFromNow } from './testing/api-client.ts';
import { byLanguage } from './testing/by-language.ts';
import { awake, travellerActions } from './testing/traveller-actions.ts';
import { DESKTOP, launchBrowser, PHONE, visitor } from './testing/browser.ts';
import { goOnWith, held } from './testing/held.ts';
import { savedMails } from './testing/saved-mails.ts';
import { orderAtOxxo } from './testing/one-way.ts';
import { paypalBuyer } from './testing/paypal-buyer.ts';
import { otherTab, SAYULITA } from './testing/other-tab.ts';
import { siteData } from './testing/own-site.ts';
import { right } from './testing/reach-steps.ts';
import { withOthers } from './testing/whole.ts';
import { siteDatabase } from './testing/site-database.ts';

const APPROVED = '4111 1111 1111 1111';
const DECLINED = '4222 2222 2222 2220';
const WANTS_BANK = '4000 0000 0000 0044';
const PAGE = '/reservacion/pago';

let browser: Browser;
let database: Awaited<ReturnType<typeof siteDatabase>>;
beforeAll(async () => {
  browser = await launchBrowser();
  database = await siteDatabase(siteData());
});
afterAll(async () => {
  await browser.close();
  await database.close();
});

/** The server's view of a reservation for that browser's session. */
const stateOf = async (page: Page, code: string): Promise<Partial<ReservationView>> => {
  const path = `${pathOf(getReservation)}?${new URLSearchParams({ code })}`;
  return (await (await page.request.get(path)).json()).content.data.reservation;
};

const codeShown = (page: Page): string => new URL(page.url()).searchParams.get('code') ?? '';

const PAYMENTS = withOthers<'card' | 'cash'>(['card'], ['cash']);

/** Chooses a payment method and pays. */
async function payBy(way: (typeof PAYMENTS)[number], page: Page, lang: Lang): Promise<void> {
  if (way === 'cash') {
    await page.getByRole('radio', { name: payWayTexts.cash.name[lang] }).check();
    return page.getByRole('button', { name: /^(Reservar y pagar|Reserve and pay)/ }).click();
  }
  const buys = travellerActions(page, lang);
  await buys.pay();
}

describe.each(byLanguage('es', ['es', 'en']))('another trip searched in another tab (%s)', (lang) => {
  test.each(PAYMENTS)('before each press of the first tab: it ends on its own tickets, paid by %s', async (way) => {
    const { page, complaints, close } = await visitor(browser, way === 'card' ? DESKTOP : PHONE);
    const buys = travellerActions(page, lang);
    await buys.search({ origin: 'TLQ', destination: 'SAY', departs: dayFromNow(4), party: { adult: 1 } });
    const code = codeShown(page);
    const elsewhere = await otherTab(page.context(), lang);
    const others = [await elsewhere.search()];

    await buys.chooseRuns(1);
    await page.locator('[name="contact.first_name"]').fill('Marcela');
    others.push(await elsewhere.search());
    // What is typed stays, and is stored with its own reservation.
    expect(await page.locator('[name="contact.first_name"]').inputValue()).toBe('Marcela');
    await buys.giveNames([['Marcela', 'Muñoz']]);
    others.push(await elsewhere.search());
    await buys.skipExtras();
    others.push(await elsewhere.search());
    await buys.chooseSeats(1);
    await awake(page);
    if (way === 'card') await buys.typeCard(APPROVED);
    others.push(await elsewhere.search());
    await payBy(way, page, lang);

    const title = way === 'card' ? ticketPapers.title : ticketPapers.titlePend;
    const isShown = () => page.getByRole('heading', { name: title[lang], level: 1 }).waitFor();
    await isShown();
    others.push(await elsewhere.search());
    await page.reload();
    await isShown();
    await page.getByText(code, { exact: true }).first().waitFor();
    expect(codeShown(page)).toBe(code);
    expect(await stateOf(page, code)).toMatchObject({
      payment: way === 'card' ? 'approved' : 'order_generated',
      origin: { id: 'TLQ' },
      destination: { id: 'SAY' },
      contact: { first_name: 'Marcela' },
    });
    // Each search made a separate draft, and none was changed.
    expect(new Set([code, ...others]).size).toBe(others.length + 1);
    for (const other of others)
      expect(await stateOf(page, other)).toMatchObject({
        now: 'horarios',
        payment: 'process',
        origin: { id: 'ZAP' },
        departure: { schedule: null },
        contact: { first_name: '' },
      });
    expect(complaints).toEqual([]);
    await close();
  });

  test('without scripts, through every step to cash, and back by the progress, more time and the other language', async () => {
    const { page, close } = await visitor(browser, { ...DESKTOP, javaScriptEnabled: false });
    const [first, elsewhere] = [await otherTab(page.context(), lang, SAYULITA), await otherTab(page.context(), lang)];
    const code = await first.search();
    await page.goto(`${lang === 'es' ? '/reservacion' : '/reservation'}/horarios?code=${code}`);
    const buys = travellerActions(page, lang);
    const meanwhile = () => elsewhere.search();

    await meanwhile();
    // Order, filters and days are forms and links in the address.
    await page.locator('[aria-current="date"]').locator('xpath=../following-sibling::li[1]/a').click();
    expect(codeShown(page)).toBe(code);
    await buys.chooseRuns(1);
    await meanwhile();
    await buys.giveNames([['Marcela', 'Muñoz']]);
    await meanwhile();
    await page.getByRole('link', { name: stepProgress.steps.contacto[lang] }).click();
    expect(await page.locator('[name="contact.first_name"]').inputValue()).toBe('Marcela');
    await page.getByRole('button', { name: contactStep.submit[lang] }).click();
    await buys.skipExtras();
    await meanwhile();
    await buys.letChoose();
    await meanwhile();
    // A hold is extended only in its last minutes (decision T95).
    await database.holdsFor(code, 240);
    await page.reload();
    await page.getByRole('button', { name: flow.extend[lang] }).click();
    expect(codeShown(page)).toBe(code);
    await page.getByRole('link', { name: /^(ES|EN): / }).click();
    await page.getByRole('link', { name: /^(ES|EN): / }).click();
    expect(codeShown(page)).toBe(code);
    await meanwhile();
    await page.getByRole('button', { name: stepProgress.changeSeats[lang] }).click();
    await page.waitForURL(/asientos/);
    expect(codeShown(page)).toBe(code);
    await meanwhile();
    await buys.letChoose();
    await payBy('cash', page, lang);
    await page.waitForURL(/boletos/);
    expect(await stateOf(page, code)).toMatchObject({ payment: 'order_generated', destination: { id: 'SAY' } });
    await close();
  });
});

test('an address without a code is the one this browser was at work on last, and names it from then on', async () => {
  const { page, close } = await visitor(browser, DESKTOP);
  const elsewhere = await otherTab(page.context(), 'es');
  const code = await elsewhere.search();
  await page.goto('/reservacion/horarios?date=2026-01-01');
  expect(new URL(page.url()).search).toBe(`?code=${code}&date=2026-01-01`);
  await close();
});

test('declined in one tab while another searches: it stays with its own payment and can pay again', async () => {
  const sale = await held();
  const { page, close } = await visitor(browser, DESKTOP);
  await goOnWith(page.context(), sale);
  const elsewhere = await otherTab(page.context(), 'es');
  await page.goto(`${PAGE}?code=${sale.code}`);
  await awake(page);
  const buys = travellerActions(page, 'es');
  await buys.typeCard(DECLINED);
  await elsewhere.search();
  await buys.pay();
  await page
    .getByText(/no autorizó|no se aprobó/)
    .first()
    .waitFor();
  await elsewhere.search();
  await page.reload();
  await awake(page);
  expect(codeShown(page)).toBe(sale.code);
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  // To the bank and back while the other tab keeps searching.
  const authorise = page.getByRole('button', { name: /Autorizar/ });
  await authorise.waitFor();
  await elsewhere.search();
  await authorise.click();
  await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  expect(codeShown(page)).toBe(sale.code);
  await close();
});

/** What a search in another tab left: nothing of it was chosen or paid. */
const UNTOUCHED = { now: 'horarios', payment: 'process', departure: { schedule: null } };

describe.each(byLanguage('es', ['es', 'en']))(
  'what comes back from elsewhere ends on its own reservation (%s)',
  (lang) => {
    const isPaid = async (page: Page, code: string) => {
      await page.getByRole('heading', { name: ticketPapers.title[lang], level: 1 }).waitFor();
      expect(codeShown(page)).toBe(code);
      await page.getByText(code, { exact: true }).first().waitFor();
      expect(await stateOf(page, code)).toMatchObject({ payment: 'approved', destination: { id: 'PVR' } });
    };
    const areUntouched = async (page: Page, codes: readonly string[]) => {
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(await stateOf(page, code)).toMatchObject(UNTOUCHED);
    };

    test('from PayPal: cancelled there, tried again and paid, each time after a search in another tab', async () => {
      const { page, complaints, close } = await visitor(browser, lang === 'es' ? PHONE : DESKTOP);
      const elsewhere = await otherTab(page.context(), lang);
      const buys = paypalBuyer(page, lang);
      await buys.reachPayment();
      const code = codeShown(page);
      const others = [await elsewhere.search()];
      await buys.goToPaypal();
      others.push(await elsewhere.search());
      await buys.answer('cancel');
      await page.getByRole('heading', { name: paymentPending.cancelledTitle[lang] }).waitFor();
      expect(codeShown(page)).toBe(code);
      others.push(await elsewhere.search());
      await page.getByRole('button', { name: paymentPending.chooseAgain[lang] }).click();
      await buys.goToPaypal();
      others.push(await elsewhere.search());
      await buys.answer('approve');
      await isPaid(page, code);
      others.push(await elsewhere.search());
      await page.reload();
      await isPaid(page, code);
      await areUntouched(page, others);
      expect(complaints).toEqual([]);
      await close();
    });

    test('from PayPal in a tab of its own, while the first is at another reservation', async () => {
      const { page, close } = await visitor(browser, DESKTOP);
      const buys = paypalBuyer(page, lang);
      await buys.reachPayment();
      const code = codeShown(page);
      await buys.goToPaypal();
      const second = await page.context().newPage();
      await second.goto(page.url());
      const other = await (await otherTab(page.context(), lang)).search();
      await page.goto(`${lang === 'es' ? '/reservacion' : '/reservation'}/horarios?code=${other}`);
      await paypalBuyer(second, lang).answer('approve');
      await isPaid(second, code);
      await page.reload();
      expect(codeShown(page)).toBe(other);
      await areUntouched(page, [other]);
      await close();
    });

    test('a pay link pays what it was made for, and touches nothing of what its payer is looking at', async () => {
      const sale = await held();
      const { url } = right(await sale.client.call(getPayLinkAddress, { query: { code: sale.code } }));
      const { page, complaints, close } = await visitor(browser, DESKTOP);
      const elsewhere = await otherTab(page.context(), lang);
      const others = [await elsewhere.search()];
      await page.goto(payPath(lang, url.split('/').at(-1)!));
      await awake(page);
      const buys = travellerActions(page, lang);
      await page.getByLabel(payLinkLive.email[lang], { exact: true }).fill('abuela@example.com');
      await buys.typeCard(WANTS_BANK);
      others.push(await elsewhere.search());
      await buys.pay();
      // At the bank and back.
      const authorise = page.getByRole('button', { name: /Autorizar/ });
      await authorise.waitFor();
      others.push(await elsewhere.search());
      await authorise.click();
      await page.getByRole('heading', { name: payLinkText.paidTitle[lang], level: 1 }).waitFor();
      expect(await page.content()).not.toContain(sale.code);
      others.push(await elsewhere.search());
      await page.reload();
      await page.getByRole('heading', { name: payLinkText.paidTitle[lang], level: 1 }).waitFor();
      const { reservation } = right(await sale.client.call(getReservation, { query: { code: sale.code } }));
      expect(reservation).toMatchObject({ payment: 'approved', method: 'credit', destination: { id: 'GUA' } });
      // The payer's browser still has its own current reservation.
      const remembered = (await page.context().cookies()).find(({ name }) => name === 'reservation');
      expect(remembered?.value).toBe(others.at(-1));
      await areUntouched(page, others);
      expect(complaints).toEqual([]);
      await close();
    });

    test('a reservation that is taken up again by the link of its mail, and by its code and last name', async () => {
      const sale = await held();
      await orderAtOxxo(sale.client, sale.code);
      await expect.poll(() => savedMails(sale.code)).not.toHaveLength(0);
      const [mail] = await savedMails(sale.code);
      const link = new URL(/https?:\/\/\S+\?t=[\w-]+/.exec(mail!.text!)![0]);
      link.searchParams.set('lang', lang);
      const { page, complaints, close } = await visitor(browser, PHONE);
      const elsewhere = await otherTab(page.context(), lang);
      const others = [await elsewhere.search()];
      await page.goto(link.href);
      const isShown = async () => {
        await page.getByRole('heading', { name: storeReferenceText.title.oxxo[lang], level: 1 }).waitFor();
        expect(codeShown(page)).toBe(sale.code);
      };
      await isShown();
      others.push(await elsewhere.search());
      await page.reload();
      await isShown();
      others.push(await elsewhere.search());
      await page.goto(`${itineraryPath(lang, sale.code)}`);
      await page.getByText(sale.code, { exact: true }).first().waitFor();
      others.push(await elsewhere.search());
      await page.reload();
      await page.getByText(sale.code, { exact: true }).first().waitFor();
      await areUntouched(page, others);
      expect(complaints).toEqual([]);
      await close();

      // On another person's device, which searches as well.
      const other = await visitor(browser, PHONE);
      const searching = await otherTab(other.page.context(), lang);
      const theirs = [await searching.search()];
      await other.page.goto(findPath(lang, sale.code));
      await other.page.locator('[name="last_name"]').fill('López');
      theirs.push(await searching.search());
      await other.page.locator('[name="last_name"]').press('Enter');
      await other.page.waitForURL(
        (url) => url.searchParams.get('code') === sale.code && !/buscar|find/.test(url.pathname),
      );
      theirs.push(await searching.search());
      await other.page.reload();
      await other.page.getByText(sale.code, { exact: true }).first().waitFor();
      await areUntouched(other.page, theirs);
      await other.close();
    });
  },
);

test('a second tab is told of the payment in the first, without being touched, and follows it to the tickets', async () => {
  const { page: first, complaints, close } = await visitor(browser, DESKTOP);
  await goOnWith(first.context(), await held());
  const second = await first.context().newPage();
  for (const page of [second, first]) {
    await page.goto(PAGE);
    await awake(page);
  }
  const buys = travellerActions(first, 'es');
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  await second.getByRole('heading', { name: paymentPending.elsewhereTitle.es }).waitFor();
  expect(await second.getByRole('button', { name: /^Pagar/ }).count()).toBe(0);

  await first.getByRole('button', { name: /Autorizar/ }).click();
  for (const page of [first, second])
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a second device that pays at the same time is told, charges nothing, and follows', async () => {
  const sale = await held();
  const [fixture, phone] = [await visitor(browser, DESKTOP), await visitor(browser, PHONE)];
  for (const { page } of [fixture, phone]) {
    await goOnWith(page.context(), sale);
    await page.goto(PAGE);
    await awake(page);
  }
  const buys = travellerActions(fixture.page, 'es');
  await buys.typeCard(WANTS_BANK);
  await buys.pay();
  await fixture.page.getByRole('button', { name: /Autorizar/ }).waitFor();

  await phone.page.getByRole('radio', { name: payWayTexts.cash.name.es }).check();
  await phone.page.getByRole('button', { name: /Reservar y pagar/ }).click();
  await phone.page.getByText(paymentPending.elsewhere.es).waitFor();

  await fixture.page.getByRole('button', { name: /Autorizar/ }).click();
  for (const { page } of [fixture, phone])
    await page.getByRole('heading', { name: ticketPapers.title.es, level: 1 }).waitFor();
  const { reservation } = right(await sale.client.call(getReservation, { query: { code: sale.code } }));
  expect(reservation).toMatchObject({ payment: 'approved', method: 'credit', refund: null });
  await fixture.close();
  await phone.close();
});
