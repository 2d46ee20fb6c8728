import { type BalanceAsked, giftBalance } from '#app/gifts/gift-balance.ts';
import { orderGift, type OrderGiftDeps } from '#app/gifts/order-gift.ts';
import type { GiftCards, GiftProofs, GiftSecrets } from '#app/gifts/ports.ts';
import type { GuardDeps } from '#app/guessing/guarded-try.ts';
import { type Handler, handler } from '#http/handler.ts';
import { giftPaper, type GiftPaperDeps } from '#http/gifts/sheet.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import { buyerOf } from '#http/orders/buyer.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/gifts.ts';

export type GiftHandlerDeps = OrderGiftDeps &
  GuardDeps & {
    readonly giftCards: GiftCards;
    readonly giftSecrets: GiftSecrets;
    readonly giftProofs: GiftProofs;
  } & GiftPaperDeps;

/** The calls of gift cards: ordering one, and its balance. */
export function giftHandlers(deps: GiftHandlerDeps): readonly Handler[] {
  const order = orderGift(deps);
  const balance = giftBalance(deps);
  const paper = giftPaper(deps);
  return [
    handler(wire.postGiftCard, async ({ body: { idempotency_key: key, lang, buyer, ...gift }, caller, now }) => {
      const ordered = await order({ gift, key, lang, buyer: buyerOf(buyer) }, caller, now);
      return ordered.ok ? ok({ code: ordered.value }) : ordered;
    }),
    handler(wire.postGiftBalance, async ({ body, caller, now }) => {
      const asked: BalanceAsked = { code: body.code, secret: body.secret, captcha: body.captcha };
      const card = await balance(asked, countedCaller(caller), now);
      if (!card.ok) return card;
      const sent = body.document ? await deps.giftCards.byId(card.value.id) : undefined;
      const drawn = sent && !sent.isReturned ? await paper(sent, body.lang, now) : undefined;
      return ok({
        amount: card.value.amount,
        left: card.value.left,
        document: drawn ? { filename: drawn.filename, pdf: Buffer.from(drawn.pdf).toString('base64') } : null,
      });
    }),
  ];
}
