import { orderHandlers, type OrderHandlerDeps } from '#http/orders/handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Wallets } from '#main/accounts/wallets.ts';

interface OrdersRoomDeps extends OrderHandlerDeps {
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'frameUrl'> | undefined;
  readonly testMode: boolean;
}

/** Orders of something else than a trip: their page, their payment and the way back to them. */
export const ordersRoom = (deps: OrdersRoomDeps): Room => ({
  handlers: orderHandlers(deps, {
    cardFrameUrl: '/card-frame',
    walletFrameUrl: deps.wallets?.frameUrl,
    testMode: deps.testMode,
    zone: CARRIER_ZONE,
  }),
});
