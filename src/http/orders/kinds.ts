import { ADVENTURE } from '#domain/adventures/adventure.ts';
import { BASKET } from '#domain/basket/basket.ts';
import { GIFT_CARD } from '#domain/gifts/gift-rules.ts';
import { POINTS_PACK } from '#domain/packs/pack-rules.ts';
import { LOUNGE_VISIT } from '#domain/lounge/lounge.ts';
import { TOUR } from '#domain/tours/product.ts';
import { tourWords } from '#http/tours/words.ts';
import { adventureWords } from '#http/adventures/words.ts';
import { basketWords } from '#http/basket/words.ts';
import { giftWords } from '#http/gifts/words.ts';
import { visitWords } from '#http/lounge/words.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { packWords } from '#http/packs/words.ts';
import { orderText } from '#text/orders.ts';

/** By the kind of item: its words, from its stored data. Each kind sold alone has an entry here. */
export const ITEM_WORDS: Readonly<Record<string, (what: unknown) => ItemWords>> = {
  [GIFT_CARD]: giftWords,
  [POINTS_PACK]: packWords,
  [LOUNGE_VISIT]: visitWords,
  [TOUR]: tourWords,
  [ADVENTURE]: adventureWords,
  [BASKET]: basketWords,
};

/** The words of an item; a kind without an entry here, such as a trip or one no longer sold, gets the general word. */
export const wordsOf = ({ kind, what }: { readonly kind: string; readonly what: unknown }): ItemWords =>
  ITEM_WORDS[kind]?.(what) ?? { title: orderText.anything, details: [] };

/** Whether each item has words here: items sold with a trip have pages and letters of their own. */
export const standsAlone = (items: readonly { readonly kind: string }[]): boolean =>
  items.length > 0 && items.every(({ kind }) => ITEM_WORDS[kind] !== undefined);
