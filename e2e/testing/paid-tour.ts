import { getTourTicket, postTourBooking, postTourPayment } from '#wire/tours-sale.ts';
import type { ApiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { right } from './reach-steps.ts';
import { getOrder } from '#wire/orders.ts';

/** How often a booking is asked for, and the pause after each. */
const [TRIES, PAUSE_MS] = [60, 250] as const;

/** Pays the order of a tour by card, and waits until its operator has booked it. */
export async function payTour(client: ApiClient, code: string, url: string): Promise<void> {
  const { order } = right(await client.call(getOrder, { query: { code } }));
  const body = { code, method: 'credit', idempotency_key: `key-of-${code}`, total: order.total } as const;
  right(await client.call(postTourPayment, { body: { ...body, token: await cardToken(url, '4111111111111111') } }));
  for (let tries = 0; tries < TRIES; tries += 1) {
    await client.call(postTourBooking, { body: { code } });
    if (right(await client.call(getTourTicket, { query: { code } })).ticket.state === 'booked') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`the tour of ${code} was not booked`);
}
