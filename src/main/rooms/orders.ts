import type { Pool } from '#adapters/db/pool.ts';
import { orderHandlers, type OrderHandlerDeps } from '#http/orders/handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { returnDeps } from '#main/rooms/fulfilments.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Wallets } from '#main/accounts/wallets.ts';

interface OrdersRoomDeps extends Omit<OrderHandlerDeps, keyof ReturnType<typeof returnDeps>> {
  readonly pool: Pool;
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'frameUrl'> | undefined;
  readonly testMode: boolean;
}

/** Orders that are not a trip: their page, their payment and resuming them. */
export const ordersRoom = (deps: OrdersRoomDeps): Room => ({
  handlers: orderHandlers(
    { ...deps, ...returnDeps(deps.pool) },
    {
      cardFrameUrl: '/card-frame',
      walletFrameUrl: deps.wallets?.frameUrl,
      testMode: deps.testMode,
      zone: CARRIER_ZONE,
    },
  ),
});
