import { type BalanceAsked, giftBalance } from '#app/gifts/gift-balance.ts';
import { orderGift, type OrderGiftDeps } from '#app/gifts/order-gift.ts';
import type { GiftCards, GiftProofs, GiftSecrets } from '#app/gifts/ports.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import { type Handler, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import { buyerOf } from '#http/orders/buyer.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/gifts.ts';

export type GiftHandlerDeps = OrderGiftDeps &
  GuardDeps & {
    readonly giftCards: Pick<GiftCards, 'byCode'>;
    readonly giftSecrets: GiftSecrets;
    readonly giftProofs: GiftProofs;
  };

/** The calls of gift cards: ordering one, and its balance. */
export function giftHandlers(deps: GiftHandlerDeps): readonly Handler[] {
  const order = orderGift(deps);
  const balance = giftBalance(deps);
  return [
    handler(wire.postGiftCard, async ({ body: { idempotency_key: key, lang, buyer, ...gift }, caller, now }) => {
      const ordered = await order({ gift, key, lang, buyer: buyerOf(buyer) }, caller, now);
      return ordered.ok ? ok({ code: ordered.value }) : ordered;
    }),
    handler(wire.postGiftBalance, async ({ body, caller, now }) => {
      const asked: BalanceAsked = { code: body.code, secret: body.secret, captcha: body.captcha };
      const card = await balance(asked, countedCaller(caller), now);
      return card.ok ? ok({ amount: card.value.amount, left: card.value.left }) : card;
    }),
  ];
}
