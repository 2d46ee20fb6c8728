import * as v from 'valibot';
import { BOUGHT_STATES } from '#domain/basket/bought.ts';
import { ERROR_CODES } from '#domain/errors.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, reservationCodeText, text } from '#wire/shapes.ts';

const service = 'websale';

/** Who sells and invoices an order. */
const seller = v.object({
  name: v.pipe(v.nullable(v.string()), v.description('Of the partner; null: the carrier')),
  invoice_phone: v.pipe(v.nullable(v.string()), v.description('Where the partner is asked for its invoice')),
});

/** An order in a basket, or one that can be paid with it. */
export const basketPart = v.object({
  code: v.string(),
  title: bilingual,
  details: v.array(v.object({ label: bilingual, text: bilingual })),
  seller,
  total: amount,
  pay_before: v.pipe(v.nullable(v.string()), v.description('The first of its deadlines')),
  refusal: v.pipe(
    v.nullable(v.picklist(ERROR_CODES)),
    v.description('Why it can no longer be paid: the basket can be once it is taken out'),
  ),
});

export type BasketPartView = v.InferOutput<typeof basketPart>;

/** Two orders, by their codes, that are at the same time or too close to each other. */
const close = v.object({
  before: v.string(),
  after: v.string(),
  minutes: v.pipe(v.number(), v.description('Negative: they overlap')),
  needed: v.number(),
});

export const basketView = v.object({
  code: v.pipe(v.nullable(v.string()), v.description('Of the order that pays for it; null: nothing was put in it')),
  parts: v.array(basketPart),
  total: amount,
  close: v.array(close),
  protected: v.pipe(
    v.array(v.object({ before: v.string(), after: v.string() })),
    v.description('If the first is late, who travels on both takes a later one of the second without charge'),
  ),
  excluded: v.array(
    v.object({
      way: v.picklist(['cash', 'loyalty', 'credit']),
      because: v.pipe(
        v.nullable(v.string()),
        v.description('The order that does not accept it; null: baskets never do'),
      ),
    }),
  ),
  invoices: v.pipe(
    v.array(v.object({ seller, codes: v.array(v.string()) })),
    v.description('One invoice for each seller'),
  ),
  others: v.pipe(v.array(basketPart), v.description('Open orders of the session that are not in it')),
  paying: v.pipe(v.boolean(), v.description('A payment of it is under way')),
});

export type BasketView = v.InferOutput<typeof basketView>;

const basket = v.object({ basket: basketView });

/** What the session has in its basket. */
export const getBasket = route({
  service,
  method: 'GET',
  path: 'basket/state',
  summary: { es: 'La canasta: varios pedidos que se pagan juntos', en: 'The basket: several orders paid together' },
  query: v.object({}),
  body: undefined,
  data: basket,
});

/** Puts an order of the session into its basket. Idempotent. */
export const postBasketAdd = route({
  service,
  method: 'POST',
  path: 'basket/add',
  summary: { es: 'Poner un pedido en la canasta', en: 'Put an order into the basket' },
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: basket,
});

/** Takes an order out of the basket; it can be paid alone. Idempotent. */
export const postBasketRemove = route({
  service,
  method: 'POST',
  path: 'basket/remove',
  summary: { es: 'Sacar un pedido de la canasta', en: 'Take an order out of the basket' },
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: basket,
});

/** By which calls a buyer cancels something: of trips, or of orders. */
export const CANCELLED_AS = ['trip', 'order'] as const;

export type CancelledAs = (typeof CANCELLED_AS)[number];

/** Something that was paid together with an order, and no longer goes with it. */
const besideView = v.object({
  code: v.string(),
  title: bilingual,
  details: v.array(v.object({ label: bilingual, text: bilingual })),
  path: v.pipe(bilingual, v.description('Of its page')),
  gives_back: v.pipe(amount, v.description('What cancelling it now gives back')),
  cancelled_as: v.pipe(
    v.nullable(v.picklist(CANCELLED_AS)),
    v.description('`trip`: `reservation/{code}/cancel`, `order`: `order/return`; null: not by its buyer'),
  ),
  paid_with: v.pipe(v.boolean(), v.description('It was paid together with the order')),
});

export type BesideView = v.InferOutput<typeof besideView>;

/**
 * What no longer goes with an order that is about to be cancelled or moved: the shuttle to it, the lounge, a tour. Of
 * what was paid together with it, and of what the caller bought besides. Reads only.
 */
export const getBasketBeside = route({
  service,
  method: 'GET',
  path: 'basket/beside',
  summary: {
    es: 'Qué deja de coincidir si un pedido se cancela o cambia',
    en: 'What no longer fits when an order is cancelled or changed',
  },
  query: v.object({
    code: reservationCodeText,
    directions: v.pipe(v.optional(text(60), ''), v.description('Of a trip: `departure,return`; empty: all')),
    departs_at: v.pipe(v.optional(text(40), ''), v.description('Where it moves to; empty: it is cancelled')),
    arrives_at: v.optional(text(40), ''),
  }),
  body: undefined,
  data: v.object({ beside: v.array(besideView) }),
});

/** An order that a basket paid for, as it stands. */
const boughtOrder = v.object({
  code: v.string(),
  title: bilingual,
  details: v.array(v.object({ label: bilingual, text: bilingual })),
  seller,
  state: v.pipe(
    v.picklist(BOUGHT_STATES),
    v.description('`waiting`: its supplier has not confirmed it yet; `returned`: nothing of it is left'),
  ),
  pages: v.pipe(
    v.picklist(['reservation', 'order']),
    v.description('Whose pages show it; tickets of a reservation are in `reservation/state`'),
  ),
  path: v.pipe(bilingual, v.description('Of its page')),
  vouchers: v.pipe(v.boolean(), v.description('Vouchers prove it: `voucher/list`')),
  paid: v.pipe(amount, v.description('Its share of the payment')),
  back: v.pipe(amount, v.description('What of it went back to the buyer, or is on its way')),
});

export const boughtBasketView = v.object({
  orders: v.array(boughtOrder),
  paid: amount,
  back: amount,
  left: v.pipe(amount, v.description('What remains paid')),
});

export type BoughtBasketView = v.InferOutput<typeof boughtBasketView>;

/** What became of each order of a paid basket. */
export const getBasketBought = route({
  service,
  method: 'GET',
  path: 'basket/bought',
  summary: { es: 'Lo que pagó una canasta, pedido por pedido', en: 'What a basket paid for, order by order' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: boughtBasketView,
});

export const basketRoutes = [getBasket, postBasketAdd, postBasketRemove, getBasketBeside, getBasketBought];
