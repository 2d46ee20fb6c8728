import { expect, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { addText } from '#text/luggage/page.ts';
import { changeNameText } from '#text/change-name.ts';
import { changeSeatsText } from '#text/change-seats.ts';
import { findText } from '#text/find-reservation.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { invoicingForm } from '#text/invoicing-form.ts';
import { internetText } from '#text/internet/page.ts';
import { itineraryText } from '#text/itinerary.ts';
import { noticesText } from '#text/notices-page.ts';
import { changeText } from '#text/change-schedule.ts';
import { addPath } from '#wire/luggage/path.ts';
import { cancelPath, changePath, itineraryPath, namesPath, noticesPath, seatsPath } from '#wire/link-paths.ts';
import { postData, postForgotNip, postRecover, postResend } from '#wire/itinerary.ts';
import { getReservation as getInvoicing, postReservation as postInvoicing } from '#wire/invoicing.ts';
import { getNotices, postNotices } from '#wire/notices.ts';
import { postGenerate, postGenerateJointly } from '#wire/new-invoicing.ts';
import { pathOf } from '#wire/paths.ts';
import type { Route } from '#wire/route.ts';
import { getReservation } from '#wire/websale.ts';
import { apiClient, dayFromNow } from '../api-client.ts';
import { basketWith } from '../begun-orders.ts';
import { CARLA, typeReceiver } from '../invoice-form.ts';
import { payBasket } from '../paid-basket.ts';
import { otherRun, type PaidTrip, paidTrip } from '../paid-trip.ts';
import { bring, CONTACT, right } from '../reach-steps.ts';
import { tourOrder } from '../tours.ts';
import { playedChannels, sentMessages } from '../sent-messages.ts';
import { CANCELS } from '../traveller-actions.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';
import { postCancel } from '#wire/money-back.ts';
import { postOrderReturn } from '#wire/orders.ts';
import { getTourTicket } from '#wire/tours-sale.ts';
import { postChangeSchedule } from '#wire/schedule-change.ts';
import { postInternetPayment } from '#wire/internet/calls.ts';
import * as paths from '#wire/page-paths.ts';

/** The unsubscribe link of a sent message. */
async function wayOut(place: Place, { client, code }: PaidTrip): Promise<string> {
  right(await client.call(postNotices, { body: { code, channel: 'sms' } }));
  const found = async () => {
    const sent = await sentMessages(place.dataDir);
    return sent.map(({ body }) =>
      body.includes(code) ? /\/mi-reservacion\/sin-avisos\S+/.exec(body)?.[0] : undefined,
    );
  };
  return vi.waitUntil(async () => (await found()).find((path) => path !== undefined), {
    timeout: 30_000,
    interval: 250,
  });
}

/** What the browser's push service would return, from its simulation. */
let subscription: unknown;

async function subscribe(place: Place, { client, code }: PaidTrip): Promise<void> {
  const { push_key: key } = right(await client.call(getNotices, { query: { code } }));
  const { push } = await playedChannels(place.dataDir);
  const made = await fetch(`${push}/_control/browsers`, { method: 'POST', body: JSON.stringify({ key }) });
  subscription = await made.json();
}

let tripsWithTour = 0;

/** A trip and a tour after it, paid in one basket, on days of their own; in the end the tour is cancelled. */
async function tripWithTour({ url }: Place): Promise<Ready> {
  tripsWithTour += 1;
  const client = await apiClient(url);
  const ahead = 9 + (tripsWithTour % 50);
  const trip = await bring(client, 4, { ahead, destination: 'PVR' });
  const tour = await tourOrder(client, { day: dayFromNow(ahead + 1), url });
  await payBasket(client, await basketWith(client, [trip, tour]), [tour], url);
  const holds = async () => {
    expect(right(await client.call(getTourTicket, { query: { code: tour } })).ticket.state).toBe('cancelled');
  };
  return { path: cancelPath('es', trip), cookie: client.cookie(), holds };
}

/** Each of these has its own days. */
export const paid =
  (ahead: number, pathFor: (trip: PaidTrip) => string | Promise<string>, holds?: (trip: PaidTrip) => Promise<void>) =>
  async ({ url: siteUrl }: Place): Promise<Ready> => {
    const trip = await paidTrip({ ahead, service: 'primera', siteUrl });
    const path = await pathFor(trip);
    return {
      path,
      cookie: `${trip.client.cookie()};reservation=${trip.code}`,
      ...(holds ? { holds: () => holds(trip) } : {}),
    };
  };

const stateOf = async ({ client, code }: PaidTrip) =>
  right(await client.call(getReservation, { query: { code } })).reservation;

/** A code opened on another device, looked up by its last name. */
export const stranger = async (place: Place, pathFor: (code: string) => string): Promise<Ready> => {
  await place.database.forgiveLookUps();
  const { code } = await paidTrip({ ahead: 3, service: 'primera', siteUrl: place.url });
  const { cookie } = await newcomer(place, '/');
  return { path: pathFor(code), cookie };
};

/** Expands a collapsed part by its heading. */
const unfold = (page: Page, field: string) =>
  page.locator('details', { has: page.locator(`[name="${field}"]`) }).evaluate((fold: HTMLDetailsElement) => {
    fold.open = true;
  });

/** Where invoices are requested: in a separate flow, in that of a paid trip, and right after paying. */
const fixture = (name: string, path: string, ahead: number, sent: Route = postGenerate): OnlineStep => ({
  name: `issuing an invoice: ${name}`,
  calls: [`GET ${path}`, 'GET files', `POST ${path}`],
  sends: [sent],
  prepare: paid(
    ahead,
    ({ code }) => `${path}?code=${code}`,
    async ({ client, code }) => {
      const { invoices } = right(await client.call(getInvoicing, { query: { code } }));
      // Requested once, however often it was sent.
      expect(invoices).toHaveLength(1);
    },
  ),
  async act(page) {
    await awakeOrPlain(page);
    await typeReceiver(page, CARLA);
    await page.getByRole('button', { name: invoicingForm.submit.es, exact: true }).press('Enter');
  },
  isDone: async (page) =>
    !(await isLost(page)) &&
    (await page.locator('main h1').count()) > 0 &&
    (await page.locator('main [name="rfc"]').count()) === 0,
});

export const AFTER_SALE: readonly OnlineStep[] = [
  {
    name: 'looking a reservation up',
    calls: [`GET ${paths.find.es}`, 'GET files', `POST ${pathOf(postData)}`, `GET ${paths.itinerary.es}`],
    prepare: (place) => stranger(place, (code) => `${paths.find.es}?code=${code}`),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="last_name"]').fill('lopez');
      await press(page, findText.submit.es);
    },
    isDone: isAt(/mi-reservacion\/mi-reservacion/),
  },
  {
    name: 'another seat',
    calls: [`GET ${paths.changeSeats.es}`, 'GET files', `POST ${paths.changeSeats.es}`],
    prepare: paid(4, ({ code }) => seatsPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('button[data-state="free"]').last().click();
      await press(page, changeSeatsText.submit.es);
    },
    isDone: async (page) => page.url().includes('done') && !(await isLost(page)),
  },
  {
    name: 'another name',
    calls: [`GET ${paths.changeName.es}`, `POST ${paths.changeName.es}`],
    prepare: paid(
      6,
      ({ code }) => namesPath('es', code),
      async (trip) => {
        const { passengers, tickets } = await stateOf(trip);
        expect(passengers).toMatchObject([{ first_name: 'Luz', last_name: 'Díaz' }]);
        // Changed once, however often it was sent.
        expect(tickets[0]!.folio).toBe(`${trip.code}-02`);
      },
    ),
    async act(page) {
      await page.locator('[name^="first_name"]').fill('Luz');
      await page.locator('[name^="last_name"]').fill('Díaz');
      await press(page, changeNameText.submit(1).es);
    },
    isDone: says(changeNameText.done('Luz Díaz').es),
  },
  {
    name: 'cancelling',
    calls: [`GET ${paths.cancel.es}`, `POST ${paths.cancel.es}`],
    sends: [postCancel],
    prepare: paid(7, ({ code }) => cancelPath('es', code, { passenger: '1', direction: 'departure' })),
    act: (page) => press(page, CANCELS),
    isDone: async (page) =>
      !(await isLost(page)) &&
      (await page.getByRole('button', { name: CANCELS }).count()) === 0 &&
      (await page.locator('main h1').count()) > 0,
  },
  {
    name: 'cancelling with a tour beside it',
    calls: [`GET ${paths.cancel.es}`, `POST ${paths.cancel.es}`],
    sends: [postCancel, postOrderReturn],
    prepare: tripWithTour,
    act: (page) => press(page, CANCELS),
    // Sent again it is still the same cancellation: nothing is said to be kept.
    isDone: async (page) =>
      (await says(/^También cancelamos \w+\./)(page)) && (await page.getByText(/^No cancelamos/).count()) === 0,
  },
  {
    name: 'more luggage',
    calls: [`GET ${paths.addLuggage.es}`, 'GET files', `POST ${paths.addLuggage.es}`, 'GET /reservacion/pago'],
    prepare: paid(8, ({ code }) => addPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('main input[type="number"]').first().fill('1');
      await press(page, addText.go.es);
    },
    isDone: isAt(/pago/),
  },
  {
    name: 'internet on board',
    calls: [`GET ${paths.internet.es}`, 'GET files', `POST ${paths.internet.es}`, 'GET /reservacion/pago'],
    sends: [postInternetPayment],
    prepare: paid(8, ({ ticket }) => `${paths.internet.es}?ticket=${ticket}`),
    async act(page) {
      await page.locator('[name="last_name"]').fill('lopez');
      await page.locator('[name="contact.email"]').fill(CONTACT.email);
      await press(page, internetText.go.es);
    },
    isDone: isAt(/pago/),
  },
  {
    name: 'finding what is to be invoiced',
    calls: [`GET ${paths.invoicing.es}`, 'GET files', `POST ${pathOf(postInvoicing)}`],
    prepare: (place) => stranger(place, (code) => `${paths.invoicing.es}?for=${code}`),
    async act(page) {
      await awakeOrPlain(page);
      const code = new URL(page.url()).searchParams.get('for') ?? '';
      await page.locator('[name="code"]').fill(code);
      await page.locator('[name="last_name"]').fill('lopez');
      await page.locator('[name="phone"]').fill('3331234567');
      await press(page, invoicingFind.findSubmit.es);
    },
    isDone: async (page) => page.url().includes('?code=') && !(await isLost(page)),
  },
  {
    name: 'a forgotten PIN',
    calls: [`GET ${paths.find.es}`, 'GET files', `POST ${paths.find.es}`],
    sends: [postForgotNip],
    prepare: (place) => stranger(place, (code) => `${paths.find.es}?code=${code}`),
    async act(page) {
      await awakeOrPlain(page);
      await unfold(page, 'forgotten_code');
      await press(page, findText.sendPin.es);
    },
    isDone: async (page) => page.url().includes('sent') && !(await isLost(page)),
  },
  {
    name: 'tickets sent again to who lost the code',
    calls: [`GET ${paths.find.es}`, 'GET files', `POST ${paths.find.es}`],
    sends: [postRecover],
    prepare: (place) => stranger(place, () => paths.find.es),
    async act(page) {
      await awakeOrPlain(page);
      await unfold(page, 'contact');
      await page.locator('[name="contact"]').fill(CONTACT.email);
      await press(page, findText.sendTickets.es);
    },
    isDone: says(findText.ticketsSent.es),
  },
  {
    name: 'tickets sent again',
    calls: [`GET ${paths.itinerary.es}`, 'GET files', `POST ${paths.itinerary.es}`],
    sends: [postResend],
    prepare: paid(9, ({ code }) => itineraryPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, itineraryText.resend.es);
    },
    isDone: says(itineraryText.resent.es),
  },
  {
    name: 'another run',
    calls: [`GET ${paths.changeSchedule.es}`, 'GET files', `POST ${paths.changeSchedule.es}`],
    sends: [postChangeSchedule],
    prepare: paid(
      10,
      async (trip) => `${changePath('es', trip)}&run=${encodeURIComponent(await otherRun(trip, 0))}`,
      async (trip) => {
        const { changed, tickets } = await stateOf(trip);
        // Changed once, however often it was sent.
        expect([changed, tickets[0]!.folio]).toEqual([['departure'], `${trip.code}-02`]);
      },
    ),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, changeText.confirm.es);
    },
    isDone: async (page) => page.url().includes('done=') && !(await isLost(page)),
  },
  {
    name: 'notices by SMS',
    calls: [`GET ${paths.notices.es}`, 'GET files', `POST ${paths.notices.es}`],
    sends: [postNotices],
    prepare: paid(11, ({ code }) => noticesPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await press(page, noticesText.choose.sms.es);
    },
    isDone: async (page) =>
      !(await isLost(page)) && page.getByRole('button', { name: noticesText.takeBack.sms.es }).isVisible(),
  },
  {
    name: 'notices by push',
    calls: [`GET ${paths.notices.es}`, 'GET files', `POST ${pathOf(postNotices)}`],
    prepare: (place) =>
      paid(13, async (trip) => {
        await subscribe(place, trip);
        return noticesPath('es', trip.code);
      })(place),
    async act(page) {
      await awakeOrPlain(page);
      await page.context().grantPermissions(['notifications']);
      await page.evaluate((made) => {
        PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => made } as never);
      }, subscription);
      await press(page, noticesText.choose.push.es);
    },
    isDone: says(noticesText.onElsewhere(1).es),
  },
  {
    name: 'no more notices',
    calls: [`GET ${paths.stopNotices.es}`, `POST ${paths.stopNotices.es}`],
    prepare: (place) => paid(17, (trip) => wayOut(place, trip))(place),
    act: (page) => press(page, noticesText.stop.submit.es),
    isDone: says(noticesText.stop.done.es),
  },
  fixture('of a code', paths.invoicing.es, 14),
  fixture('of a trip', paths.itineraryInvoicing.es, 15),
  fixture('after paying', '/reservacion/facturacion', 16),
  fixture('of several trips', paths.invoicingSeveral.es, 23, postGenerateJointly),
];
