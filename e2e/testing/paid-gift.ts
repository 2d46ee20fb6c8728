import { expect } from 'vitest';
import { postOrderPayment } from '#wire/orders.ts';
import { apiClient } from './api-client.ts';
import { cardToken } from './card-token.ts';
import { giftOrder } from './gift-order.ts';
import { siteUrl } from './own-site.ts';
import { right } from './reach-steps.ts';
import { savedMails } from './saved-mails.ts';

/** Centavos on such a card: more than a trip costs. */
export const GIFT_WORTH = 500_000;

const GIFT_CODE = /G[0-9A-Z]{4}-[0-9A-Z]{5}/;

/** Code and secret as in a card's letter. The buyer's letter has the same words and no code, and may arrive first. */
export async function giftIn(words: string): Promise<readonly [code: string, secret: string]> {
  const letters = async () => (await savedMails(words)).filter(({ text }) => GIFT_CODE.test(text!));
  await expect.poll(letters).toHaveLength(1);
  const [mail] = await letters();
  const [code = ''] = GIFT_CODE.exec(mail!.text!) ?? [];
  const [secret = ''] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(mail!.text!.replace(code, '')) ?? [];
  return [code, secret];
}

/** Code and secret of a paid card, whose letter has these words. */
export async function paidGift(message: string): Promise<readonly [code: string, secret: string]> {
  const client = await apiClient(siteUrl());
  const code = await giftOrder(client, 'es', { amount: GIFT_WORTH, message });
  const token = await cardToken(siteUrl(), '4111111111111111');
  const paid = { code, method: 'credit', token, total: GIFT_WORTH, idempotency_key: `key-of-${code}` } as const;
  right(await client.call(postOrderPayment, { body: paid }));
  return giftIn(message);
}
