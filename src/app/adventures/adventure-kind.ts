import type { AdventureStore } from '#app/adventures/ports.ts';
import type { PlainKind } from '#app/orders/plain-fulfilment.ts';
import {
  ADVENTURE,
  ADVENTURE_TAX,
  adventurePrice,
  type OrderedAdventure,
  readAdventure,
  SOLD_UNTIL_MINUTES,
} from '#domain/adventures/adventure.ts';
import { itemLine } from '#domain/orders/item-line.ts';
import { before, MINUTE } from '#kernel/instant.ts';

export interface AdventureKindDeps {
  readonly adventureStore: Pick<AdventureStore, 'sold'>;
}

/**
 * An adventure is paid first and booked afterwards, by a job that asks the supplier until the outcome is known: what
 * cannot be booked goes back by itself. Nothing is held meanwhile, so money that comes late buys what is left then.
 */
export const adventureKind = ({ adventureStore }: AdventureKindDeps): PlainKind<OrderedAdventure> => ({
  kind: ADVENTURE,
  read: readAdventure,
  price: adventurePrice,
  before: ({ starts }) => [before(starts, SOLD_UNTIL_MINUTES * MINUTE)],
  sell: async (tx, { order, code, what }, payment) => {
    await adventureStore.sold(tx, { ...what, order, payment });
    return [
      itemLine({
        id: `${code}A`,
        description: `${what.title.es}, ${what.people} personas. Lo ofrece ${what.provider}`,
        total: what.total,
        tax: ADVENTURE_TAX,
      }),
    ];
  },
});
