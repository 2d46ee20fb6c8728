import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { counterText } from '#text/pages/counter.ts';
import {
  getCounterReservation,
  postConversion,
  postCounterResend,
  postExchange,
  postManualRefund,
  postPrint,
} from '#wire/counter.ts';
import * as paths from '#wire/page-paths.ts';
import { postAbandon, postSeats } from '#wire/websale.ts';
import { apiClient } from '../api-client.ts';
import { MAX_WAIT_MS } from '../browser.ts';
import { atSeats, orderAtOxxo, stateOf } from '../one-way.ts';
import { type PaidTrip, paidTrip, payByCard } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { storeTill } from '../store-till.ts';
import { brought } from './sale.ts';
import { signedIn } from './signed-in.ts';
import { awakeOrPlain, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

const at = (code: string): string => `${paths.counter.es}?code=${code}`;

/** A trip for each site to print and send: neither changes it. */
const trips = new Map<string, Promise<PaidTrip>>();

function knownTrip({ url }: Place): Promise<PaidTrip> {
  const known = trips.get(url) ?? paidTrip({ ahead: 18, service: 'primera', siteUrl: url });
  trips.set(url, known);
  return known;
}

const atPapers = async (place: Place): Promise<Ready> => ({
  path: at((await knownTrip(place)).code),
  cookie: await signedIn(place),
});

/** An order paid on a terminal by telephone. */
async function atConversion(place: Place): Promise<Ready> {
  const { code, holds } = await brought(5, '', { how: 'approved' })(place);
  return { path: at(code), cookie: await signedIn(place, 'callcentre'), ...(holds ? { holds } : {}) };
}

/** A paid trip, whose seat is exchanged once however often it is sent. */
async function atExchange(place: Place): Promise<Ready> {
  const { client, code } = await paidTrip({ ahead: 19, service: 'primera', siteUrl: place.url });
  const holds = async () => expect((await stateOf(client, code)).tickets[0]!.folio).toBe(`${code}-02`);
  return { path: at(code), cookie: await signedIn(place), holds };
}

/** A trip paid by card after its reference was given up, and in the store all the same: people pay that back. */
async function atRefund(place: Place): Promise<Ready> {
  const client = await apiClient(place.url);
  const code = await atSeats(client, { ahead: 21, adults: 1 });
  right(await client.call(postSeats, { body: { code, automatic: true } }));
  const reference = await orderAtOxxo(client, code);
  right(await client.call(postAbandon, { body: { code } }));
  await payByCard(client, code, place.url);
  await (await storeTill(place.dataDir)).happen('oxxo', `pay-store/${reference}?late=1`);
  const cookie = await signedIn(place, 'manager');
  const desk = await apiClient(place.url, cookie);
  const owed = async () => right(await desk.call(getCounterReservation, { query: { code } })).to_refund.length;
  await expect.poll(owed, { timeout: MAX_WAIT_MS }).toBe(1);
  return { path: at(code), cookie, holds: async () => expect(await owed()).toBe(0) };
}

let authorisations = 0;
/** An authorisation pays for one order: each try has another. */
const nextAuthorisation = (): string => `A${Date.now()}${(authorisations += 1)}`;

interface Act extends Pick<OnlineStep, 'name' | 'prepare' | 'act' | 'isDone'> {
  readonly sends: NonNullable<OnlineStep['sends']>;
}

const step = ({ act, ...row }: Act): OnlineStep => ({
  ...row,
  calls: [`GET ${paths.counter.es}`, 'GET files', `POST ${paths.counter.es}`],
  async act(page: Page) {
    await awakeOrPlain(page);
    await act(page);
  },
});

/** What is done at the counter besides taking cash. */
export const COUNTER: readonly OnlineStep[] = [
  step({
    name: 'counter: paid by telephone',
    sends: [postConversion],
    prepare: atConversion,
    async act(page) {
      await page.locator('[name="card_type"]').selectOption('debit');
      await page.locator('[name="authorisation"]').fill(nextAuthorisation());
      await press(page, /^Confirmar /);
    },
    isDone: says(counterText.done.conversion.es),
  }),
  step({
    name: 'counter: another seat',
    sends: [postExchange],
    prepare: atExchange,
    act: (page) => press(page, counterText.exchange.es),
    isDone: says(/Del asiento \d+ al \d+/),
  }),
  step({
    name: 'counter: printing',
    sends: [postPrint],
    prepare: atPapers,
    act: (page) => press(page, counterText.print.es),
    isDone: says(counterText.done.print.es),
  }),
  step({
    name: 'counter: sent again',
    sends: [postCounterResend],
    prepare: atPapers,
    act: (page) => press(page, counterText.resend.es),
    isDone: says(counterText.done.resend.es),
  }),
  step({
    name: 'counter: money given back by hand',
    sends: [postManualRefund],
    prepare: atRefund,
    async act(page) {
      await page.locator('[name="note"]').first().fill('En efectivo, con recibo');
      await press(page, /^Ya devolví /);
    },
    isDone: says(counterText.done.refund.es),
  }),
];
