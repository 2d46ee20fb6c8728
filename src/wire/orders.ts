import * as v from 'valibot';
import { ORDER_STANDINGS, type OrderStanding } from '#domain/orders/order-standing.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, localTime, reservationCodeText, text } from '#wire/shapes.ts';
import { getPayment, postPayment } from '#wire/websale.ts';

const service = 'websale';
const ofOrder = { code: reservationCodeText };
const offer = getPayment.data.entries;

/** An item of an order, in words. */
const itemView = v.object({
  kind: v.string(),
  title: bilingual,
  details: v.array(v.object({ label: bilingual, text: bilingual })),
  /** What happens next with it; null when there is nothing to report. */
  next: v.nullable(bilingual),
  vouchers: v.pipe(v.boolean(), v.description('Vouchers prove it: `voucher/list`')),
  orders: v.pipe(
    v.array(v.object({ code: v.string(), title: bilingual })),
    v.description('The orders a basket pays for'),
  ),
  returnable: v.pipe(v.boolean(), v.description('Its buyer may give it back, unless something of it was used')),
  gives_back: v.pipe(v.nullable(amount), v.description('What giving it back now gives back; null: all of it')),
  invoiced: v.pipe(v.boolean(), v.description('An invoice of it can be asked for')),
  partner: v.pipe(
    v.nullable(v.object({ name: v.string(), invoice_phone: v.string() })),
    v.description('Who sells and invoices it, if not the carrier'),
  ),
});

/** An order of any kind, as its buyer sees it. */
export const orderView = v.object({
  code: v.string(),
  standing: v.picklist(ORDER_STANDINGS),
  withdrawn: v.pipe(
    v.nullable(v.string()),
    v.description('Why it cannot be paid, besides its time: the code of the refusal'),
  ),
  /** The last attempt failed, and nothing was charged. */
  declined: v.boolean(),
  items: v.array(itemView),
  place: v.pipe(v.nullable(bilingual), v.description('The path of its own page, if it is not the page of orders')),
  again: v.pipe(
    v.nullable(bilingual),
    v.description('The path where the same is chosen again, once it can no longer be paid'),
  ),
  email: v.pipe(v.nullable(v.string()), v.description('Where what is bought is written to')),
  total: amount,
  methods: offer.methods,
  card: offer.card,
  points: offer.points,
  wallets: offer.wallets,
  waiting: offer.waiting,
  test_mode: v.boolean(),
  voucher: reservationView.entries.voucher,
  /** When it can no longer be paid; null when it does not expire. */
  expires_at: v.nullable(v.string()),
  held_until: v.pipe(
    v.nullable(localTime),
    v.description('Until then it is kept to be paid; null: it is not open, or nothing of it is kept'),
  ),
  server_now: v.string(),
});

export type OrderView = v.InferOutput<typeof orderView>;

const order = v.object({ order: orderView });

/** The buyer of something without passengers. */
export const buyerIn = v.object({
  first_name: v.optional(text(200), ''),
  last_name: v.optional(text(200), ''),
  cell_phone: v.optional(text(40), ''),
  email: v.optional(text(320), ''),
  privacy: v.optional(v.boolean(), false),
  of_age: v.optional(v.boolean(), false),
});

export type BuyerIn = v.InferOutput<typeof buyerIn>;

/** Identifies what a form begins: the same key from the same session begins one order. */
export const orderKey = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** The order as the server has it, with its payment methods. */
export const getOrder = route({
  service,
  method: 'GET',
  path: 'order/state',
  summary: { es: 'Un pedido y cómo se paga', en: 'An order and how it is paid' },
  access: { proofs: ['traveller', 'agency'], required: false },
  query: v.object(ofOrder),
  body: undefined,
  data: order,
});

/** An order that is not paid yet, for a list of several. */
const unpaidOrderView = v.object({
  code: v.string(),
  standing: v.picklist(['open', 'paying', 'waiting'] satisfies OrderStanding[]),
  held: v.pipe(v.boolean(), v.description('It is open, and places are kept for it')),
  title: bilingual,
  path: v.pipe(bilingual, v.description('Of its page')),
  total: amount,
  pay_by: v.pipe(v.nullable(localTime), v.description('When it waits for cash: until when it can be paid')),
});

export type UnpaidOrderView = v.InferOutput<typeof unpaidOrderView>;

/** What this session has ordered and not paid, apart from trips: `reservation/unpaid` has those (T77). Our own call. */
export const getUnpaidOrders = route({
  service,
  method: 'GET',
  path: 'order/unpaid',
  summary: {
    es: 'Pedidos de esta sesión que esperan su pago',
    en: 'Orders of this session that wait to be paid',
  },
  query: undefined,
  body: undefined,
  data: v.object({ orders: v.array(unpaidOrderView) }),
});

/** Pays. The same `idempotency_key` never pays twice. */
export const postOrderPayment = route({
  service,
  method: 'POST',
  path: 'order/payment',
  summary: { es: 'Pagar un pedido', en: 'Pay an order' },
  budget: 'payment',
  guesses: 'declined',
  access: { proofs: ['traveller', 'agency'], required: false },
  query: undefined,
  body: v.object({
    ...ofOrder,
    method: v.optional(v.picklist(PAYMENT_METHODS)),
    token: postPayment.body.entries.token,
    device_session_id: postPayment.body.entries.device_session_id,
    idempotency_key: orderKey,
    total: amount,
  }),
  data: v.object({ order: orderView, redirect_url: v.nullable(v.string()) }),
});

/** Reconciles the payment with the provider; safe at any time. */
export const postOrderConfirm = route({
  service,
  method: 'POST',
  path: 'order/confirm',
  summary: { es: 'Confirmar el pago de un pedido', en: 'Confirm the payment of an order' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofOrder),
  data: order,
});

/** Gives up a payment pending at a bank or in a store, to pay by another method. */
export const postOrderAbandon = route({
  service,
  method: 'POST',
  path: 'order/payment/abandon',
  summary: { es: 'Dejar un pago de un pedido que espera', en: 'Give up a payment of an order that waits' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofOrder),
  data: order,
});

/** Opens an order for anyone with the link of an e-mail, or returning from a bank. */
export const postOrderResume = route({
  service,
  method: 'POST',
  path: 'order/resume',
  summary: { es: 'Abrir un pedido con su enlace', en: 'Open an order with its link' },
  query: undefined,
  body: v.object({ token: text(200) }),
  data: order,
});

/** Returns the whole order if its kind allows that. Idempotent. */
export const postOrderReturn = route({
  service,
  method: 'POST',
  path: 'order/return',
  summary: { es: 'Devolver un pedido', en: 'Return an order' },
  query: undefined,
  body: v.object({
    ...ofOrder,
    amount: v.pipe(
      v.optional(amount),
      v.description('What it was said to give back; another amount is `offer_changed`'),
    ),
  }),
  data: order,
});

export const orderRoutes = [
  getOrder,
  getUnpaidOrders,
  postOrderPayment,
  postOrderConfirm,
  postOrderAbandon,
  postOrderResume,
  postOrderReturn,
];
