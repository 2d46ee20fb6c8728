import * as v from 'valibot';
import { STEPS } from '#domain/booking/step.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { amount, bilingual, date, localTime, passengerType, scheduleView, stopView } from '#wire/shapes.ts';

/** One journey of the draft. `schedule` is filled in once a run is chosen. */
export const journeyView = v.object({
  date: v.nullable(date),
  open: v.boolean(),
  schedule_id: v.nullable(v.string()),
  schedule_detail_id: v.nullable(v.string()),
  schedule: v.nullable(scheduleView),
  /** Its run is cancelled: it does not leave, whatever the times of `schedule`. */
  cancelled: v.boolean(),
  /** How often operators said something of its run: rises with each word. */
  words: v.number(),
});

export const contactView = v.object({
  first_name: v.string(),
  last_name: v.string(),
  cell_phone: v.string(),
  email: v.string(),
  privacy: v.boolean(),
  changes: v.boolean(),
  first_time_contact: v.boolean(),
});

export const passengerView = v.object({
  position: v.number(),
  type: passengerType,
  first_name: v.string(),
  last_name: v.string(),
  seat_departure: v.nullable(v.number()),
  seat_return: v.nullable(v.number()),
  /** What they take along by their card, instead of the free bag; null without one. */
  baggage: v.nullable(bilingual),
});

export const priceStepView = v.object({
  reason: v.picklist(['adult_fare', 'round_trip', 'open_ticket', 'category', 'lap_infant', 'promo']),
  amount,
  percent: v.optional(v.number()),
});

export const ticketPriceView = v.object({
  passenger: v.number(),
  type: passengerType,
  direction: v.picklist(['departure', 'return']),
  full_fare: amount,
  discount: amount,
  total: amount,
  net: amount,
  vat: amount,
  /** Whole per cent; null where the law exempts it. */
  vat_rate: v.nullable(v.number()),
  steps: v.array(priceStepView),
});

/** What a passenger takes along on a journey, besides the seat. */
const alongLine = v.object({
  passenger: v.number(),
  direction: v.picklist(['departure', 'return']),
  name: bilingual,
  quantity: v.number(),
  total: amount,
});

/** The breakdown before paying (M81). */
export const summaryView = v.object({
  tickets: v.array(ticketPriceView),
  departure: amount,
  return: amount,
  additionals: amount,
  discount: amount,
  net: amount,
  vat: amount,
  /** Of a change of schedule: what the run that is given up cost. `total` is what is to be paid as well. */
  already_paid: v.nullable(amount),
  /** False while a journey of the trip has no price yet: `total` is then only what is priced so far (T79). */
  complete: v.pipe(v.boolean(), v.description('Every journey of the trip has its price')),
  total: v.pipe(amount, v.description('VAT included; while `complete` is false only the sum of what is priced so far')),
});

/** The deadlines of an unpaid or paid ticket, counted from the passenger's own boarding stop (T1). */
export const deadlinesView = v.object({
  pay_at_counter_until: localTime,
  exchange_until: localTime,
  released_at: localTime,
  boarding_at: localTime,
  departs_at: localTime,
  zone: v.string(),
});

/** What there is to spend of money that was left over or given back as credit: by its code, until that day. */
export const creditsView = v.array(v.object({ code: v.string(), amount, expires_on: date }));

/** The reservation as its owner sees it: the draft of the specification (section 3) with what the server computed. */
export const reservationView = v.object({
  code: v.string(),
  origin: stopView,
  destination: stopView,
  round: v.boolean(),
  contact: contactView,
  departure: journeyView,
  return: journeyView,
  sale_internet: v.object({ packages: v.array(v.string()), price: amount }),
  /**
   * Luggage and the like, bought together with the seats (T80): whether its journeys offer any, what was chosen, and what was chosen and
   * can no longer be had on the runs chosen since.
   */
  additionals: v.object({ offered: v.boolean(), lines: v.array(alongLine), dropped: v.array(alongLine) }),
  goes_contact: v.boolean(),
  summary: summaryView,
  price_departure: amount,
  price_return: amount,
  promotional_code: v.nullable(v.string()),
  configs: v.object({
    max_passengers: v.number(),
    max_students: v.number(),
    max_teachers: v.number(),
    fecha_sep: v.nullable(date),
    fecha_fin_sep: v.nullable(date),
  }),
  passengers: v.array(passengerView),
  payment: v.picklist(PAYMENT_STATUSES),
  method: v.nullable(v.picklist(PAYMENT_METHODS)),
  /** True while a payment is under way and its outcome not yet known. */
  process_payment: v.boolean(),
  now: v.picklist(STEPS),
  released_seats: v.array(v.object({ direction: v.picklist(['departure', 'return']), seat: v.number() })),
  exist_traveller: v.boolean(),
  /** When the held seats go back on sale; null while none are held or once they are sold. */
  expires_at: v.nullable(v.string()),
  extensions_left: v.number(),
  /** The reservation can no longer be paid: its time ran out (M45). */
  expired: v.boolean(),
  deadlines: v.object({ departure: v.nullable(deadlinesView), return: v.nullable(deadlinesView) }),
  tickets: v.array(
    v.object({
      folio: v.string(),
      passenger: v.number(),
      direction: v.picklist(['departure', 'return']),
      kind: v.picklist(['OK', 'E-Ticket', 'PEND']),
      seat: v.nullable(v.number()),
      open: v.boolean(),
      valid_until: date,
      /** Day of issue, in the zone of the boarding stop. */
      issued_on: date,
      total: amount,
      net: amount,
      vat: amount,
      /** What its passenger takes along by the card it was sold with, instead of the free bag; null without one. */
      baggage: v.nullable(bilingual),
      /** What its passenger takes along as well, paid like the ticket; its price is not in `total`. */
      additions: v.array(
        v.object({
          name: bilingual,
          quantity: v.number(),
          /** Of what a supplier gives alone: its code, null until it came. */
          access: v.optional(v.object({ code: v.nullable(v.string()) })),
        }),
      ),
      /** What the QR carries; null while the ticket is not paid, and where its bus does not run. */
      qr: v.nullable(v.string()),
    }),
  ),
  /** What is to be paid in a store; null when nothing is. `pay_by` is on the clock of the stop where the trip begins. */
  voucher: v.nullable(
    v.object({
      method: v.picklist(PAYMENT_METHODS),
      reference: v.string(),
      barcode_url: v.nullable(v.string()),
      pay_by: localTime,
      amount,
    }),
  ),
  /** Money that came too late or twice: it goes back, by itself or, `by_hand`, by people. */
  refund: v.nullable(v.object({ amount, paid: v.boolean(), by_hand: v.boolean() })),
  /** Of a change of schedule (T44): the reservation it changes, and which of its journeys. Null for every other one. */
  change: v.nullable(
    v.object({
      code: v.string(),
      direction: v.picklist(['departure', 'return']),
      /** It gives an open ticket its first run. */
      was_open: v.boolean(),
    }),
  ),
  /** Of what is only added to another reservation (B22): its code, and what is added. Null for every other one. */
  adding: v.nullable(
    v.object({
      code: v.string(),
      lines: v.array(alongLine),
      /** Bought on board, by a seat or a folio. */
      on_board: v.boolean(),
    }),
  ),
  /** Journeys whose schedule was changed; another time only at the counter. */
  changed: v.array(v.picklist(['departure', 'return'])),
  /** Journeys on which money of a ticket went back: their schedule stays as it is. */
  given_back: v.array(v.picklist(['departure', 'return'])),
  credits: creditsView,
  /** Paid late, and seated all the same: on the same seats or on others. */
  reseated: v.nullable(v.picklist(['same', 'other'])),
  /** The server's clock when it answered: countdowns are measured against it, never the visitor's own. */
  server_now: v.string(),
});

export type ReservationView = v.InferOutput<typeof reservationView>;
export type PassengerView = v.InferOutput<typeof passengerView>;
export type JourneyView = v.InferOutput<typeof journeyView>;
export type SummaryView = v.InferOutput<typeof summaryView>;
