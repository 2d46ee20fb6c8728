import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { GiftSecrets } from '#app/gifts/ports.ts';
import { GIFT_SECRET_LENGTH } from '#domain/gifts/gift-code.ts';
import { toBase32 } from '#kernel/crockford.ts';

/** Secrets derived from the site's: read access to the database does not reveal them. */
export const giftSecrets = (secret: string): GiftSecrets => ({
  secretOf: ({ id }) => {
    const mac = createHmac('sha256', secret).update(`gift card ${id}`).digest();
    return toBase32(mac.subarray(0, BYTES));
  },
  isSame: (typed, known) => timingSafeEqual(hashOf(typed), hashOf(known)),
});

/** Five bits per symbol. */
const BYTES = (GIFT_SECRET_LENGTH * 5) / 8;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
