import type { Caller } from '#app/caller.ts';
import { beginOrder, type BeginOrderDeps, type OrderWanted } from '#app/orders/begin-order.ts';
import type { Faults } from '#domain/errors.ts';
import { GIFT_CARD, type GiftInput, giftFaults, orderedGift } from '#domain/gifts/gift-rules.ts';
import { type OrderCode } from '#kernel/ids.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { centavos, ZERO } from '#kernel/money.ts';
import type { Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export type OrderGiftDeps = BeginOrderDeps & { readonly zone: Zone };

interface GiftWanted extends Pick<OrderWanted, 'key' | 'lang' | 'buyer'> {
  readonly gift: GiftInput;
}

/** Orders a gift card: the order is complete and ready for payment. */
export const orderGift =
  ({ zone, ...deps }: OrderGiftDeps) =>
  async ({ gift, ...wanted }: GiftWanted, caller: Caller, now: Instant): Promise<Result<OrderCode, Faults>> => {
    const today = dateInZone(now, zone);
    const faults = giftFaults(gift, today);
    const isGood = faults.length === 0;
    return beginOrder(deps)(
      {
        ...wanted,
        total: isGood ? centavos(gift.amount) : ZERO,
        items: isGood ? [{ kind: GIFT_CARD, what: orderedGift(gift, today) }] : [],
      },
      { caller, now, faults },
    );
  };
