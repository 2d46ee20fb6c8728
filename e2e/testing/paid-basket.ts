import { getOrder, postOrderPayment } from '#wire/orders.ts';
import { getTourCancellation, postTourCancel } from '#wire/tours-sale.ts';
import { getVouchers } from '#wire/vouchers.ts';
import type { ApiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { siteUrl } from './own-site.ts';
import { right } from './reach-steps.ts';

/** How often vouchers are asked for, and the pause after each. */
const [TRIES, PAUSE_MS] = [60, 250] as const;

/** Pays a basket by card, and waits until the suppliers have confirmed these of its orders. */
export async function payBasket(
  client: ApiClient,
  code: string,
  proven: readonly string[],
  url = siteUrl(),
): Promise<void> {
  const { total } = right(await client.call(getOrder, { query: { code } })).order;
  const token = await cardToken(url, '4111111111111111');
  const body = { code, method: 'credit', idempotency_key: `key-of-${code}`, total, token } as const;
  right(await client.call(postOrderPayment, { body }));
  for (const order of proven) await untilVouchers(client, order);
}

async function untilVouchers({ call }: ApiClient, code: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (right(await call(getVouchers, { query: { code } })).vouchers.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`no voucher was issued for ${code}`);
}

/** Cancels a booked tour for what its ladder gives back now. */
export async function cancelTour({ call }: ApiClient, code: string): Promise<number> {
  const { amount } = right(await call(getTourCancellation, { query: { code } }));
  right(await call(postTourCancel, { body: { code, amount } }));
  return amount;
}
