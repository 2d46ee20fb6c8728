import * as v from 'valibot';
import { ORDER_STANDINGS } from '#domain/orders/order-standing.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { buyerIn, orderKey, orderView, postOrderPayment } from '#wire/orders.ts';
import { type Route, route } from '#wire/route.ts';
import { amount, carrierId, localTime, reservationCodeText, text } from '#wire/shapes.ts';

const service = 'vallarta_adventures';
const lang = v.optional(v.picklist(['es', 'en']), 'es');
const orderId = v.pipe(reservationCodeText, v.description('The code of the order'));

const adventureView = v.object({
  booking_code: v.string(),
  name: v.string(),
  description: v.string(),
  meeting_point: v.string(),
  duration_minutes: v.number(),
  price: v.pipe(amount, v.description('For each person, all taxes included')),
  min_people: v.number(),
  max_people: v.number(),
  min_age: v.number(),
  cancellation: v.pipe(
    v.array(v.object({ hours_before: v.number(), percent: v.number() })),
    v.description('Given back so long before it begins, this share of the price goes back; later nothing'),
  ),
  provider: v.string(),
  phone: v.string(),
});

export type AdventureView = v.InferOutput<typeof adventureView>;

/** The adventures on sale, in the language asked for. */
export const getAdventures = route({
  service,
  method: 'GET',
  path: 'tour/list',
  summary: { es: 'Las aventuras en venta', en: 'The adventures on sale' },
  query: v.object({
    brand_id: v.optional(carrierId),
    operative_source: v.optional(text(20)),
    lang,
  }),
  body: undefined,
  data: v.object({ tours: v.array(adventureView) }),
});

/** An adventure with the departures on sale, full ones included. */
export const getAdventureDates = route({
  service,
  method: 'GET',
  path: 'tour/:booking_code/dates',
  summary: { es: 'Las salidas de una aventura', en: 'The departures of an adventure' },
  query: v.object({ lang }),
  body: undefined,
  data: v.object({
    tour: adventureView,
    dates: v.array(
      v.object({
        starts_at: localTime,
        left: v.pipe(v.number(), v.description('Places left')),
        price: v.pipe(amount, v.description('For each person, all taxes included')),
        supplier_tax: v.pipe(amount, v.description('Of it, the tax of who provides it')),
      }),
    ),
  }),
});

export type AdventureDatesView = v.InferOutput<typeof getAdventureDates.data>;

/**
 * Begins an order for places on a departure, which is paid next: the places are booked with the supplier once it is
 * paid. The same `idempotency_key` begins one order.
 */
export const postAdventureCheckout = route({
  service,
  method: 'POST',
  path: 'tour/:booking_code/checkout',
  summary: { es: 'Pedir lugares en una aventura', en: 'Order places on an adventure' },
  budget: 'create',
  beginsSale: true,
  query: undefined,
  body: v.object({
    idempotency_key: orderKey,
    lang,
    starts_at: v.optional(text(40), ''),
    people: v.optional(v.number(), 0),
    total: v.pipe(v.optional(amount, 0), v.description('The total that was seen')),
    buyer: buyerIn,
  }),
  data: v.object({ order_id: v.string() }),
});

/** What became of an order: of its payment, and of the booking that follows it. */
const checkoutView = v.object({
  order_id: v.string(),
  payment: v.picklist(ORDER_STANDINGS),
  booking: v.pipe(
    v.picklist(['none', 'pending', 'booked', 'refunded', 'cancelled']),
    v.description(
      '`pending`: paid, and the supplier is being asked; `refunded`: it could not be had, the money goes back; `cancelled`: by its buyer',
    ),
  ),
  reference: v.pipe(v.nullable(v.string()), v.description("The supplier's reference")),
});

export type CheckoutView = v.InferOutput<typeof checkoutView>;

/** Sends the payment of an order begun by a checkout, like `order/payment`. */
export const putAdventureCheckout = route({
  service,
  method: 'PUT',
  path: 'tour/:booking_code/checkout',
  summary: { es: 'Pagar una aventura', en: 'Pay an adventure' },
  budget: 'payment',
  guesses: 'declined',
  access: { proofs: ['traveller', 'agency'], required: false },
  query: undefined,
  body: v.object({
    order_id: orderId,
    payment_method: v.optional(v.picklist(PAYMENT_METHODS)),
    token: postOrderPayment.body.entries.token,
    device_session_id: postOrderPayment.body.entries.device_session_id,
    idempotency_key: orderKey,
    total: amount,
  }),
  data: v.object({ order: orderView, redirect_url: v.nullable(v.string()) }),
});

/** Only reads: nothing is asked of a provider of payments, and nothing is changed (T60). */
export const getAdventureCheckout = route({
  service,
  method: 'GET',
  path: 'tour/:booking_code/checkout',
  summary: { es: 'Qué pasó con el pedido de una aventura', en: 'What became of the order of an adventure' },
  query: v.object({ order_id: orderId, payment_method: v.optional(text(40)) }),
  body: undefined,
  data: checkoutView,
});

/** The vouchers of a booked adventure, as a document. `send_confirmation` also writes them to the buyer, once. */
export const getAdventureTicket = route({
  service,
  method: 'GET',
  path: 'tour/:booking_code/ticket',
  summary: { es: 'El vale de una aventura', en: 'The voucher of an adventure' },
  budget: 'document',
  query: v.object({
    order_id: orderId,
    file_type: v.optional(v.picklist(['pdf', 'html']), 'pdf'),
    send_confirmation: v.optional(v.picklist(['true', 'false']), 'false'),
    lang,
    name_tour: v.pipe(v.optional(text(100), ''), v.description('The name of the file')),
  }),
  body: undefined,
  data: v.object({
    file_type: v.picklist(['pdf', 'html']),
    content: v.pipe(v.string(), v.description('The HTML, or the PDF in base64')),
    filename: v.string(),
  }),
});

export const adventureRoutes: readonly Route[] = [
  getAdventures,
  getAdventureDates,
  postAdventureCheckout,
  putAdventureCheckout,
  getAdventureCheckout,
  getAdventureTicket,
];
