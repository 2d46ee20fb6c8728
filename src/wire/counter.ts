import { CARD_TYPES } from '#domain/payment/card-type.ts';
import * as v from 'valibot';
import { ACTION_ROLES, COUNTER_ACTIONS } from '#domain/counter/counter-actions.ts';
import { OPERATOR_ROLES } from '#domain/operators/operator.ts';
import { reservationView } from '#wire/reservation.ts';
import { type Route, route } from '#wire/route.ts';
import { amount, date, direction, identifier, localTime, reservationCodeText } from '#wire/shapes.ts';

const service = 'operation';
const code = reservationCodeText;
/** Idempotent: the same key acts once and gets the same answer. */
const idempotency_key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
const money = v.pipe(amount, v.minValue(0));

export const loggedView = v.object({
  /** In the carrier's zone. */
  at: localTime,
  actor: v.string(),
  role: v.nullable(v.picklist(OPERATOR_ROLES)),
  place: v.nullable(v.string()),
  action: v.string(),
  code: v.nullable(v.string()),
  amount: v.nullable(amount),
  note: v.nullable(v.string()),
});

export type LoggedView = v.InferOutput<typeof loggedView>;

/**
 * A reservation as the counter needs it: its contents, what can still be done, and until when. Without boarding codes.
 */
export const counterView = v.object({
  reservation: reservationView,
  /** Former names on tickets, newest first. */
  former_names: v.array(v.object({ passenger: v.number(), name: v.string(), until: localTime })),
  /** The amount due for a waiting order; null when nothing is due. */
  due: v.nullable(amount),
  acts: v.array(
    v.object({
      act: v.picklist(COUNTER_ACTIONS),
      verdict: v.picklist(['open', 'closed', 'nothing', 'forbidden']),
      /** In the zone of the stop where its journey begins. */
      until: v.nullable(localTime),
    }),
  ),
  /** Free seats of each bus, for an exchange. */
  free_seats: v.array(v.object({ direction, seats: v.array(v.number()) })),
  /** Late or double payments still to be refunded. */
  to_refund: v.array(
    v.object({
      /** A payment may have several. */
      refund: v.string(),
      payment: v.string(),
      /** Of this refund, perhaps a part of the payment. */
      amount,
      reason: v.string(),
      state: v.picklist(['due', 'by_hand']),
      /** Paid by somebody else with a payment link: not to be given to the owner of the reservation. */
      by_link: v.boolean(),
    }),
  ),
  log: v.array(loggedView),
});

export type CounterView = v.InferOutput<typeof counterView>;

/** A reservation by its code, with the traveller present. Audited: operator, role and address. */
export const getCounterReservation = route({
  service,
  method: 'GET',
  path: 'counter/reservation',
  summary: { es: 'Una reservación en la taquilla', en: 'A reservation at the counter' },
  access: { roles: ACTION_ROLES.open },
  query: v.object({ code }),
  body: undefined,
  data: counterView,
});

/** Takes cash for a waiting order, until T-30. The change is computed from `received`. */
export const postCash = route({
  service,
  method: 'POST',
  path: 'counter/cash',
  summary: { es: 'Cobrar en efectivo una orden', en: 'Take cash for an order' },
  access: { roles: ACTION_ROLES.take_cash },
  query: undefined,
  body: v.object({ code, total: money, received: v.optional(money), idempotency_key }),
  data: v.object({ at: localTime, amount, received: amount, change: amount }),
});

/** Confirms an order paid on the call centre's terminal, until T-15. An authorisation is valid for one order. */
export const postConversion = route({
  service,
  method: 'POST',
  path: 'counter/conversion',
  summary: { es: 'Confirmar una orden pagada por teléfono', en: 'Confirm an order paid by telephone' },
  access: { roles: ACTION_ROLES.convert },
  query: undefined,
  body: v.object({
    code,
    total: money,
    /** As printed on the terminal's slip; case does not matter. */
    authorisation: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{4,20}$/)),
    /** As printed on the slip: the invoice states it. */
    card_type: v.picklist(CARD_TYPES),
    idempotency_key,
  }),
  data: v.object({ at: localTime, amount, authorisation: v.string() }),
});

/** Another free seat of the same bus, until T-20. A paid ticket is reissued: the old one is no longer valid. */
export const postExchange = route({
  service,
  method: 'POST',
  path: 'counter/exchange',
  summary: { es: 'Cambiar un asiento', en: 'Exchange a seat' },
  access: { roles: ACTION_ROLES.exchange },
  query: undefined,
  body: v.object({
    code,
    direction,
    passenger: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    seat: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(63)),
    idempotency_key,
  }),
  data: v.object({ at: localTime, from: v.number(), to: v.number() }),
});

const handedOver = v.object({ at: localTime, tickets: v.number() });

/** Prints tickets: electronic ones become physical ones. The document is `counter/pdf`. */
export const postPrint = route({
  service,
  method: 'POST',
  path: 'counter/print',
  summary: { es: 'Entregar boletos en papel', en: 'Hand tickets over on paper' },
  access: { roles: ACTION_ROLES.print },
  query: undefined,
  body: v.object({ code, idempotency_key }),
  data: handedOver,
});

/** Sends the contact once more the e-mail with the tickets, or with what replaces them. */
export const postCounterResend = route({
  service,
  method: 'POST',
  path: 'counter/resend',
  summary: { es: 'Enviar otra vez los boletos al contacto', en: 'Send tickets to the contact once more' },
  access: { roles: ACTION_ROLES.resend },
  query: undefined,
  body: v.object({ code, idempotency_key }),
  data: handedOver,
});

/** The paid tickets of a reservation as a PDF; with `download=true` the bytes themselves. */
export const getCounterPdf = route({
  service,
  method: 'GET',
  path: 'counter/pdf',
  summary: { es: 'Boletos para imprimir', en: 'Tickets to be printed' },
  download: 'pdf',
  access: { roles: ACTION_ROLES.print },
  query: v.object({
    code,
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
    download: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  body: undefined,
  data: v.object({ pdf: v.string(), filename: v.string() }),
});

/** Records that a manual refund was paid. Managers only. */
export const postManualRefund = route({
  service,
  method: 'POST',
  path: 'counter/refund-by-hand',
  summary: { es: 'Se devolvió dinero a mano', en: 'Money was given back by hand' },
  access: { roles: ACTION_ROLES.refund_by_hand },
  query: undefined,
  body: v.object({
    /** As in `to_refund`. */
    refund: identifier,
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    idempotency_key,
  }),
  data: v.object({ amount }),
});

/** The audit log, newest first, of one reservation or of one day in the carrier's zone. Managers only. */
export const getLog = route({
  service,
  method: 'GET',
  path: 'counter/log',
  summary: { es: 'Qué hizo el personal', en: 'What operators did' },
  access: { roles: ACTION_ROLES.read_log },
  query: v.object({ code: v.optional(code), day: v.optional(date) }),
  body: undefined,
  data: v.object({ log: v.array(loggedView) }),
});

export const counterRoutes: readonly Route[] = [
  getCounterReservation,
  postCash,
  postConversion,
  postExchange,
  postPrint,
  postCounterResend,
  getCounterPdf,
  postManualRefund,
  getLog,
];
