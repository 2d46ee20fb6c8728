import * as v from 'valibot';
import { ACTION_KINDS } from '#domain/amendments/action.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import {
  amount,
  captchaAnswer,
  direction,
  localTime,
  nothing,
  reservationCodeText,
  stopView,
  text,
} from '#wire/shapes.ts';

const service = 'itinerary';

/** What a code and a last name show: places and times, and no full name. */
export const maskedView = v.object({
  code: v.string(),
  origin: stopView,
  destination: stopView,
  payment: v.picklist(PAYMENT_STATUSES),
  expired: v.boolean(),
  journeys: v.array(
    v.object({
      direction,
      open: v.boolean(),
      /** Of a connection: the ends of this bus. */
      from: v.optional(stopView),
      to: v.optional(stopView),
      departs_at: v.nullable(localTime),
      arrives_at: v.nullable(localTime),
      seats: v.array(v.number()),
      /** Its bus does not run. */
      cancelled: v.boolean(),
    }),
  ),
  /** Initials only. */
  passengers: v.array(v.object({ first_name: v.string(), last_name: v.string() })),
  server_now: v.string(),
});

/** A possible action of the owner. */
const actionView = v.object({
  kind: v.picklist(ACTION_KINDS),
  direction: v.pipe(
    v.nullable(direction),
    v.description('The journey it is of, or whose bus closes it; null where it is of the whole trip'),
  ),
  until: v.pipe(
    v.nullable(localTime),
    v.description(
      'The first moment too late, on the clock of the stop where that journey begins; null where none is known',
    ),
  ),
  refusal: v.pipe(
    v.nullable(v.string()),
    v.description(
      'It was done as often as it may be: the code of the error that would say so; null where it can be done',
    ),
  ),
});

/** The reservation as far as the session's proof allows: one of the two is null. */
export const itineraryView = v.object({
  level: v.picklist(['masked', 'full']),
  reservation: v.nullable(reservationView),
  masked: v.nullable(maskedView),
  actions: v.pipe(
    v.array(actionView),
    v.description('What its owner can do now, the most pressing first; empty for a masked reservation'),
  ),
});

export type ActionView = v.InferOutput<typeof actionView>;
export type MaskedView = v.InferOutput<typeof maskedView>;
export type ItineraryView = v.InferOutput<typeof itineraryView>;

/**
 * Finds a reservation by its code and a last name or a PIN (M90). The code alone reads it again while the session's
 * proof is valid.
 */
export const getData = route({
  service,
  method: 'GET',
  path: 'reservation/data',
  summary: { es: 'Buscar una reservación', en: 'Find a reservation' },
  budget: 'lookUp',
  query: v.object({ code: text(40), nip: v.optional(text(20)), last_name: v.optional(text(200)) }),
  body: undefined,
  data: itineraryView,
});

/** The same with the proof in the body, which is not in access logs. Our own call, and the one the site uses. */
export const postData = route({
  service,
  method: 'POST',
  path: 'reservation/data',
  summary: {
    es: 'Buscar una reservación, con la prueba en el cuerpo',
    en: 'Find a reservation, the proof in the body',
  },
  budget: 'lookUp',
  query: undefined,
  body: v.object({
    code: v.optional(text(40), ''),
    nip: v.optional(text(20)),
    last_name: v.optional(text(200)),
    captcha: captchaAnswer,
  }),
  data: itineraryView,
});

/** Forgets a reservation on this device; the reservation itself stays (M94, T43). Our own call. */
export const postForget = route({
  service,
  method: 'POST',
  path: 'reservation/forget',
  summary: { es: 'Olvidar una reservación en este dispositivo', en: 'Forget a reservation on this device' },
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: nothing,
});

const errors = v.object({ errors: v.array(v.string()) });

/** How a PIN is recovered (M92): the same for every code, known or not (T61). Changes nothing. */
export const getForgotNip = route({
  service,
  method: 'GET',
  path: 'reservation/:code/forgot_nip',
  summary: { es: 'Cómo se recupera un NIP', en: 'How a PIN is recovered' },
  query: undefined,
  body: undefined,
  data: errors,
});

/** Sends the PIN to the contact on file; the answer is the same for every code. */
export const postForgotNip = route({
  service,
  method: 'POST',
  path: 'reservation/:code/forgot_nip',
  summary: { es: 'Enviar el NIP al contacto registrado', en: 'Send the PIN to the contact on file' },
  budget: 'lookUp',
  query: undefined,
  body: v.optional(v.object({ captcha: captchaAnswer })),
  data: errors,
});

/**
 * Sends the tickets bought with an e-mail address, a phone or a traveller's card to their buyers, each to its own
 * address on file (M86); the answer is the same whether or not there are any. Our own call.
 */
export const postRecover = route({
  service,
  method: 'POST',
  path: 'reservation/recover',
  summary: { es: 'Enviar los boletos a quien perdió su clave', en: 'Send tickets to who lost their code' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ contact: v.optional(text(254), ''), captcha: captchaAnswer }),
  data: errors,
});

/** Sends a one-time code to the contact on file, for callers who see the reservation masked. Our own call. */
export const postOneTimeCode = route({
  service,
  method: 'POST',
  path: 'reservation/one_time_code',
  summary: {
    es: 'Enviar un código de un solo uso al contacto registrado',
    en: 'Send a one-time code to the contact on file',
  },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: nothing,
});

/** Reveals the rest of a masked reservation with the one-time code. Our own call. */
export const postProof = route({
  service,
  method: 'POST',
  path: 'reservation/proof',
  summary: { es: 'Abrir una reservación con un código de un solo uso', en: 'Open a reservation with a one-time code' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ code: reservationCodeText, digits: v.optional(text(20), '') }),
  data: itineraryView,
});

/**
 * The PIN, for callers who proved access to the whole reservation: by POST, so that no prefetch shows it. Our own call.
 */
export const postNip = route({
  service,
  method: 'POST',
  path: 'reservation/nip',
  summary: { es: 'Mostrar el NIP a su dueño', en: 'Show the PIN to the owner' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: v.object({ nip: v.string() }),
});

/** Messages sent to the owner, newest first; addresses by their first letter (B41). Our own call. */
export const getSent = route({
  service,
  method: 'GET',
  path: 'reservation/sent',
  summary: { es: 'Qué se envió sobre una reservación', en: 'What was sent about a reservation' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({
    sent: v.array(
      v.object({
        topic: v.string(),
        /** In the zone of the stop where the trip begins. */
        at: localTime,
        to: v.string(),
      }),
    ),
    /** What the counter, the call centre or the owner did with it, newest first, in the same zone. */
    done: v.array(v.object({ action: v.string(), at: localTime, amount: v.nullable(amount) })),
  }),
});

export type SentView = v.InferOutput<typeof getSent.data>['sent'];
export type DoneView = v.InferOutput<typeof getSent.data>['done'];

/** Sends the tickets, or what is to be paid for them, once more; three times a day (B41). Our own call. */
export const postResend = route({
  service,
  method: 'POST',
  path: 'reservation/resend',
  summary: { es: 'Enviar otra vez los boletos por correo', en: 'Send the tickets by e-mail once more' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: nothing,
});

export const itineraryRoutes = [
  getData,
  postData,
  postForget,
  getForgotNip,
  postForgotNip,
  postRecover,
  postOneTimeCode,
  postProof,
  postNip,
  getSent,
  postResend,
];
