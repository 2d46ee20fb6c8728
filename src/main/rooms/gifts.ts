import { giftHandlers, type GiftHandlerDeps } from '#http/gifts/handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** Gift cards: ordering one, and what is left on one. They are paid, returned and spent as anything else is. */
export const giftsRoom = (deps: Omit<GiftHandlerDeps, 'zone'>): Room => ({
  handlers: giftHandlers({ ...deps, zone: CARRIER_ZONE }),
});
