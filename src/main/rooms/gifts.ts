import { giftDocuments } from '#adapters/documents/gift-documents.ts';
import { giftHandlers, type GiftHandlerDeps } from '#http/gifts/handlers.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import type { Brand } from '#web/brand.ts';
import { signOf } from '#web/site-files.ts';

interface GiftsRoomDeps extends Omit<GiftHandlerDeps, 'zone' | 'giftDocuments' | 'carrier'> {
  readonly brand: Brand;
}

/** Gift cards: ordering one, and its balance. They are paid, returned and spent like anything else. */
export const giftsRoom = ({ brand, ...deps }: GiftsRoomDeps): Room => ({
  handlers: giftHandlers({
    ...deps,
    giftDocuments: giftDocuments(signOf(brand)),
    carrier: brand.name,
    zone: CARRIER_ZONE,
  }),
});
