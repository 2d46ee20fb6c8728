import * as v from 'valibot';
import { STEPS } from '#domain/booking/step.ts';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { PAYMENT_STATUSES } from '#domain/orders/payment-status.ts';
import { amount, bilingual, busNames, date, localTime, passengerType, scheduleView, stopView } from '#wire/shapes.ts';
import { alongLine, soldBeside } from '#wire/sold-beside.ts';

/** One journey of the draft. `schedule` is filled in once a run is chosen. */
export const journeyView = v.object({
  date: v.nullable(date),
  open: v.boolean(),
  schedule_id: v.nullable(v.string()),
  schedule_detail_id: v.nullable(v.string()),
  schedule: v.nullable(scheduleView),
  /** Its run is cancelled, regardless of the times in `schedule`. */
  cancelled: v.boolean(),
  /** The number of disruptions reported for its run: rises with each report. */
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
  /** The baggage the passenger's card includes, instead of the free bag; null without one. */
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
  /** Whole per cent; null if the law exempts it. */
  vat_rate: v.nullable(v.number()),
  steps: v.array(priceStepView),
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
  /** Of a schedule change: what the old run cost. `total` is what remains to be paid. */
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

/** Credit to spend, left over or from refunds: by its code, until that day. */
export const creditsView = v.array(v.object({ code: v.string(), amount, expires_on: date }));

/** The reservation as its owner sees it: the draft of the specification (section 3) with what the server computed. */
export const reservationView = v.object({
  code: v.string(),
  origin: stopView,
  destination: stopView,
  round: v.boolean(),
  /** Of a connection: where the buses change. Its first bus is `departure` and its second one `return`. */
  via: v.optional(stopView),
  /** Where the second bus of a connection leaves, if not at `via`. */
  onward: v.optional(stopView),
  buses: v.optional(busNames),
  contact: contactView,
  departure: journeyView,
  return: journeyView,
  ...soldBeside,
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
  /** True while the outcome of a payment is unknown. */
  process_payment: v.boolean(),
  now: v.picklist(STEPS),
  released_seats: v.array(v.object({ direction: v.picklist(['departure', 'return']), seat: v.number() })),
  exist_traveller: v.boolean(),
  /** When the held seats go back on sale; null while none are held, or once sold. */
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
      /** The baggage included by the card it was sold with, instead of the free bag; null without one. */
      baggage: v.nullable(bilingual),
      /** Additions of its passenger, paid like the ticket; their price is not in `total`. */
      additions: v.array(
        v.object({
          name: bilingual,
          quantity: v.number(),
          /** Only for additions from a supplier: the access code, null until it arrives. */
          access: v.optional(v.object({ code: v.nullable(v.string()) })),
        }),
      ),
      /** Content of the QR code; null while the ticket is unpaid, or if its bus does not run. */
      qr: v.nullable(v.string()),
    }),
  ),
  /** The payment due in a store; null for none. `pay_by` is in the zone of the stop where the trip begins. */
  voucher: v.nullable(
    v.object({
      method: v.picklist(PAYMENT_METHODS),
      reference: v.string(),
      barcode_url: v.nullable(v.string()),
      pay_by: localTime,
      amount,
    }),
  ),
  /** A late or double payment: refunded automatically or, with `by_hand`, by people. */
  refund: v.nullable(v.object({ amount, paid: v.boolean(), by_hand: v.boolean() })),
  /** Of a schedule change (T44): the reservation it changes, and which of its journeys. Otherwise null. */
  change: v.nullable(
    v.object({
      code: v.string(),
      direction: v.picklist(['departure', 'return']),
      /** It gives an open ticket its first run. */
      was_open: v.boolean(),
    }),
  ),
  /** Of an addition to another reservation (B22): that code, and what is added. Otherwise null. */
  adding: v.nullable(
    v.object({
      code: v.string(),
      lines: v.array(alongLine),
      /** Bought on board, by a seat or a folio. */
      on_board: v.boolean(),
    }),
  ),
  /** Of a connection whose first bus is late: when it is expected where the buses change. */
  transfer_arrives_at: v.optional(
    v.pipe(localTime, v.description('When the first bus of a connection is expected where they change, if it is late')),
  ),
  /** What leads to a journey comes too late for it: the next bus is free of charge, until then. */
  missed_transfer: v.optional(
    v.pipe(
      v.object({ direction: v.picklist(['departure', 'return']), until: localTime }),
      v.description(
        'A journey is missed, because what leads to it is late: another can be chosen without charge until then',
      ),
    ),
  ),
  /** Reservations of the same traveller that arrive where a journey begins, with time to change. */
  fed_by: v.optional(
    v.pipe(
      v.array(
        v.object({
          direction: v.picklist(['departure', 'return']),
          code: v.string(),
          at: stopView,
          /** With the delay that is reported of it. */
          arrives_at: localTime,
        }),
      ),
      v.description('Other reservations of the traveller that lead to a journey of this one with time to change'),
    ),
  ),
  /** Journeys whose schedule was changed; another change is possible only at the counter. */
  changed: v.array(v.picklist(['departure', 'return'])),
  /** Journeys of which a ticket was refunded: their schedule can no longer change. */
  given_back: v.array(v.picklist(['departure', 'return'])),
  credits: creditsView,
  /** Paid late, but still seated: in the same seats or in others. */
  reseated: v.nullable(v.picklist(['same', 'other'])),
  /** The server's clock at the answer: countdowns are measured against it, never against the visitor's clock. */
  server_now: v.string(),
});

export type ReservationView = v.InferOutput<typeof reservationView>;
export type PassengerView = v.InferOutput<typeof passengerView>;
export type JourneyView = v.InferOutput<typeof journeyView>;
export type SummaryView = v.InferOutput<typeof summaryView>;
