import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { addText } from '#text/add.ts';
import { changeNameText } from '#text/change-name.ts';
import { changeSeatsText } from '#text/change-seats.ts';
import { findText } from '#text/find-reservation.ts';
import { invoicingFind } from '#text/invoicing-find.ts';
import { moneyBackText } from '#text/money-back.ts';
import {
  ADD_PATHS,
  addPath,
  CANCEL_PATHS,
  cancelPath,
  FIND_PATHS,
  ITINERARY_PATHS,
  NAMES_PATHS,
  namesPath,
  SEATS_PATHS,
  seatsPath,
} from '#wire/link-paths.ts';
import { INVOICING_PATHS } from '#wire/invoicing-paths.ts';
import { postData } from '#wire/itinerary.ts';
import { postReservation as postInvoicing } from '#wire/invoicing.ts';
import { pathOf } from '#wire/paths.ts';
import { getReservation } from '#wire/websale.ts';
import { type PaidTrip, paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { awakeOrPlain, isAt, isLost, newcomer, type OnlineStep, type Place, press, type Ready } from './step.ts';

/** Each of these has days of its own. */
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

/** A code of somebody else's device, found by its surname. */
export const stranger = async (place: Place, pathFor: (code: string) => string): Promise<Ready> => {
  const { code } = await paidTrip({ ahead: 3, service: 'primera', siteUrl: place.url });
  const { cookie } = await newcomer(place, '/');
  return { path: pathFor(code), cookie };
};

export const says = (text: string) => async (page: Page) =>
  !(await isLost(page)) && page.getByText(text).first().isVisible();

export const AFTER_SALE: readonly OnlineStep[] = [
  {
    name: 'looking a reservation up',
    calls: [`GET ${FIND_PATHS.es}`, 'GET files', `POST ${pathOf(postData)}`, `GET ${ITINERARY_PATHS.es}`],
    prepare: (place) => stranger(place, (code) => `${FIND_PATHS.es}?code=${code}`),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="last_name"]').fill('lopez');
      await press(page, findText.submit.es);
    },
    isDone: isAt(/mi-reservacion\/mi-reservacion/),
  },
  {
    name: 'another seat',
    calls: [`GET ${SEATS_PATHS.es}`, 'GET files', `POST ${SEATS_PATHS.es}`],
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
    calls: [`GET ${NAMES_PATHS.es}`, `POST ${NAMES_PATHS.es}`],
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
    calls: [`GET ${CANCEL_PATHS.es}`, `POST ${CANCEL_PATHS.es}`],
    prepare: paid(7, ({ code }) => cancelPath('es', code, { passenger: '1', direction: 'departure' })),
    act: (page) => press(page, moneyBackText.confirm.es),
    isDone: async (page) =>
      !(await isLost(page)) &&
      (await page.getByRole('button', { name: moneyBackText.confirm.es }).count()) === 0 &&
      (await page.locator('main h1').count()) > 0,
  },
  {
    name: 'more luggage',
    calls: [`GET ${ADD_PATHS.es}`, 'GET files', `POST ${ADD_PATHS.es}`, 'GET /reservacion/pago'],
    prepare: paid(8, ({ code }) => addPath('es', code)),
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('main select').first().selectOption('1');
      await press(page, addText.go.es);
    },
    isDone: isAt(/pago/),
  },
  {
    name: 'finding what is to be invoiced',
    calls: [`GET ${INVOICING_PATHS.es}`, 'GET files', `POST ${pathOf(postInvoicing)}`],
    prepare: (place) => stranger(place, (code) => `${INVOICING_PATHS.es}?for=${code}`),
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
];
