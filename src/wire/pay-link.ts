import * as v from 'valibot';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, busNames, direction, localTime, reservationCodeText, text } from '#wire/shapes.ts';
import { postAppleSession } from '#wire/wallets.ts';
import { getPayment } from '#wire/websale.ts';

const service = 'websale';
const ofLink = { link: text(200) };
const place = v.object({ city: v.string(), name: v.string() });
const offer = getPayment.data.entries;

/** What people who pay for others see: the trip and its price. No passenger, contact, code or ticket (N9). */
export const payLinkView = v.object({
  /** `open`: it can be paid; `paying`: an outcome is pending; `voucher`: a reference is to be paid in a store. */
  standing: v.picklist(['open', 'paying', 'voucher', 'paid', 'over']),
  withdrawn: v.pipe(v.nullable(v.string()), v.description('Why it is over, besides its time: the code of the refusal')),
  /** The last attempt failed, and nothing was charged. */
  declined: v.boolean(),
  journeys: v.array(
    v.object({
      direction,
      from: place,
      to: place,
      /** Null for an open ticket. */
      departs_at: v.nullable(localTime),
      arrives_at: v.nullable(localTime),
    }),
  ),
  buses: v.optional(busNames),
  passengers: v.number(),
  follows: v.pipe(
    v.optional(v.picklist(['change', 'addition'])),
    v.description('Its trip is paid: this pays a change of schedule, or what is added to it; absent: the trip'),
  ),
  added: v.optional(v.array(v.object({ name: bilingual, quantity: v.number() }))),
  total: amount,
  /** The stop whose zone deadlines are in. */
  boarding: place,
  methods: offer.methods,
  card: offer.card,
  wallets: offer.wallets,
  waiting: offer.waiting,
  test_mode: offer.test_mode,
  voucher: reservationView.entries.voucher,
  /** Identifies the payment to us, once it is made. */
  reference: v.nullable(v.string()),
  /** When the held seats go back on sale. */
  expires_at: v.nullable(v.string()),
  server_now: v.string(),
});

export type PayLinkView = v.InferOutput<typeof payLinkView>;

/** Makes a link with which another person can pay. */
export const getPayLinkAddress = route({
  service,
  method: 'GET',
  path: 'reservation/pay_link',
  summary: { es: 'Un enlace para que pague otra persona', en: 'A link for somebody else to pay' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({ url: v.string(), expires_at: v.string() }),
});

/** What is to be paid, for anyone with the link. */
export const getPayLink = route({
  service,
  method: 'GET',
  path: 'pay_link',
  summary: { es: 'Lo que un enlace pide pagar', en: 'What a link asks to be paid' },
  query: v.object(ofLink),
  body: undefined,
  data: payLinkView,
});

/** Pays. The same `idempotency_key` never pays twice. */
export const postPayLink = route({
  service,
  method: 'POST',
  path: 'pay_link',
  summary: { es: 'Pagar con un enlace', en: 'Pay by a link' },
  budget: 'payment',
  guesses: 'declined',
  query: undefined,
  body: v.object({
    ...ofLink,
    method: v.optional(v.picklist(PAYMENT_METHODS)),
    token: v.optional(text(8192)),
    device_session_id: v.optional(text(200)),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    total: amount,
    /** The payer's own, if the provider needs one. */
    email: v.optional(text(320), ''),
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
  }),
  data: v.object({ payment: payLinkView, redirect_url: v.nullable(v.string()) }),
});

/** Reconciles the payment with the provider; safe at any time. */
export const postPayLinkConfirm = route({
  service,
  method: 'POST',
  path: 'pay_link/confirm',
  summary: { es: 'Confirmar un pago con enlace', en: 'Confirm a payment by a link' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofLink),
  data: payLinkView,
});

/** Gives up a payment pending at a bank or a provider, to pay by another method. */
export const postPayLinkAbandon = route({
  service,
  method: 'POST',
  path: 'pay_link/abandon',
  summary: { es: 'Dejar un pago con enlace que espera', en: 'Give up a payment by a link that waits' },
  query: undefined,
  body: v.object(ofLink),
  data: payLinkView,
});

/** Requests from Apple a merchant session for the payer's payment sheet. */
export const postPayLinkAppleSession = route({
  service,
  method: 'POST',
  path: 'pay_link/apple_session',
  summary: { es: 'Abrir la hoja de Apple Pay para un enlace', en: 'Open a sheet of Apple Pay for a link' },
  budget: 'walletSession',
  query: undefined,
  body: v.object({ ...ofLink, validation_url: postAppleSession.body.entries.validation_url }),
  data: postAppleSession.data,
});

export const payLinkRoutes = [
  getPayLinkAddress,
  getPayLink,
  postPayLink,
  postPayLinkConfirm,
  postPayLinkAbandon,
  postPayLinkAppleSession,
];
