import * as v from 'valibot';
import { TOUR_BOOKING_STATES } from '#domain/tours/booking.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { buyerIn, orderKey, orderView, postOrderPayment } from '#wire/orders.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, captchaAnswer, localTime, reservationCodeText, text } from '#wire/shapes.ts';
import { chosenSlotView, pickUpView, tourPeople, tourSeller, tourView } from '#wire/tours.ts';

const service = 'tours';
const ofOrder = { code: reservationCodeText };

/** A tour session: an id that only its own visitor may use. It ends 900 seconds after its last use (T10). */
const session = v.pipe(text(64), v.description('The tour session, of the first answer of `tour/check/shopping`'));

const participantIn = v.object({
  first_name: v.optional(text(200), ''),
  last_name: v.optional(text(200), ''),
  /** Whole years; required of children. */
  age: v.optional(v.nullable(v.number()), null),
});

/** What is chosen, as the server keeps it. */
export const shoppingView = v.object({
  tour: tourView,
  slot: chosenSlotView,
  adults: v.number(),
  children: v.number(),
  pickup: v.nullable(v.object({ ...pickUpView.entries, at: localTime })),
  lines: v.array(v.object({ kind: v.picklist(['adult', 'child']), count: v.number(), price: amount, total: amount })),
  total: amount,
  net: amount,
  vat: amount,
  held_until: v.pipe(v.nullable(localTime), v.description('Its places are kept until then; null: not any more')),
  contact: v.nullable(buyerIn),
  participants: v.array(participantIn),
});

export type ShoppingView = v.InferOutput<typeof shoppingView>;

/** A tour session with all it has chosen. `order` is its payment number, once the contact was given. */
const shoppingData = v.object({
  session: v.object({ id: v.string(), expires_at: v.string() }),
  shopping: v.nullable(shoppingView),
  order: v.nullable(
    v.object({
      code: v.string(),
      status: v.picklist(PAYMENT_STATUSES),
      /** A payment waits for its outcome. */
      paying: v.boolean(),
      /** The ticket was shown. */
      delivered: v.boolean(),
    }),
  ),
  server_now: v.string(),
});

export type ShoppingData = v.InferOutput<typeof shoppingData>;

/** What a session has chosen; it lives 900 seconds longer. */
export const getTourShopping = route({
  service,
  method: 'GET',
  path: 'tour/check/shopping',
  summary: { es: 'El tour elegido', en: 'The tour that was chosen' },
  query: v.object({ session }),
  body: undefined,
  data: shoppingData,
});

/**
 * Chooses a start, participants and a pick-up, and holds their places for fifteen minutes. Without `session` one
 * begins. `shopping: null` clears it, and gives the places back; an order keeps its own.
 */
export const postTourShopping = route({
  service,
  method: 'POST',
  path: 'tour/check/shopping',
  summary: { es: 'Elegir un tour', en: 'Choose a tour' },
  budget: 'seats',
  beginsSale: true,
  query: undefined,
  body: v.object({
    session: v.optional(v.nullable(session), null),
    shopping: v.nullable(
      v.object({
        name: v.optional(text(80), ''),
        slot: v.optional(text(80), ''),
        ...tourPeople,
        pickup: v.optional(v.nullable(text(80)), null),
        /** The price that was seen; another one is `price_changed`. */
        total: v.optional(v.nullable(amount), null),
      }),
    ),
    captcha: captchaAnswer,
    /** Of the form that is sent: without a session, the same form begins the same one. */
    idempotency_key: v.optional(orderKey),
  }),
  data: shoppingData,
});

/** Takes contact and participants, and begins the order that is to be paid. */
export const putTourCheckout = route({
  service,
  method: 'PUT',
  path: 'tour/sale/checkout',
  summary: { es: 'Datos del contacto y de los participantes', en: 'Contact and participants' },
  budget: 'create',
  beginsSale: true,
  query: undefined,
  body: v.object({
    session,
    idempotency_key: orderKey,
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
    contact: v.optional(
      v.object({
        ...buyerIn.entries,
        /** The contact is the first participant. */
        apply: v.optional(v.boolean(), false),
      }),
      {},
    ),
    participants: v.optional(v.pipe(v.array(participantIn), v.maxLength(50)), []),
    total: v.pipe(v.optional(amount, 0), v.description('The price that was seen')),
  }),
  data: shoppingData,
});

/** A booking at the supplier. */
export const tourBookingView = v.object({
  code: v.pipe(v.string(), v.description('Of the order')),
  state: v.picklist(TOUR_BOOKING_STATES),
  reference: v.pipe(v.nullable(v.string()), v.description('Under which the supplier knows it')),
  refunded: v.pipe(v.nullable(amount), v.description('What went back')),
});

export type TourBookingView = v.InferOutput<typeof tourBookingView>;

const sale = v.object({ order: orderView, booking: v.nullable(tourBookingView) });

/** The order of a tour and how it is paid. Reads only (T60). */
export const getTourPayment = route({
  service,
  method: 'GET',
  path: 'tour/sale/payment',
  summary: { es: 'Cómo se paga un tour', en: 'How a tour is paid' },
  query: v.object(ofOrder),
  body: undefined,
  data: sale,
});

/** Pays. The same `idempotency_key` never pays twice. */
export const postTourPayment = route({
  service,
  method: 'POST',
  path: 'tour/sale/payment',
  summary: { es: 'Pagar un tour', en: 'Pay a tour' },
  budget: 'payment',
  guesses: 'declined',
  query: undefined,
  body: postOrderPayment.body,
  data: v.object({ ...sale.entries, redirect_url: v.nullable(v.string()) }),
});

/** Reconciles the payment with its provider; safe at any time. */
export const putTourPayment = route({
  service,
  method: 'PUT',
  path: 'tour/sale/payment',
  summary: { es: 'Confirmar el pago de un tour', en: 'Confirm the payment of a tour' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofOrder),
  data: sale,
});

const booking = v.object({ booking: tourBookingView });

/** Has a paid tour booked at its supplier now, if it is not yet. Idempotent. */
export const postTourBooking = route({
  service,
  method: 'POST',
  path: 'tour/sale/booking',
  summary: { es: 'Reservar el tour pagado con quien lo opera', en: 'Book the paid tour with its operator' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofOrder),
  data: booking,
});

/** What the ticket of a tour shows. */
export const tourTicketView = v.object({
  ...tourBookingView.entries,
  title: bilingual,
  name: v.string(),
  starts_at: localTime,
  ends_at: localTime,
  zone: v.string(),
  adults: v.number(),
  children: v.number(),
  participants: v.array(participantIn),
  pickup: v.nullable(v.object({ ...pickUpView.entries, at: localTime })),
  meeting_point: bilingual,
  bring: v.array(bilingual),
  total: amount,
  seller: tourSeller,
  cancellation: v.array(v.object({ until: localTime, percent: v.number() })),
  /** Null until it is booked, and after it was given back. */
  voucher: v.nullable(v.object({ code: v.string() })),
});

export type TourTicketView = v.InferOutput<typeof tourTicketView>;

/** The ticket of a paid tour. Reads only. */
export const getTourTicket = route({
  service,
  method: 'GET',
  path: 'tour/sale/ticket',
  summary: { es: 'El boleto de un tour', en: 'The ticket of a tour' },
  query: v.object(ofOrder),
  body: undefined,
  data: v.object({ ticket: tourTicketView }),
});

/** Asks the supplier about a booking, and notes that its ticket was shown: the session may clear its selection now. */
export const postTourReservation = route({
  service,
  method: 'POST',
  path: 'tour/check/reservation',
  summary: { es: 'Revisar la reservación de un tour', en: 'Check the reservation of a tour' },
  budget: 'confirm',
  query: undefined,
  body: v.object({ ...ofOrder, session: v.optional(v.nullable(session), null) }),
  data: booking,
});

/** What goes back if the tour is cancelled now, by its ladder. */
export const getTourCancellation = route({
  service,
  method: 'GET',
  path: 'tour/sale/cancellation',
  summary: { es: 'Cuánto se devuelve al cancelar un tour', en: 'What goes back when a tour is cancelled' },
  query: v.object(ofOrder),
  body: undefined,
  data: v.object({
    amount: v.pipe(amount, v.description('Zero: nothing goes back any more')),
    percent: v.number(),
    until: v.pipe(v.nullable(localTime), v.description('This amount is good until then; null: for good')),
    cancellation: v.array(v.object({ until: localTime, percent: v.number() })),
  }),
});

/** Cancels a booked tour and gives back what its ladder says. `amount` was seen. Idempotent. */
export const postTourCancel = route({
  service,
  method: 'POST',
  path: 'tour/sale/cancel',
  summary: { es: 'Cancelar un tour', en: 'Cancel a tour' },
  query: undefined,
  body: v.object({ ...ofOrder, amount }),
  data: booking,
});

export const tourSaleRoutes = [
  getTourShopping,
  postTourShopping,
  putTourCheckout,
  getTourPayment,
  postTourPayment,
  putTourPayment,
  postTourBooking,
  getTourTicket,
  postTourReservation,
  getTourCancellation,
  postTourCancel,
];
