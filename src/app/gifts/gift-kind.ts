import type { PlainKind } from '#app/orders/plain-fulfilment.ts';
import type { Random } from '#app/ports.ts';
import { CROCKFORD } from '#kernel/crockford.ts';
import { GIFT_CODE_LENGTH, type GiftCode } from '#domain/gifts/gift-code.ts';
import { GIFT_CARD, giftMorning, giftReturnTerms, type OrderedGift, readGift } from '#domain/gifts/gift-rules.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import type { GiftStore } from './ports.ts';

export interface GiftKindDeps {
  readonly gifts: GiftStore;
  readonly random: Random;
  /** The carrier's time zone: a card is sent in the morning of its day. */
  readonly zone: Zone;
}

/**
 * A gift card is prepaid money and not a sale: what is bought with it later is taxed and invoiced then. So it cannot be
 * paid with credit, points or an agency's account, which it would convert into money.
 */
export const giftKind = ({ gifts, random, zone }: GiftKindDeps): PlainKind<OrderedGift> => ({
  kind: GIFT_CARD,
  read: readGift,
  price: ({ amount }) => ({ total: amount, net: ZERO, vat: ZERO }),
  neverBy: ['store_credit', 'traveller_purchased', 'traveller_win', 'agencies'],
  sell: async (tx, { order, what, now }, payment) => {
    await gifts.issue(tx, {
      id: uuidV7(now, random(10)),
      order,
      payment,
      code: newCode(random(GIFT_CODE_LENGTH - 1)),
      gift: what,
      sendAt: sendAt(what, now, zone),
    });
    return [];
  },
  returning: async (tx, { order }) => {
    const card = await gifts.lock(tx, order);
    if (!card) throw new Error(`order ${order} has no card`);
    return { terms: giftReturnTerms(card), takeBack: (back) => gifts.takeBack(tx, { ...card, order }, back) };
  },
});

/** Five bits of each byte: every symbol is equally likely. */
const newCode = (random: Uint8Array): GiftCode =>
  id<'gift-code'>(`G${Array.from(random, (byte) => CROCKFORD[byte & 31]).join('')}`);

/** In the morning of its day; immediately when that is past, or no day was chosen. */
function sendAt({ date }: OrderedGift, now: Instant, zone: Zone): Instant {
  if (date === undefined) return now;
  const morning = giftMorning(date, zone);
  return morning < now ? now : morning;
}
