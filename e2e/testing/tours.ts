import type { BrowserContext } from 'playwright-core';
import { getTourSlots, type TourSlotView } from '#wire/tours.ts';
import { postTourShopping, putTourCheckout, type ShoppingData } from '#wire/tours-sale.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { GIVER } from './gift-order.ts';
import { siteUrl } from './own-site.ts';
import { right } from './reach-steps.ts';

/** Three starts a day, each for six people. */
const SURF = 'surf-en-sayulita';

interface Asked {
  readonly day: string;
  readonly url?: string;
}

/** The last start of a day that has places. */
export async function tourStart({ day, url = siteUrl() }: Asked): Promise<TourSlotView> {
  const client = await apiClient(url);
  const { slots } = right(await client.call(getTourSlots, { query: { name: SURF, date: day } }));
  return slots.findLast(({ state }) => state === 'open')!;
}

/** A selection of adults, with places held. */
export async function chosenTour(
  client: ApiClient,
  { adults, ...asked }: Asked & { readonly adults: number },
): Promise<ShoppingData> {
  const { name, slot } = await tourStart(asked);
  return right(await client.call(postTourShopping, { body: { shopping: { name, slot, adults, children: 0 } } }));
}

/** Somebody else takes so many places of a start. */
export async function bookedPlaces({ name, slot }: TourSlotView, adults: number): Promise<void> {
  const client = await apiClient(siteUrl());
  right(await client.call(postTourShopping, { body: { shopping: { name, slot, adults, children: 0 } } }));
}

let orders = 0;

/** The code of an order of one adult that waits for its payment. */
export const tourOrder = async (client: ApiClient, asked: Asked): Promise<string> =>
  (await orderedTour(client, { ...asked, adults: 1 })).order!.code;

/** A selection of adults with its order, which waits for its payment. */
export async function orderedTour(
  client: ApiClient,
  asked: Asked & { readonly adults: number },
): Promise<ShoppingData> {
  const { session, shopping } = await chosenTour(client, asked);
  orders += 1;
  return right(
    await client.call(putTourCheckout, {
      body: {
        session: session.id,
        idempotency_key: `key-of-tour-${orders}`,
        contact: { ...GIVER, apply: true },
        participants: Array.from({ length: asked.adults }, (_, at) =>
          at === 0 ? {} : { first_name: 'Luz', last_name: 'Gil' },
        ),
        total: shopping!.total,
      },
    }),
  );
}

/** The cookies of a visitor with a selection: those of a program, and what the pages would have set. */
export const shoppingCookie = (client: ApiClient, { session, shopping }: ShoppingData): string =>
  `${client.cookie()}; shopping-session=${session.id}; shopping=${shopping!.tour.name}`;

/** The same for a browser. */
export const browserCookies = (header: string): Parameters<BrowserContext['addCookies']>[0] =>
  header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: 'localhost', path: '/' };
  });
