import * as v from 'valibot';
import { REFUND_MEANS } from '#domain/amendments/offer.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, direction, localTime, reservationCodeText } from '#wire/shapes.ts';

const service = 'itinerary';
const means = v.picklist(REFUND_MEANS);
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));
const MAX_PASSENGERS = 10;

/** The refund of one ticket: `basis` times a percentage, by the original way or as credit. */
export const refundLineView = v.object({
  folio: v.string(),
  passenger: v.number(),
  direction,
  rule: v.picklist(['delay', 'half', 'ladder', 'used', 'closed']),
  basis: amount,
  money_percent: v.number(),
  credit_percent: v.number(),
  money: amount,
  credit: amount,
});

/** Compensation for a delay, as credit; `earlier` was given before and is deducted. */
export const compensationView = v.object({
  folio: v.string(),
  passenger: v.number(),
  direction,
  rule: v.picklist(['guarantee', 'compensation']),
  basis: amount,
  percent: v.number(),
  earlier: amount,
  credit: amount,
});

/** The refund of a ticket that stays valid: `basis` times the share by which one adult fare is below the other. */
export const differenceView = v.object({
  folio: v.string(),
  passenger: v.number(),
  direction,
  event: v.string(),
  sold: bilingual,
  runs: bilingual,
  sold_fare: amount,
  runs_fare: amount,
  basis: amount,
  earlier: amount,
  amount,
});

const amounts = v.object({ original: v.nullable(amount), credit: v.nullable(amount) });
/** How money is refunded: automatically, by people, to the points or credit it came from, or to the agency that sold it. */
const paidFrom = v.picklist(['provider', 'cash', 'account', 'agency', 'nothing']);
/** The state of a refund. */
const refundState = v.picklist(['due', 'by_hand', 'paid', 'paid_by_hand']);

const PAID_SOURCES = ['provider', 'cash', 'account', 'agency'] as const;
/** Whether somebody with a payment link paid it: it goes back to them, and not to the owner of the trip. */
const byLink = v.boolean();
/** How much is refunded by which of these; one line each. */
const shares = v.array(v.object({ from: v.picklist(PAID_SOURCES), amount, by_link: byLink }));

/**
 * What lower classes entitle to if the traveller travels anyway. A means that is null is not offered. What somebody paid
 * with a payment link is never credit: it goes back to them also when the rest is taken as credit. So does what was paid
 * from an account: with points, a credit or by an agency.
 */
export const differenceOfferView = v.object({ lines: v.array(differenceView), amounts, paid_from: paidFrom, shares });

export type DifferenceOfferView = v.InferOutput<typeof differenceOfferView>;

/**
 * What cancelling tickets refunds. A means that is null is not offered; credit is as for a lower class. Where only credit
 * is offered, `shares` are what goes back to accounts besides it.
 */
export const refundOfferView = v.object({
  lines: v.array(refundLineView),
  compensation: v.array(compensationView),
  amounts,
  compensated: amount,
  /** In the zone of the first stop; `server_now` is in UTC. */
  valid_until: localTime,
  /** What the trip itself was paid from. */
  paid_from: paidFrom,
  shares,
});

export type RefundOfferView = v.InferOutput<typeof refundOfferView>;

/** Credit that a holder can spend with the carrier, with its code. */
export const creditView = v.object({
  code: v.string(),
  granted: amount,
  left: amount,
  expires_at: localTime,
  expired: v.boolean(),
});

export type CreditView = v.InferOutput<typeof creditView>;

/** One completed ticket refund. */
export const ticketRefundView = v.object({
  id: v.string(),
  at: localTime,
  means,
  money: amount,
  credited: amount,
  credit: v.nullable(creditView),
  /** Of the money as a whole; `refunds` has it by destination. */
  refund: v.nullable(refundState),
  refunds: v.array(v.object({ from: v.picklist(PAID_SOURCES), amount, state: refundState, by_link: byLink })),
  lines: v.array(refundLineView),
  compensation: v.array(compensationView),
  differences: v.array(differenceView),
});

export type TicketRefundView = v.InferOutput<typeof ticketRefundView>;

/** A ticket whose departure is late or cancelled, in the zone of its boarding stop. */
export const delayedView = v.object({
  folio: v.string(),
  passenger: v.number(),
  direction,
  /** Null: it does not run. */
  minutes: v.nullable(v.number()),
  planned_at: v.nullable(localTime),
  expected_at: v.nullable(localTime),
  ours: v.boolean(),
  reason: v.string(),
});

/** A ticket whose bus is of another class than it was sold for. */
export const otherwiseView = v.object({
  folio: v.string(),
  passenger: v.number(),
  direction,
  sold: bilingual,
  runs: bilingual,
  reason: v.string(),
});

/** What delays and lower classes entitle to at this moment (N3), and everything refunded so far. */
export const entitlementsView = v.object({
  code: v.string(),
  delayed: v.array(delayedView),
  /** If the tickets are given up. */
  refund: v.nullable(refundOfferView),
  /** If the passengers travel anyway, as credit. */
  travel: v.object({ lines: v.array(compensationView), amount }),
  otherwise: v.array(otherwiseView),
  /** For the lower class; the tickets stay valid. Null when that gives nothing, or nothing more. */
  difference: v.nullable(differenceOfferView),
  given: v.array(ticketRefundView),
});

export type EntitlementsView = v.InferOutput<typeof entitlementsView>;

export const getEntitlements = route({
  service,
  method: 'GET',
  path: 'reservation/entitlements',
  summary: {
    es: 'Lo que dan los retrasos de una reservación y lo ya devuelto',
    en: 'What delays and lower classes of service give, and what was given back',
  },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: entitlementsView,
});

/**
 * Claims what a delay entitles to: money or credit for the tickets, or compensation for travelling; or the difference
 * to a lower service class, as money or credit. The same key claims once.
 */
export const postClaim = route({
  service,
  method: 'POST',
  path: 'reservation/:code/claim',
  summary: { es: 'Tomar lo que da un retraso', en: 'Take what a delay or a lower class of service gives' },
  query: undefined,
  body: v.object({
    take: v.picklist([...REFUND_MEANS, 'travel', 'difference', 'difference_credit']),
    amount,
    idempotency_key: key,
  }),
  data: ticketRefundView,
});

const list = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** What cancelling refunds (B16). `passengers` are positions (`1,3`), `directions` journeys; absent means all. */
export const getCancelOffer = route({
  service,
  method: 'GET',
  path: 'reservation/cancel_offer',
  summary: { es: 'Lo que se devolvería al cancelar', en: 'What cancelling tickets would give back' },
  query: v.object({ code: reservationCodeText, passengers: list, directions: list }),
  body: undefined,
  data: refundOfferView,
});

/** Cancels tickets at the offered amount. The same key cancels once. */
export const postCancel = route({
  service,
  method: 'POST',
  path: 'reservation/:code/cancel',
  summary: { es: 'Cancelar boletos', en: 'Cancel tickets' },
  query: undefined,
  body: v.object({
    passengers: v.optional(v.pipe(v.array(v.number()), v.maxLength(MAX_PASSENGERS))),
    directions: v.optional(v.pipe(v.array(direction), v.maxLength(2))),
    means,
    amount,
    idempotency_key: key,
  }),
  data: ticketRefundView,
});

export const moneyBackRoutes = [getEntitlements, postClaim, getCancelOffer, postCancel];
