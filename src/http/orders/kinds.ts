import { GIFT_CARD } from '#domain/gifts/gift-rules.ts';
import { giftWords } from '#http/gifts/words.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { orderText } from '#text/orders.ts';

/** By the kind of item: its words, from what its row says. A kind has its line here. */
export const ITEM_WORDS: Readonly<Record<string, (what: unknown) => ItemWords>> = { [GIFT_CARD]: giftWords };

/** The words of an item; of a kind that has none here, a trip or one that is no longer sold, the word for all. */
export const wordsOf = ({ kind, what }: { readonly kind: string; readonly what: unknown }): ItemWords =>
  ITEM_WORDS[kind]?.(what) ?? { title: orderText.anything, details: [] };

/** Whether each item has words here: what is sold with a trip has pages and letters of its own. */
export const standsAlone = (items: readonly { readonly kind: string }[]): boolean =>
  items.length > 0 && items.every(({ kind }) => ITEM_WORDS[kind] !== undefined);
