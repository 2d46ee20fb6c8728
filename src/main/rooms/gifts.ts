import { giftHandlers, type GiftHandlerDeps } from '#http/gifts/handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** Gift cards: ordering one, and its balance. They are paid, returned and spent like anything else. */
export const giftsRoom = (deps: Omit<GiftHandlerDeps, 'zone'>): Room => ({
  handlers: giftHandlers({ ...deps, zone: CARRIER_ZONE }),
});
