import { postLogin } from '#wire/account.ts';
import { getAdventureDates, getAdventures, postAdventureCheckout } from '#wire/adventures.ts';
import { postBasketAdd } from '#wire/basket.ts';
import { getLounges, postLoungeVisit } from '#wire/lounge.ts';
import { postAddTrip } from '#wire/my-account.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../db/demo/travellers.ts';
import { type ApiClient, apiClient, dayFromNow, patient } from './api-client.ts';
import { GIVER } from './gift-order.ts';
import { must } from './must.ts';
import { paidTrip } from './paid-trip.ts';
import { right } from './reach-steps.ts';
import { tourOrder } from './tours.ts';

/** A visitor and an order of theirs that waits for its payment. */
export interface BegunOrder {
  readonly client: ApiClient;
  readonly code: string;
}

/** A tour on one of sixty days. */
export const begunTour = (client: ApiClient, url: string, turn: number): Promise<string> =>
  tourOrder(client, { day: dayFromNow(5 + (turn % 60)), url });

let adventures = 0;

/** An adventure for its smallest party, on the departure number `turn` that has places. */
export async function adventureOrder({ call }: Pick<ApiClient, 'call'>, turn: number): Promise<string> {
  const ask = patient(call);
  const { tours } = right(await ask(getAdventures, { query: {} }));
  const { booking_code, min_people: people } = tours[turn % tours.length]!;
  const { dates } = right(await ask(getAdventureDates, { params: { booking_code }, query: {} }));
  const open = dates.filter(({ left }) => left >= people);
  // Not the next ones: they may begin before they are paid.
  const { starts_at, price } = open[Math.min(open.length - 1, 2 + (turn % Math.max(1, open.length - 2)))]!;
  adventures += 1;
  const chosen = { starts_at, people, total: people * price };
  const body = { ...chosen, buyer: GIVER, idempotency_key: `key-of-adventure-${adventures}` };
  return right(await ask(postAdventureCheckout, { params: { booking_code }, body })).order_id;
}

const CLASSIC = must(DEMO_TRAVELLERS.find(({ tier }) => tier === 'classic'));

/** Signs a visitor in as the traveller to whom no lounge is free. */
export async function asClassic(client: ApiClient, url: string): Promise<ApiClient> {
  const body = { card: CLASSIC.card, password: DEMO_PASSWORD };
  const { session } = right(await patient(client.call)(postLogin, { body }));
  return apiClient(url, `${client.cookie()}; traveller=${session}`);
}

let visits = 0;
const HOURS_OF_A_DAY = 15;
/** Of the first ticket to a lounge that is bought here. */
const FIRST_DAY = 26;

/** An hour in the lounge of the classic traveller, another one each time, on the day of a ticket that is bought first. */
export async function loungeOrder({ call }: ApiClient, url: string): Promise<string> {
  const [ahead, hour] = [FIRST_DAY + Math.floor(visits / HOURS_OF_A_DAY), visits % HOURS_OF_A_DAY];
  visits += 1;
  const ask = patient(call);
  const on = async () => right(await ask(getLounges)).days.find(({ date }) => date === dayFromNow(ahead));
  if (!(await on())) {
    const trip = await paidTrip({ ahead, service: 'primera', siteUrl: url });
    right(await (await asClassic(trip.client, url)).call(postAddTrip, { body: { code: trip.code } }));
  }
  const { lounge, hours } = must(await on());
  const body = { lounge, starts_at: hours[hour]!.starts_at, idempotency_key: `key-of-visit-${visits}` };
  return must(right(await ask(postLoungeVisit, { body })).order ?? undefined);
}

/** Puts orders of a visitor into their basket, in order. Returns its code. */
export async function basketWith({ call }: Pick<ApiClient, 'call'>, codes: readonly string[]): Promise<string> {
  let basket: string | null = null;
  for (const code of codes) basket = right(await call(postBasketAdd, { body: { code } })).basket.code;
  return must(basket ?? undefined);
}
