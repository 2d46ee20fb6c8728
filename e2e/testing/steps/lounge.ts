import { ENTRY_TEXTS, loungeDoorText, loungeText } from '#text/lounge.ts';
import { postLogin } from '#wire/account.ts';
import { getLounges, postLoungeCancel, postLoungeVisit } from '#wire/lounge.ts';
import { postAddTrip } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../../db/demo/travellers.ts';
import { type ApiClient, apiClient } from '../api-client.ts';
import { paidTrip } from '../paid-trip.ts';
import { right } from '../reach-steps.ts';
import { signedIn } from './signed-in.ts';
import { type OnlineStep, type Place, press, says } from './step.ts';

/** Golden: the lounge is included. */
const [{ card }] = DEMO_TRAVELLERS as [(typeof DEMO_TRAVELLERS)[number]];

/** A traveller with a ticket to a lounge, bought once for each site. */
const travellers = new Map<string, Promise<ApiClient>>();

async function ticketed(url: string): Promise<ApiClient> {
  const trip = await paidTrip({ ahead: 24, service: 'primera', siteUrl: url });
  const { session } = right(await trip.client.call(postLogin, { body: { card, password: DEMO_PASSWORD } }));
  const client = await apiClient(url, `${trip.client.cookie()}; traveller=${session}`);
  right(await client.call(postAddTrip, { body: { code: trip.code } }));
  return client;
}

function atLounge({ url }: Place): Promise<ApiClient> {
  const known = travellers.get(url) ?? ticketed(url);
  travellers.set(url, known);
  return known;
}

/** The code of a pass that is not used up: its visit is weeks away. */
async function passAt(place: Place, key = 'key-of-a-pass'): Promise<string> {
  const client = await atLounge(place);
  const { days } = right(await client.call(getLounges));
  const { lounge, hours } = days.at(-1)!;
  const { starts_at } = hours.at(-1)!;
  const body = { lounge, starts_at, hours: 1, people: 1, idempotency_key: key };
  return right(await client.call(postLoungeVisit, { body })).visit!;
}

let pass = '';
let visits = 0;

/** The lounge, and its door. */
export const LOUNGE: readonly OnlineStep[] = [
  {
    name: 'a lounge is booked',
    calls: [`GET ${paths.loungeBooking.es}`, `POST ${paths.loungeBooking.es}`],
    sends: [postLoungeVisit],
    // The same hours again are the same visit, so every try books the same.
    prepare: async (place) => ({ path: paths.loungeBooking.es, cookie: (await atLounge(place)).cookie() }),
    async act(page) {
      const form = page.locator('form:has([name="starts_at"])').last();
      await form.locator('[name="starts_at"]').first().check();
      await form.locator('button').press('Enter');
    },
    isDone: says(loungeText.booked.es),
  },
  {
    name: 'a visit of a lounge is cancelled',
    calls: [`GET ${paths.loungeBooking.es}`, `POST ${paths.loungeBooking.es}`],
    sends: [postLoungeCancel],
    async prepare(place) {
      visits += 1;
      await passAt(place, `key-of-visit-${visits}`);
      return { path: paths.loungeBooking.es, cookie: (await atLounge(place)).cookie() };
    },
    act: (page) => page.locator('button[name="cancel"]').last().press('Enter'),
    isDone: says(loungeText.cancelled.es),
  },
  {
    name: 'a pass is read at the door of a lounge',
    calls: [`GET ${paths.loungeDoor.es}`, `POST ${paths.loungeDoor.es}`],
    async prepare(place) {
      pass = await passAt(place);
      return { path: paths.loungeDoor.es, cookie: await signedIn(place, 'boarding') };
    },
    async act(page) {
      await page.getByLabel(loungeDoorText.code.es).fill(pass);
      await press(page, loungeDoorText.read.es);
    },
    isDone: says(ENTRY_TEXTS.too_early.es),
  },
];
