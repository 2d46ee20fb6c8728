import { expect } from 'vitest';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { postLogin } from '#wire/account.ts';
import { postNip, postData } from '#wire/itinerary.ts';
import {
  getDetails,
  getOpenTickets,
  getPassengers,
  getTrips,
  type OwnTripView,
  postForgetPassenger,
  postAddTrip,
  postPassenger,
} from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { isLost, newcomer, type OnlineStep, type Place, press, type Ready, says } from './step.ts';

const [, { card }] = DEMO_TRAVELLERS as [unknown, (typeof DEMO_TRAVELLERS)[number]];

/** Signs a visitor in; returns who they are then. */
async function enter({ url }: Pick<Place, 'url'>, client: ApiClient): Promise<{ client: ApiClient; cookie: string }> {
  const { session } = right(await client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  const cookie = `${client.cookie()}; traveller=${session}`;
  return { client: await apiClient(url, cookie), cookie };
}

/** Every upcoming trip of an account, page by page. */
async function tripsOf({ call }: ApiClient): Promise<readonly OwnTripView[]> {
  const all: OwnTripView[] = [];
  for (let page = 1; ; page += 1) {
    const { trips, pages } = right(await call(getTrips, { query: { page: String(page) } }));
    all.push(...trips);
    if (page >= pages) return all;
  }
}

/** A trip bought without signing in, and its PIN. */
let bought: { readonly code: string; readonly pin: string };

async function atTrips(place: Place): Promise<Ready> {
  const { code, client } = await paidTrip({ ahead: 7, service: 'primera', siteUrl: place.url });
  const { nip: pin } = right(await client.call(postNip, { body: { code } }));
  bought = { code, pin };
  const own = await enter(place, await apiClient(place.url));
  // Added to the account once, however often it was sent.
  const holds = async () => {
    expect((await tripsOf(own.client)).filter((trip) => trip.code === code)).toHaveLength(1);
  };
  return { path: paths.myTrips.es, cookie: own.cookie, holds };
}

/** With an open return in the account. */
async function atOpenTicket(place: Place): Promise<Ready> {
  const trip = await paidTrip({ ahead: 5, service: 'primera', opensReturn: true, siteUrl: place.url });
  const own = await enter(place, trip.client);
  // Another open ticket of the account would be offered first.
  const { open_tickets: others } = right(await own.client.call(getOpenTickets));
  expect(others).toEqual([]);
  right(await own.client.call(postAddTrip, { body: { code: trip.code } }));
  const holds = async () => {
    const { journeys } = (await tripsOf(own.client)).find(({ code }) => code === trip.code)!;
    expect(journeys.every(({ run }) => run !== null)).toBe(true);
  };
  return { path: paths.myAccount.es, cookie: own.cookie, holds };
}

const BIRTHDAY = '29/02';

async function atDetails(place: Place): Promise<Ready> {
  const { client } = await newcomer(place, '/');
  const own = await enter(place, client);
  const holds = async () => expect(right(await own.client.call(getDetails)).birthday).toBe(BIRTHDAY);
  return { path: paths.myDetails.es, cookie: own.cookie, holds };
}

let passengers = 0;

/** The saved passenger: another person each time. */
let person: string;

async function atPassengers(place: Place): Promise<Ready> {
  passengers += 1;
  const mine = `Eva${'a'.repeat(passengers)}`;
  person = mine;
  const { client } = await newcomer(place, '/');
  const own = await enter(place, client);
  const holds = async () => {
    const { passengers: saved } = right(await own.client.call(getPassengers));
    const [one, ...more] = saved.filter((saved) => saved.first_name === mine);
    expect(more).toEqual([]);
    right(await own.client.call(postForgetPassenger, { body: { passenger_id: one!.passenger_id } }));
  };
  return { path: paths.myPassengers.es, cookie: own.cookie, holds };
}

/** With a passenger who was saved. */
async function withPassenger(place: Place): Promise<Ready> {
  const { path, cookie } = await atPassengers(place);
  const client = await apiClient(place.url, cookie);
  right(await client.call(postPassenger, { body: { first_name: person, last_name: 'Ruiz' } }));
  return { path, cookie };
}

/** What a traveller does in their account. */
export const MY_ACCOUNT: readonly OnlineStep[] = [
  {
    name: 'a trip is added to an account',
    calls: [`GET ${paths.myTrips.es}`, `POST ${paths.myTrips.es}`],
    sends: [postData, postAddTrip],
    prepare: atTrips,
    async act(page) {
      // Folded; a second click on its title would close it.
      await page.locator('main details').evaluate((fold: HTMLDetailsElement) => {
        fold.open = true;
      });
      await page.locator('[name="code"]').fill(bought.code);
      await page.locator('[name="pin"]').fill(bought.pin);
      await press(page, myAccountText.addIt.es);
    },
    isDone: says(myAccountText.added.es),
  },
  {
    name: 'an open ticket is confirmed by one press',
    calls: [`GET ${paths.myAccount.es}`, `POST ${paths.myAccount.es}`, `GET ${paths.changeSchedule.es}`, 'GET files'],
    prepare: atOpenTicket,
    act: (page) => press(page, /^Confirmar /),
    isDone: async (page) => !(await isLost(page)) && /done=return|mi-reservacion\?/.test(page.url()),
  },
  {
    name: 'a passenger is saved',
    calls: [`GET ${paths.myPassengers.es}`, `POST ${paths.myPassengers.es}`],
    sends: [postPassenger],
    prepare: atPassengers,
    async act(page) {
      await page.locator('[name="first_name"]').fill(person);
      await page.locator('[name="last_name"]').fill('Ruiz');
      await press(page, myAccountText.savePassenger.es);
    },
    isDone: async (page) => !(await isLost(page)) && (await page.getByText(`${person} Ruiz`).count()) > 0,
  },
  {
    name: 'a passenger is forgotten',
    calls: [`GET ${paths.myPassengers.es}`, `POST ${paths.myPassengers.es}`],
    sends: [postForgetPassenger],
    prepare: withPassenger,
    act: (page) => page.locator('form:has([name="do"][value="forget"]) button').last().press('Enter'),
    isDone: async (page) => !(await isLost(page)) && (await page.getByText(`${person} Ruiz`).count()) === 0,
  },
  {
    name: 'details of a traveller are changed',
    calls: [`GET ${paths.myDetails.es}`, `POST ${paths.myDetails.es}`],
    prepare: atDetails,
    async act(page) {
      await page.locator('[name="birthday"]').fill(BIRTHDAY);
      await press(page, myAccountText.save.es);
    },
    isDone: says(myAccountText.saved.es),
  },
];
