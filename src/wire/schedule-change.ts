import * as v from 'valibot';
import { reservationView, summaryView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import {
  amount,
  busNames,
  date,
  dayPrice,
  direction,
  identifier,
  localTime,
  scheduleView,
  stopView,
} from '#wire/shapes.ts';
import { alongLine } from '#wire/sold-beside.ts';
import { seatMapView } from '#wire/websale.ts';

const service = 'itinerary';
const folio = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24));
const chosen = { schedule_id: identifier, schedule_detail_id: identifier };

/** The journey to change. `closes_at`, in the zone of its boarding stop, is the last moment to change it. */
const journey = v.object({
  direction,
  /** Of a connection, whose second bus is missed. */
  buses: v.optional(busNames),
  origin: stopView,
  destination: stopView,
  /** Null while the ticket is open: then it is given its first run. */
  current: v.nullable(scheduleView),
  /** What it cost the party. */
  paid: amount,
  closes_at: localTime,
  /** The last day on which its tickets can be used. */
  last_day: date,
});

/** Runs available instead of the ticket's, with their differences in price for the party (M93). */
export const getChangeSchedules = route({
  service,
  method: 'GET',
  path: 'reservation/:id/schedules',
  summary: {
    es: 'Corridas que se pueden tomar en lugar de la de un boleto',
    en: 'Runs that can be had instead of the one of a ticket',
  },
  query: v.object({ ticket_id: folio, date: v.optional(date) }),
  body: undefined,
  data: v.object({
    journey,
    date,
    prev_day: v.nullable(date),
    next_day: v.nullable(date),
    /** The lowest difference of each day; null when nothing is available, with the reason in `state`. */
    days: v.array(v.object({ date, state: dayPrice.entries.state, difference: v.nullable(amount) })),
    /** Negative `difference`: the run costs less, and the rest is credited. */
    schedules: v.array(v.object({ schedule: scheduleView, difference: amount })),
    server_now: v.string(),
  }),
});

const offer = v.object({
  journey,
  schedule: scheduleView,
  /** Of the new journey: `total` is what remains to be paid. */
  summary: summaryView,
  difference: amount,
  to_pay: amount,
  credit: amount,
  /** Extras that this bus does not have: refunded the way they were paid, once the change is made. */
  not_on_board: v.array(alongLine),
  /** The price is valid until then. In the zone of the boarding stop. */
  valid_until: localTime,
  seats: seatMapView,
  server_now: v.string(),
});

/** The price and free seats of another run, with the end of the offer (M93). Holds nothing. */
export const getChangeAvailability = route({
  service,
  method: 'GET',
  path: 'reservation/:id/schedule_availability',
  summary: { es: 'Precio y asientos de la corrida a la que se cambiaría', en: 'Price and seats of a run to change to' },
  query: v.object({ ticket_id: folio, ...chosen }),
  body: undefined,
  data: offer,
});

/**
 * Changes to another run (M93). `difference` and `valid_until` are those of the offer: a changed price or a taken seat
 * is refused. `seats` empty: the best available. If something is to be paid, `payment` names a reservation to be paid
 * like any other; the change takes effect then.
 */
export const postChangeSchedule = route({
  service,
  method: 'POST',
  path: 'reservation/:id/change_schedule',
  summary: { es: 'Cambiar el horario de un viaje', en: 'Change the schedule of a journey' },
  budget: 'seats',
  beginsSale: true,
  query: undefined,
  body: v.object({
    ticket_id: folio,
    ...chosen,
    difference: amount,
    /** As in the offer. */
    valid_until: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    seats: v.optional(v.pipe(v.array(v.object({ position: v.number(), seat: v.number() })), v.maxLength(20)), []),
  }),
  data: v.object({
    changed: v.boolean(),
    reservation: v.nullable(reservationView),
    payment: v.nullable(v.object({ code: v.string(), amount, valid_until: localTime })),
  }),
});

export const scheduleChangeRoutes = [getChangeSchedules, getChangeAvailability, postChangeSchedule];
