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
import type { StoredItem } from '#app/orders/ports.ts';
import type { DescribeOrder } from '#app/basket/ports.ts';
import type { Step } from '#domain/booking/step.ts';
import { TRIP } from '#domain/booking/trip.ts';
import type { Order } from '#domain/orders/order.ts';
import { type DescribeDeps, describeInWords, describeTrip } from '#http/basket/describe.ts';
import type { ItemWords } from '#http/orders/item-words.ts';
import { packWords } from '#http/packs/words.ts';
import { orderText } from '#text/orders.ts';
import * as paths from '#wire/page-paths.ts';

type WordsOf = (what: unknown) => ItemWords;

const ANYTHING: ItemWords = { title: orderText.anything, details: [] };

/** By the kind of item: its words, from its stored data. Each kind that is bought by itself has an entry here. */
export const ITEM_WORDS: Readonly<Record<string, WordsOf>> = {
  // Its journeys are not in its item: pages, letters and lists of a reservation have their words.
  [TRIP]: () => ({ ...ANYTHING, place: { es: stepPath('es'), en: stepPath('en') } }),
  [GIFT_CARD]: giftWords,
  [POINTS_PACK]: packWords,
  [LOUNGE_VISIT]: visitWords,
  [TOUR]: tourWords,
  [ADVENTURE]: adventureWords,
  [BASKET]: basketWords,
};

const stepPath = (lang: 'es' | 'en'): string => `${paths.reservationFlow[lang]}/${'pago' satisfies Step}`;

/** The words of an item; a kind without an entry here, such as one that is no longer sold, gets the general word. */
export const wordsOf = ({ kind, what }: Pick<StoredItem, 'kind' | 'what'>, words = ITEM_WORDS): ItemWords =>
  words[kind]?.(what) ?? ANYTHING;

/** As much of an order as says what it is of. */
interface OfKinds extends Pick<Order, 'parent'> {
  readonly items: readonly Pick<StoredItem, 'kind'>[];
}

/** What a record has for the kind of an order; what is bought for a trip afterwards goes with the trip. */
const entryOf = <Entry>(record: Readonly<Record<string, Entry>>, { parent, items }: OfKinds): Entry | undefined =>
  record[parent === undefined ? (items[0]?.kind ?? TRIP) : TRIP];

/** The path of the page on which an order is paid, if it is not the page of orders. */
export const placeOf = (order: Pick<Order, 'parent' | 'items'>, items: readonly StoredItem[]): ItemWords['place'] =>
  entryOf(ITEM_WORDS, order)?.(items[0]?.what).place;

/** Whose pages show an order: those of a reservation, or those of orders. */
export const pagesOf = (order: OfKinds): 'reservation' | 'order' =>
  entryOf({ [TRIP]: 'reservation' as const }, order) ?? 'order';

/** Who writes the letters about an order: those of a reservation, or those of orders. */
export const lettersOf = <Letters>(
  order: Pick<Order, 'parent' | 'items'>,
  by: { readonly reservation: Letters; readonly order: Letters },
) => entryOf({ [TRIP]: by.reservation }, order) ?? by.order;

/** Orders as a basket lists them: in the words of their kinds, and those of trips by their journeys. */
export function describeOrder(deps: DescribeDeps, words = ITEM_WORDS): DescribeOrder {
  const kinds = { [TRIP]: describeTrip(deps) };
  const inWords = describeInWords(deps, (item) => wordsOf(item, words));
  return (order, items) => (entryOf(kinds, order) ?? inWords)(order, items);
}
