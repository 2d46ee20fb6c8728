import { giftMorning, readGift } from '#domain/gifts/gift-rules.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { moneyIn } from '#text/money.ts';
import type { Message } from '#text/message.ts';
import { giftText } from '#text/gifts.ts';

const same = (text: string): Message => ({ es: text, en: text });

/** A gift card on the page of its order and in its letters, without code and secret, which are for its recipient. */
export function giftWords(what: unknown): ItemWords {
  const { amount, name, email, message, date } = readGift(what);
  const day = date ? { es: formatLongDate(date, 'es'), en: formatLongDate(date, 'en') } : giftText.atOnce;
  return {
    title: giftText.name,
    details: [
      { label: giftText.amount, text: { es: moneyIn(amount, 'es'), en: moneyIn(amount, 'en') } },
      { label: giftText.receiver, text: same(name) },
      { label: giftText.receiverEmail, text: same(email) },
      { label: giftText.sentOn, text: day },
      ...(message === '' ? [] : [{ label: giftText.message, text: same(message) }]),
    ],
    // Without a day it is sent with the payment; this is said of what is paid.
    next: date ? giftText.nextOn(name, day) : giftText.sent(name),
    ...(date && {
      since: (now: Instant, zone: Zone) => (now < giftMorning(date, zone) ? undefined : giftText.sent(name)),
    }),
    isReturnable: true,
    isPrepaid: true,
  };
}
