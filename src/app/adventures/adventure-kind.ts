import type { AdventureStore } from '#app/adventures/ports.ts';
import type { ReturnId } from '#app/orders/fulfilment.ts';
import type { PlainKind } from '#app/orders/plain-fulfilment.ts';
import type { VoucherStore } from '#app/vouchers/ports.ts';
import {
  ADVENTURE,
  adventurePrice,
  type OrderedAdventure,
  readAdventure,
  SOLD_UNTIL_MINUTES,
} from '#domain/adventures/adventure.ts';
import { adventureOffer, adventureReturnTerms } from '#domain/adventures/cancelled-adventure.ts';
import { before, MINUTE } from '#kernel/instant.ts';

export interface AdventureKindDeps {
  readonly adventureStore: Pick<AdventureStore, 'sold' | 'lock' | 'cancelled'>;
  readonly voucherStore: Pick<VoucherStore, 'cancel'>;
}

/**
 * An adventure is paid first and booked afterwards, by a job that asks the supplier until the outcome is known: what
 * cannot be booked goes back by itself. Nothing is held meanwhile, so money that comes late buys what is left then.
 */
export const adventureKind = ({ adventureStore, voucherStore }: AdventureKindDeps): PlainKind<OrderedAdventure> => ({
  kind: ADVENTURE,
  read: readAdventure,
  price: adventurePrice,
  before: ({ starts }) => [before(starts, SOLD_UNTIL_MINUTES * MINUTE)],
  sell: async (tx, { order, what }, payment) => {
    await adventureStore.sold(tx, { ...what, order, payment });
    // Its supplier invoices it.
    return [];
  },
  returning: async (tx, { order, what, now }) => {
    const terms = adventureReturnTerms(what, await adventureStore.lock(tx, order), now);
    const takeBack = async (id: ReturnId) => {
      await adventureStore.cancelled(tx, id, { order, back: adventureOffer(what, now).amount });
      await voucherStore.cancel(tx, order, what.code);
    };
    return { terms, takeBack };
  },
});
