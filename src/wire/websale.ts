import * as v from 'valibot';
import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { pointsView } from '#wire/account.ts';
import { creditsView, reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import {
  amount,
  busSide,
  captchaAnswer,
  carrierId,
  date,
  dayPrice,
  direction,
  identifier,
  passengerType,
  reservationCodeText,
  scheduleView,
  stopView,
  text,
} from '#wire/shapes.ts';

const service = 'websale';
const ofReservation = { code: reservationCodeText };
const reservation = v.object({ reservation: reservationView });

const byOrigin = v.record(v.string(), v.array(v.string()));

/** Origins and the destinations served from each (M1, M2). */
export const getOrigins = route({
  service,
  method: 'GET',
  path: 'reservation/origins',
  summary: {
    es: 'Orígenes y los destinos a los que se llega desde cada uno',
    en: 'Origins and the destinations served from each',
  },
  query: undefined,
  body: undefined,
  data: v.object({
    origins: v.array(stopView),
    destinations: byOrigin,
    connected: v.optional(
      v.pipe(byOrigin, v.description('Destinations reached from each origin only by changing buses')),
    ),
    transfers: v.optional(
      v.pipe(
        v.record(v.string(), v.record(v.string(), v.number())),
        v.description(
          'Least minutes to change, by the stop of arrival and that of departure; so long, it is protected',
        ),
      ),
    ),
  }),
});

/** Checks a promotional code (M12). `percent` is deducted from adult fares. */
export const getPromotionalCode = route({
  service,
  method: 'GET',
  path: 'reservation/promotional_code',
  summary: { es: 'Revisar un código promocional', en: 'Check a promotional code' },
  budget: 'promo',
  guesses: 'promoGuess',
  query: v.object({ code: text(40), promotion_id: v.optional(carrierId), user_id: v.optional(carrierId) }),
  body: undefined,
  data: v.object({ code: v.string(), percent: v.number(), valid_until: v.nullable(date) }),
});

const journeyIn = v.object({
  date: v.optional(v.nullable(v.string())),
  open: v.optional(v.boolean()),
  schedule_id: v.optional(v.nullable(v.string())),
  schedule_detail_id: v.optional(v.nullable(v.string())),
});

/** Starts a reservation from the search form (M14). Rules report one fault per field. */
export const postCreate = route({
  service,
  method: 'POST',
  path: 'reservation/create',
  summary: { es: 'Crear el borrador de una reservación', en: 'Create a reservation draft' },
  budget: 'create',
  beginsSale: true,
  // Its form accepts a promotional code as well.
  guesses: 'promoGuess',
  query: undefined,
  body: v.object({
    origin: v.optional(text(128), ''),
    destination: v.optional(text(128), ''),
    round: v.optional(v.boolean(), true),
    departure: v.optional(journeyIn, {}),
    return: v.optional(journeyIn, {}),
    passengers: v.optional(v.pipe(v.array(v.object({ type: passengerType })), v.maxLength(100)), []),
    promotional_code: v.optional(v.nullable(text(40)), null),
  }),
  data: reservation,
});

/** Runs of one journey on one day, with the days around it (M16, M17). */
export const getSchedules = route({
  service,
  method: 'GET',
  path: 'reservation/schedules',
  summary: {
    es: 'Corridas que se pueden elegir para un viaje del borrador',
    en: 'Runs that can be chosen for a journey of the draft',
  },
  query: v.object({ ...ofReservation, direction: v.optional(direction, 'departure'), date: v.optional(date) }),
  body: undefined,
  data: v.object({
    direction,
    date,
    prev_day: v.nullable(date),
    next_day: v.nullable(date),
    /** The days around `date`, each with its price for the party. */
    days: v.array(dayPrice),
    schedules: v.array(scheduleView),
    /** Journeys of two runs, when none without a change can be chosen that day on a one-way trip (B29). */
    connections: v.optional(
      v.pipe(
        v.array(
          v.object({
            via: stopView,
            first: scheduleView,
            second: scheduleView,
            duration_minutes: v.number(),
            transfer_minutes: v.number(),
            price: amount,
          }),
        ),
        v.description(
          'Journeys of two runs, when none without a change can be chosen; `price` is for the party and both',
        ),
      ),
    ),
    /** Passengers whose discount does not apply on the day of a journey (T13), for both journeys of the trip. */
    undiscounted: v.pipe(
      v.array(v.object({ direction, date, type: passengerType })),
      v.description('Whose discount does not hold on the day of a journey, told before either run is chosen'),
    ),
    /** Why no run can be chosen: no run that day, all have left, or all leave before the outbound run arrives. */
    none: v.nullable(v.picklist(['no_runs', 'all_left', 'before_arrival'])),
    /** The nearest day with an available run, when this one has none (M21). */
    suggestion: v.nullable(date),
  }),
});

const chosen = v.object({ schedule_id: identifier, schedule_detail_id: identifier });

/** Chooses the runs of one or both journeys (M18). */
export const postSchedules = route({
  service,
  method: 'POST',
  path: 'reservation/schedules',
  summary: { es: 'Elegir las corridas de los viajes', en: 'Choose the runs of the journeys' },
  query: undefined,
  body: v.object({
    ...ofReservation,
    departure: v.optional(v.nullable(chosen)),
    return: v.optional(v.nullable(chosen)),
    via: v.optional(
      v.pipe(identifier, v.description('Chooses a connection of both runs; the first one ends at this stop')),
    ),
  }),
  data: reservation,
});

/** Contact and the passengers' names (M48, M49). */
export const postContact = route({
  service,
  method: 'POST',
  path: 'reservation/contact',
  summary: { es: 'Contacto y nombres de los pasajeros', en: 'Contact and passenger names' },
  query: undefined,
  body: v.object({
    ...ofReservation,
    contact: v.object({
      first_name: v.optional(text(200), ''),
      last_name: v.optional(text(200), ''),
      cell_phone: v.optional(text(40), ''),
      email: v.optional(text(320), ''),
      privacy: v.optional(v.boolean(), false),
      changes: v.optional(v.boolean(), false),
      of_age: v.optional(v.boolean(), false),
    }),
    passengers: v.pipe(
      v.array(v.object({ first_name: v.optional(text(200), ''), last_name: v.optional(text(200), '') })),
      v.maxLength(100),
    ),
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
  }),
  data: reservation,
});

/** Reasons for a seat other than company, as far as they are known and clear. */
const seatAdviceView = v.object({
  /** The side the sea is on; `from` and `to` name places if that applies to a part of the way only. */
  sea: v.nullable(v.object({ side: busSide, from: v.nullable(v.string()), to: v.nullable(v.string()) })),
  /** The side away from the sun. */
  shade: v.nullable(busSide),
  /** The rows that move least, inclusive. */
  calm_rows: v.nullable(v.object({ from: v.number(), to: v.number() })),
});

/** One cell of the bus seen from above. */
export const seatCell = v.object({
  seat: v.number(),
  row: v.number(),
  column: v.number(),
  position: v.picklist(['window', 'aisle']),
  state: v.picklist(['free', 'taken', 'mine']),
});

export const seatMapView = v.object({
  direction,
  schedule_id: v.string(),
  layout: v.object({
    id: v.string(),
    rows: v.number(),
    /** Columns across the bus from its left; `null` is the aisle. */
    columns: v.array(v.nullable(v.string())),
    facilities: v.array(v.object({ kind: v.picklist(['door', 'wc', 'stairs']), row: v.number(), side: busSide })),
  }),
  seats: v.array(seatCell),
  seats_healthy: v.array(v.number()),
  advice: v.optional(
    v.pipe(seatAdviceView, v.description('Sea and shade by the side of the bus, and the calmer rows')),
  ),
  /** More minors apart than this many are refused (N7). */
  fewest_apart: v.optional(v.pipe(v.number(), v.description('Minors next to no adult at best, with the free seats'))),
});

export type SeatMapView = v.InferOutput<typeof seatMapView>;

/** Seat maps of the dated journeys (M60). */
export const getSeats = route({
  service,
  method: 'GET',
  path: 'reservation/seats',
  summary: { es: 'Mapas de asientos de los viajes', en: 'Seat maps of the journeys' },
  query: v.object(ofReservation),
  body: undefined,
  data: v.object({ departure: v.nullable(seatMapView), return: v.nullable(seatMapView) }),
});

/**
 * Holds seats for both journeys together (T37), or lets the server choose (`automatic`); `released_seats` alone
 * releases all of them (M31, M64). `seats` has a seat per travelling passenger, by position.
 */
export const postSeats = route({
  service,
  method: 'POST',
  path: 'reservation/seats',
  summary: { es: 'Apartar o liberar asientos', en: 'Hold or release seats' },
  budget: 'seats',
  query: undefined,
  body: v.object({
    ...ofReservation,
    automatic: v.optional(v.boolean(), false),
    seats: v.optional(
      v.pipe(
        v.array(
          v.object({
            position: v.number(),
            seat_departure: v.optional(v.nullable(v.number())),
            seat_return: v.optional(v.nullable(v.number())),
          }),
        ),
        v.maxLength(20),
      ),
      [],
    ),
    captcha: captchaAnswer,
    released_seats: v.optional(v.pipe(v.array(v.object({ direction, seat: v.number() })), v.maxLength(40)), []),
  }),
  data: reservation,
});

/** Extends the holding time once more (B3). Our own call: the specification has none. */
export const postExtend = route({
  service,
  method: 'POST',
  path: 'reservation/extend',
  summary: { es: 'Ampliar el tiempo en que los asientos están apartados', en: 'Extend the time the seats are held' },
  budget: 'seats',
  query: undefined,
  body: v.object(ofReservation),
  data: reservation,
});

/**
 * The reservation as the server has it: what every guard checks (T38). A page of it sends `entering` when opened, which
 * reverses a leaving (M41). Our own call.
 */
export const getReservation = route({
  service,
  method: 'GET',
  path: 'reservation/state',
  summary: { es: 'La reservación como la conoce el servidor', en: 'The reservation as the server knows it' },
  query: v.object({ ...ofReservation, entering: v.optional(v.picklist(['true', 'false']), 'false') }),
  body: undefined,
  data: v.object({ reservation: reservationView, came_back: v.optional(v.boolean()) }),
});

/** Payment methods of this reservation (M73). */
export const getPayment = route({
  service,
  method: 'GET',
  path: 'reservation/payment',
  summary: { es: 'Formas de pago', en: 'Ways to pay' },
  access: { proofs: ['traveller', 'agency'], required: false },
  query: v.object({
    ...ofReservation,
    brand_id: v.optional(carrierId),
    operative_source: v.optional(v.string()),
  }),
  body: undefined,
  data: v.object({
    methods: v.array(v.object({ type: v.picklist(PAYMENT_METHODS), pay_by: v.nullable(v.string()) })),
    /** What the isolated card frame needs; null when cards are not offered. */
    card: v.nullable(v.object({ frame_url: v.string() })),
    /** Points a traveller may spend, in hundredths; null unless signed in recently. */
    points: v.nullable(pointsView),
    /** The payer's own credit: its code is the `token` of a payment with `store_credit`. */
    credits: creditsView,
    /** Where a pending payment waits for the traveller: at the bank, or at the provider. */
    waiting: v.nullable(v.object({ method: v.picklist(PAYMENT_METHODS), url: v.string() })),
    /** Address of the frame with the wallets' buttons; null when none is offered. */
    wallets: v.nullable(v.object({ frame_url: v.string() })),
    test_mode: v.boolean(),
    total: amount,
  }),
});

/** Pays (M75). The same `idempotency_key` never pays twice. */
export const postPayment = route({
  service,
  method: 'POST',
  path: 'reservation/payment',
  summary: { es: 'Pagar', en: 'Pay' },
  budget: 'payment',
  guesses: 'declined',
  access: { proofs: ['traveller', 'agency'], required: false },
  query: undefined,
  body: v.object({
    ...ofReservation,
    method: v.optional(v.picklist(PAYMENT_METHODS)),
    /** The token of the card or, opaque and longer, of the wallet. */
    token: v.optional(text(8192)),
    device_session_id: v.optional(text(200)),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(128)),
    /** The total the traveller saw, in centavos: a changed price is refused, never charged. */
    total: amount,
  }),
  data: v.object({ reservation: reservationView, redirect_url: v.nullable(v.string()) }),
});

/**
 * Reconciles with the provider and settles the reservation accordingly; safe at any time and any number of times (M76).
 */
export const postConfirm = route({
  service,
  method: 'POST',
  path: 'reservation/confirm',
  summary: { es: 'Confirmar el pago y la reservación', en: 'Confirm the payment and the reservation' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofReservation),
  data: reservation,
});

/** Gives up a payment pending at a bank or in a store, to pay by another method. Our own call. */
export const postAbandon = route({
  service,
  method: 'POST',
  path: 'reservation/payment/abandon',
  summary: { es: 'Dejar un pago que espera', en: 'Give up a payment that waits' },
  budget: 'confirm',
  query: undefined,
  body: v.object(ofReservation),
  data: reservation,
});

export const websaleRoutes = [
  getOrigins,
  getPromotionalCode,
  postCreate,
  getSchedules,
  postSchedules,
  postContact,
  getSeats,
  postSeats,
  postExtend,
  getReservation,
  getPayment,
  postPayment,
  postConfirm,
  postAbandon,
];
