import { postGiftCard } from '#wire/gifts.ts';
import type { ApiClient } from './api-client.ts';
import { right } from './reach-steps.ts';

/** The buyer of a card. */
export const GIVER = {
  first_name: 'Ana',
  last_name: 'López',
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};

let orders = 0;

/** The code of a gift card order that waits for its payment, by default of 500 pesos. */
export async function giftOrder(
  client: ApiClient,
  lang: 'es' | 'en' = 'es',
  change: { readonly amount?: number; readonly message?: string } = {},
): Promise<string> {
  orders += 1;
  const gift = { amount: 50_000, name: 'Luz Gil', email: 'luz@example.com', message: '', date: '', ...change };
  return right(
    await client.call(postGiftCard, {
      body: { ...gift, idempotency_key: `key-of-order-${orders}`, lang, buyer: GIVER },
    }),
  ).code;
}
