import { getAdventureDates, postAdventureCheckout, putAdventureCheckout } from '#wire/adventures.ts';
import { adventureTicketPath, orderPath, vouchersPath } from '#wire/link-paths.ts';
import { getSchedules, postContact, postCreate, postSchedules } from '#wire/websale.ts';
import { type ApiClient, apiClient, dayFromNow, patient } from './api-client.ts';
import { adventureOrder, basketWith } from './begun-orders.ts';
import { cardToken } from './card-token.ts';
import { GIVER } from './gift-order.ts';
import { siteUrl } from './own-site.ts';
import { cancelTour, payBasket } from './paid-basket.ts';
import { bring, CONTACT, right } from './reach-steps.ts';
import type { Screen } from './screens.ts';
import { tourOrder } from './tours.ts';

const ADVENTURE = { booking_code: 'ballenas-jorobadas' } as const;

/** What is sold beyond one bus: a paid adventure with its vouchers, and a journey of two buses. */
export async function kindsScreens(): Promise<readonly Screen[]> {
  const buyer = await apiClient(siteUrl());
  const order = await paidAdventure(buyer);
  const traveller = await apiClient(siteUrl());
  const found = await twoBuses(traveller);
  const other = await apiClient(siteUrl());
  const chosen = await twoBuses(other);
  await choose(other, chosen);
  return [
    { name: 'paid adventure', path: orderPath('es', order), cookies: buyer.cookie() },
    {
      name: 'ticket of an adventure',
      path: adventureTicketPath('es', ADVENTURE.booking_code, order),
      cookies: buyer.cookie(),
      isStatic: true,
    },
    { name: 'paid basket', ...(await paidBasket()) },
    { name: 'vouchers of an order', path: vouchersPath('es', order), cookies: buyer.cookie(), isStatic: true },
    {
      name: 'results of two buses',
      path: '/reservacion/horarios',
      cookies: `${traveller.cookie()};reservation=${found}`,
    },
    {
      name: 'extras of two buses',
      path: '/reservacion/adicionales',
      cookies: `${other.cookie()};reservation=${chosen}`,
    },
  ];
}

/** A trip, a tour that was cancelled, and an adventure, paid together. */
async function paidBasket(): Promise<Pick<Screen, 'path' | 'cookies'>> {
  const client = await apiClient(siteUrl());
  const trip = await bring(client, 4, { ahead: 17, destination: 'PVR' });
  const tour = await tourOrder(client, { day: dayFromNow(18) });
  const adventure = await adventureOrder(client, 18);
  const code = await basketWith(client, [trip, tour, adventure]);
  await payBasket(client, code, [tour, adventure]);
  await cancelTour(client, tour);
  return { path: orderPath('es', code), cookies: client.cookie() };
}

/** The code of an order of two places, paid by card. */
async function paidAdventure(client: ApiClient): Promise<string> {
  const params = ADVENTURE;
  const { dates } = right(await client.call(getAdventureDates, { params, query: { lang: 'es' } }));
  const { starts_at, price } = dates.findLast(({ left }) => left > 1)!;
  const total = 2 * price;
  const { order_id } = right(
    await client.call(postAdventureCheckout, {
      params,
      body: { idempotency_key: 'key-of-an-adventure', lang: 'es', starts_at, people: 2, total, buyer: GIVER },
    }),
  );
  const token = await cardToken(siteUrl(), '4111111111111111');
  right(
    await client.call(putAdventureCheckout, {
      params,
      body: { order_id, payment_method: 'credit', token, idempotency_key: `key-of-${order_id}`, total },
    }),
  );
  return order_id;
}

/** The code of a search for a pair of stops that no bus serves alone. */
async function twoBuses({ call }: ApiClient): Promise<string> {
  const made = await call(postCreate, {
    body: {
      origin: 'CHA',
      destination: 'SAY',
      round: false,
      departure: { date: dayFromNow(9) },
      return: {},
      passengers: [{ type: 'adult' }],
    },
  });
  return right(made).reservation.code;
}

async function choose(client: ApiClient, code: string): Promise<void> {
  const call = patient(client.call);
  const { connections } = right(await call(getSchedules, { query: { code } }));
  const { first, second, via } = connections![0]!;
  const idsOf = ({ schedule_id, schedule_detail_id }: typeof first) => ({ schedule_id, schedule_detail_id });
  right(await call(postSchedules, { body: { code, departure: idsOf(first), return: idsOf(second), via: via.id } }));
  const name = { first_name: CONTACT.first_name, last_name: CONTACT.last_name };
  right(await call(postContact, { body: { code, contact: CONTACT, passengers: [name] } }));
}
