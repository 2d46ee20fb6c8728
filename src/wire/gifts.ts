import * as v from 'valibot';
import { buyerIn, orderKey } from '#wire/orders.ts';
import { route } from '#wire/route.ts';
import { amount, captchaAnswer, text } from '#wire/shapes.ts';

const service = 'websale';

/** Orders a gift card, paid like every other order. The same key from the same session orders one card. */
export const postGiftCard = route({
  service,
  method: 'POST',
  path: 'gift_card/order',
  summary: { es: 'Pedir una tarjeta de regalo', en: 'Order a gift card' },
  beginsSale: true,
  query: undefined,
  body: v.object({
    idempotency_key: orderKey,
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
    /** Its value, in whole pesos as centavos. */
    amount: v.optional(amount, 0),
    /** The recipient. */
    name: v.optional(text(200), ''),
    email: v.optional(text(320), ''),
    message: v.optional(text(2_000), ''),
    date: v.pipe(v.optional(text(20), ''), v.description('The day on which it is sent; empty: once it is paid')),
    buyer: v.optional(buyerIn, {}),
  }),
  data: v.object({ code: v.pipe(v.string(), v.description('Of the order, which is paid by `order/payment`')) }),
});

/** The balance of a card. An unknown code and a wrong secret get the same answer. */
export const postGiftBalance = route({
  service,
  method: 'POST',
  path: 'gift_card/balance',
  summary: { es: 'Saldo de una tarjeta de regalo', en: 'Balance of a gift card' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({
    code: v.optional(text(40), ''),
    secret: v.optional(text(40), ''),
    captcha: captchaAnswer,
    document: v.pipe(v.optional(v.boolean(), false), v.description('Whether the card is wanted as a PDF')),
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
  }),
  data: v.object({
    amount,
    left: amount,
    /** With the secret, which was sent to ask; in base64. Null: not asked for, or the card was given back. */
    document: v.nullable(v.object({ pdf: v.string(), filename: v.string() })),
  }),
});

export const giftRoutes = [postGiftCard, postGiftBalance];
