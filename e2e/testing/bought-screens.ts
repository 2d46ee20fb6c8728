import { postAdditions } from '#wire/luggage/calls.ts';
import { itineraryPath, orderPath } from '#wire/link-paths.ts';
import { postOrderPayment, postOrderReturn } from '#wire/orders.ts';
import * as paths from '#wire/page-paths.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { giftOrder } from './gift-order.ts';
import { siteUrl } from './own-site.ts';
import { paidTrip, payByCard } from './paid-trip.ts';
import { right } from './reach-steps.ts';
import type { Screen } from './screens.ts';

/** What a buyer sees after paying: tickets, the reservation and what can be done with it, and orders without a trip. */
export async function boughtScreens(): Promise<readonly Screen[]> {
  return [...(await tripScreens()), ...(await orderScreens())];
}

/** Of a paid trip with a suitcase and internet on board. */
async function tripScreens(): Promise<readonly Screen[]> {
  const trip = await paidTrip({ ahead: 14, service: 'ejecutivo' });
  const items = ['bag', 'internet-plus-four'].map((offer) => ({ ticket_id: trip.ticket, offer, quantity: 1 }));
  const added = right(await trip.client.call(postAdditions, { params: { code: trip.code }, body: { items } }));
  await payByCard(trip.client, added.code, siteUrl());
  const cookies = `${trip.client.cookie()};reservation=${trip.code}`;
  const at = (page: string) => `${page}?code=${trip.code}`;
  return [
    { name: 'tickets', path: at('/reservacion/boletos'), cookies },
    { name: 'paid reservation', path: itineraryPath('es', trip.code), cookies },
    { name: 'cancel', path: at(paths.cancel.es), cookies, isStatic: true },
    { name: 'notices', path: at(paths.notices.es), cookies },
    { name: 'bad link to stop notices', path: paths.stopNotices.es, isStatic: true },
    { name: 'tickets of the device', path: paths.myTickets.es },
    { name: 'vouchers of the device', path: paths.myVouchers.es },
  ];
}

/** Of gift cards: an order that is paid, one returned, one that waits for a store, and one of somebody else. */
async function orderScreens(): Promise<readonly Screen[]> {
  const client = await apiClient(siteUrl());
  const paid = await giftOrder(client);
  await pay(client, paid);
  const returned = await giftOrder(client);
  await pay(client, returned);
  right(await client.call(postOrderReturn, { body: { code: returned } }));
  const waiting = await giftOrder(client);
  right(await client.call(postOrderPayment, { body: { ...bodyOf(waiting), method: 'openpay' } }));
  const cookies = client.cookie();
  return [
    { name: 'paid order', path: orderPath('es', paid), cookies },
    { name: 'returned order', path: orderPath('es', returned), cookies },
    { name: 'order to pay in a store', path: orderPath('es', waiting), cookies },
    { name: 'order of somebody else', path: orderPath('es', paid), isStatic: true },
  ];
}

/** Of the amount of a test's gift card. */
const bodyOf = (code: string) => ({ code, idempotency_key: `key-of-${code}`, total: 50_000 });

async function pay(client: ApiClient, code: string): Promise<void> {
  const token = await cardToken(siteUrl(), '4111111111111111');
  right(await client.call(postOrderPayment, { body: { ...bodyOf(code), method: 'credit', token } }));
}
