import { baskets } from '#adapters/db/basket/baskets.ts';
import { loungeReads, loungeStore } from '#adapters/db/lounge/lounge-visits.ts';
import { orderReturnStores } from '#adapters/db/payment/return-stores.ts';
import { voucherStore, vouchers } from '#adapters/db/vouchers/vouchers.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { type LoungeHandlerDeps, loungeHandlers } from '#http/lounge/handlers.ts';
import type { Room } from '#main/rooms/room.ts';

export interface LoungeRoomDeps
  extends Omit<
    LoungeHandlerDeps,
    'loungeReads' | 'baskets' | 'loungeStore' | 'voucherStore' | 'vouchers' | 'inTransaction' | 'returning'
  > {
  readonly pool: Pool;
}

/** Lounges of frequent travellers. Visits are orders like any other; what a card includes costs nothing. */
export const loungeRoom = ({ pool, ...deps }: LoungeRoomDeps): Room => ({
  handlers: loungeHandlers({
    ...deps,
    loungeReads: loungeReads(pool),
    baskets: baskets(pool),
    loungeStore,
    voucherStore,
    vouchers: vouchers(pool),
    inTransaction: transactions(pool),
    returning: orderReturnStores,
  }),
});
