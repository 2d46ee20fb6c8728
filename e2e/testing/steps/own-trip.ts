import { expect } from 'vitest';
import { PIN_DIGITS } from '#domain/access/look-up.ts';
import { MAX_WAIT_MS } from '../browser.ts';
import { errorMessage } from '#text/errors.ts';
import { findText } from '#text/find-reservation.ts';
import { invoicingForm } from '#text/invoicing-form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import { moneyBackText } from '#text/money-back.ts';
import { noticesText } from '#text/notices-page.ts';
import { postDelay } from '#wire/delays.ts';
import { getReservation as getInvoicing, postSearchSeries } from '#wire/invoicing.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { postData, postForget, postNip, postOneTimeCode, postProof } from '#wire/itinerary.ts';
import { cancelPath, itineraryPath, noticesPath } from '#wire/link-paths.ts';
import { postClaim } from '#wire/money-back.ts';
import { postGenerate, postReplace, postResend } from '#wire/new-invoicing.ts';
import { postNotices, postNoticesOff } from '#wire/notices.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { apiClient } from '../api-client.ts';
import { CARLA, FLORES, typeReceiver } from '../invoice-form.ts';
import { type PaidTrip, paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { savedMails } from '../saved-mails.ts';
import { paid, stranger } from './after-sale.ts';
import { signedIn } from './signed-in.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

/** The claim of a bus that does not run: its traveller takes the money once, however often it is sent. */
async function atClaim(place: Place): Promise<Ready> {
  const trip = await paidTrip({ ahead: 24, service: 'ejecutivo', siteUrl: place.url });
  const desk = await apiClient(place.url, await signedIn(place));
  const report = { departure: trip.run.schedule_id, minutes: null, ours: true, reason: 'Deslave' };
  right(await desk.call(postDelay, { body: report }));
  return { path: cancelPath('es', trip.code, { claim: 'credit' }), cookie: trip.client.cookie() };
}

/** A trip with a stamped invoice for it. */
async function invoiced(place: Place, ahead: number): Promise<PaidTrip & { readonly invoice: string }> {
  const trip = await paidTrip({ ahead, service: 'primera', siteUrl: place.url });
  const { client, code } = trip;
  const { rfc, name, cp, regime, use } = CARLA;
  const fiscal = { rfc, name, cp, regimen_fiscal: regime, uso_cfdi: use, country: '', tax_id: '' };
  const body = { ...fiscal, email: 'carla@example.com', phone: '3331234567' };
  const { payments } = right(await client.call(getInvoicing, { query: { code } }));
  const chosen = payments.map(({ payment_id: id }) => id);
  right(await client.call(postGenerate, { params: { code }, body: { ...body, payments: chosen } }));
  const found = async () => right(await client.call(getInvoicing, { query: { code } })).invoices[0];
  await expect.poll(async () => (await found())?.pdf_url ?? null, { timeout: MAX_WAIT_MS }).not.toBeNull();
  return { ...trip, invoice: (await found())!.invoice_id };
}

/** On the page of a trip's invoice, or of correcting it. */
const atInvoice =
  (ahead: number, isCorrected: boolean) =>
  async (place: Place): Promise<Ready> => {
    const { client, code, invoice } = await invoiced(place, ahead);
    const path = `${itineraryInvoicingPath('es', code)}${isCorrected ? `&correct=${invoice}` : ''}`;
    // One more invoice for a correction, none for sending it again, however often it was sent.
    const holds = async () => {
      const { invoices } = right(await client.call(getInvoicing, { query: { code } }));
      expect(invoices).toHaveLength(isCorrected ? 2 : 1);
    };
    return { path, cookie: `${client.cookie()};reservation=${code}`, holds };
  };

/** A reservation that a stranger looked up by its last name: most of it is masked. */
async function masked(place: Place): Promise<Ready & { readonly code: string }> {
  const { path } = await stranger(place, (code) => code);
  const { client } = await newcomer(place, '/');
  right(await client.call(postData, { body: { code: path, last_name: 'lopez' } }));
  return { path: itineraryPath('es', path), code: path, cookie: client.cookie() };
}

const CODE_SUBJECT = 'Tu código para abrir tu reservación';

/** The digits sent to open a masked reservation. */
let digits = '';

async function withDigits(place: Place): Promise<Ready> {
  const { code, path, cookie } = await masked(place);
  const client = await apiClient(place.url, cookie);
  const sent = async () => (await savedMails('', place.dataDir)).filter(({ subject }) => subject === CODE_SUBJECT);
  const before = (await sent()).length;
  right(await client.call(postOneTimeCode, { body: { code } }));
  await expect.poll(async () => (await sent()).length, { timeout: MAX_WAIT_MS }).toBe(before + 1);
  digits = new RegExp(`\\b\\d{${PIN_DIGITS}}\\b`).exec((await sent()).at(-1)!.text!)![0];
  return { path: `${path}&sent=1`, cookie };
}

const PAGE = [`GET ${paths.itinerary.es}`, 'GET files', `POST ${paths.itinerary.es}`];
const INVOICE = [`GET ${paths.itineraryInvoicing.es}`, 'GET files', `POST ${paths.itineraryInvoicing.es}`];

/** What is done with a trip besides changing and cancelling it. */
export const OWN_TRIP: readonly OnlineStep[] = [
  {
    name: 'what a cancelled bus gives',
    calls: [`GET ${paths.cancel.es}`, `POST ${paths.cancel.es}`],
    sends: [postClaim],
    prepare: atClaim,
    act: (page) => page.locator('main form button').last().press('Enter'),
    isDone: says(moneyBackText.titleDone.es),
  },
  {
    name: 'no more SMS',
    calls: [`GET ${paths.notices.es}`, 'GET files', `POST ${paths.notices.es}`],
    sends: [postNoticesOff],
    prepare: paid(25, async ({ client, code }) => {
      right(await client.call(postNotices, { body: { code, channel: 'sms' } }));
      return noticesPath('es', code);
    }),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, noticesText.takeBack.sms.es);
    },
    isDone: async (page) =>
      !(await isLost(page)) && page.getByRole('button', { name: noticesText.choose.sms.es }).isVisible(),
  },
  {
    name: 'the PIN is shown',
    calls: [`GET ${paths.itinerary.es}`, 'GET files', `POST ${pathOf(postNip)}`],
    prepare: paid(26, ({ code }) => itineraryPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, itineraryLive.showPin.es);
    },
    isDone: says(itineraryLive.pinLabel.es),
    says: findText.offline.es,
  },
  {
    name: 'a trip is forgotten by the device',
    calls: [...PAGE, `GET ${paths.find.es}`],
    sends: [postForget],
    prepare: paid(26, ({ code }) => itineraryPath('es', code)),
    forgets: true,
    async act(page) {
      await awakeOrPlain(page);
      await press(page, itineraryLive.forget.es);
    },
    isDone: isAt(/\/buscar$/),
  },
  {
    name: 'having a code sent to open a trip',
    calls: PAGE,
    sends: [postOneTimeCode],
    prepare: masked,
    async act(page) {
      await awakeOrPlain(page);
      await press(page, itineraryLive.masked.sendCode.es);
    },
    isDone: says(itineraryLive.masked.sent.es),
  },
  {
    name: 'a trip is opened by the code that was sent',
    calls: PAGE,
    sends: [postProof],
    prepare: withDigits,
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="digits"]').fill(digits);
      await press(page, itineraryLive.masked.codeSubmit.es);
    },
    isDone: says(itineraryLive.device.es),
  },
  {
    name: 'an invoice is sent again',
    calls: INVOICE,
    sends: [postResend],
    prepare: atInvoice(27, false),
    async act(page) {
      await awakeOrPlain(page);
      await page.getByRole('button', { name: invoicingText.resend.es }).first().press('Enter');
    },
    isDone: says(invoicingText.resent.es),
  },
  {
    name: 'an invoice is corrected',
    calls: INVOICE,
    sends: [postReplace],
    prepare: atInvoice(28, true),
    async act(page) {
      await awakeOrPlain(page);
      await typeReceiver(page, FLORES);
      await press(page, invoicingForm.correctSubmit.es);
    },
    isDone: async (page) =>
      !(await isLost(page)) &&
      page.url().includes('invoice=') &&
      (await page.locator('main [name="rfc"]').count()) === 0,
  },
  {
    name: 'an invoice is searched by its number',
    calls: [`GET ${paths.invoicing.es}`, 'GET files', `POST ${paths.invoicing.es}`],
    sends: [postSearchSeries],
    prepare: (place) => newcomer(place, paths.invoicing.es),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('details:has([name="series"])').evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      await page.locator('[name="series"]').fill('F');
      await page.locator('[name="folio"]').fill('999999');
      await page.locator('[name="rfc"]').fill(CARLA.rfc);
      await press(page, invoicingText.seriesSubmit.es);
    },
    isDone: says(errorMessage('invoice_not_found', { for: 'series' }).es),
  },
];
