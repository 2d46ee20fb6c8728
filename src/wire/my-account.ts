import * as v from 'valibot';
import { invoicePaymentView, invoiceView, jointReservationView } from '#wire/invoicing.ts';
import { route } from '#wire/route.ts';
import {
  amount,
  bilingual,
  busNames,
  date,
  direction,
  localTime,
  nothing,
  reservationCodeText,
  text,
} from '#wire/shapes.ts';

const service = 'account';
const access = { proofs: ['traveller'], required: true } as const;
/** From 1, as in addresses. */
const page = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)), '1');

const pageOf = { page: v.number(), pages: v.number() };

/** One journey of a trip. `run` is null on an open ticket, which is valid until `valid_until`. */
export const ownJourneyView = v.object({
  direction,
  folio: v.string(),
  travellers: v.number(),
  run: v.nullable(v.object({ departs_at: localTime, arrives_at: localTime })),
  valid_until: date,
});

export const ownTripView = v.object({
  code: v.string(),
  origin: v.string(),
  destination: v.string(),
  state: v.picklist(['paid', 'unpaid', 'cancelled']),
  /** Its journeys are the two buses of a connection. */
  buses: v.optional(busNames),
  journeys: v.array(ownJourneyView),
});

export type OwnTripView = v.InferOutput<typeof ownTripView>;

/** Trips of the account, upcoming or past. */
export const getTrips = route({
  service,
  method: 'GET',
  path: 'site/account/trips',
  summary: { es: 'Los viajes del viajero que entró', en: 'The trips of the signed-in traveller' },
  access,
  query: v.object({ when: v.optional(v.picklist(['upcoming', 'past']), 'upcoming'), page }),
  body: undefined,
  data: v.object({ trips: v.array(ownTripView), ...pageOf }),
});

/** Stops between which the traveller bought most often, the most frequent first (B30). */
export const getFrequentTrips = route({
  service,
  method: 'GET',
  path: 'site/account/frequent_trips',
  summary: { es: 'Los viajes que más compra el viajero que entró', en: 'The trips the signed-in traveller buys most' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({ trips: v.array(v.object({ origin: v.string(), destination: v.string() })) }),
});

/** Adds a reservation to the account; the session must have proved access to all of it, for example by its PIN. */
export const postAddTrip = route({
  service,
  method: 'POST',
  path: 'site/account/trips/add',
  summary: { es: 'Agregar una reservación a la cuenta', en: 'Add a reservation to the account' },
  access,
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: nothing,
});

export const openJourneyView = v.object({
  code: v.string(),
  direction,
  folio: v.string(),
  travellers: v.number(),
  origin: v.string(),
  destination: v.string(),
  valid_until: date,
});

export type OpenJourneyView = v.InferOutput<typeof openJourneyView>;

/** Open tickets of the account without a run (N8). */
export const getOpenTickets = route({
  service,
  method: 'GET',
  path: 'site/account/open_tickets',
  summary: { es: 'Los boletos abiertos del viajero que entró', en: 'The open tickets of the signed-in traveller' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({ open_tickets: v.array(openJourneyView) }),
});

/** `purchases` are those in the account that it is about; `pages` says which show each. */
const ownInvoiceView = v.object({
  purchases: v.array(v.object({ code: v.string(), pages: v.picklist(['reservation', 'order']) })),
  invoice: invoiceView,
});

export type OwnInvoiceView = v.InferOutput<typeof ownInvoiceView>;

/** Invoices of all purchases of the account (B33), newest first. */
export const getInvoices = route({
  service,
  method: 'GET',
  path: 'site/account/invoices',
  summary: { es: 'Las facturas del viajero que entró', en: 'The invoices of the signed-in traveller' },
  access,
  query: v.object({ page }),
  body: undefined,
  data: v.object({ invoices: v.array(ownInvoiceView), ...pageOf }),
});

const purchaseView = v.object({
  ...jointReservationView.entries,
  payments: v.array(
    v.object({
      ...invoicePaymentView.entries,
      joint: v.pipe(
        v.nullable(v.object({ codes: v.array(v.string()), whole: v.boolean() })),
        v.description(
          'If it is on an invoice of several purchases: the others in the account, and whether those are all of them',
        ),
      ),
    }),
  ),
  /** What was ordered without a trip; null for a trip, which has pages of its own. */
  order: v.nullable(
    v.object({
      items: v.array(
        v.object({
          title: bilingual,
          invoiced: v.pipe(v.boolean(), v.description('An invoice of it can be asked for')),
        }),
      ),
      total: amount,
    }),
  ),
});

export type PurchaseView = v.InferOutput<typeof purchaseView>;

/**
 * Payments of everything bought with the account, newest purchase first, and what can be done about their invoices
 * (M172). Our own call.
 */
export const getPayments = route({
  service,
  method: 'GET',
  path: 'site/account/payments',
  summary: { es: 'Los pagos del viajero que entró', en: 'The payments of the signed-in traveller' },
  access,
  query: v.object({ page }),
  body: undefined,
  data: v.object({ reservations: v.array(purchaseView), ...pageOf }),
});

const detailsView = v.object({
  first_name: v.string(),
  last_name: v.string(),
  /** `dd/mm`; empty if unknown. */
  birthday: v.string(),
  cell_phone: v.string(),
  email: v.string(),
  /** Wants to receive offers. */
  offers: v.boolean(),
});

/** The traveller's own details. */
export const getDetails = route({
  service,
  method: 'GET',
  path: 'site/account/details',
  summary: { es: 'Los datos del viajero que entró', en: 'The details of the signed-in traveller' },
  access,
  query: undefined,
  body: undefined,
  data: detailsView,
});

/** Changes names, birthday and the consent to offers. Phone and e-mail are changed with `contact/change`. */
export const postDetails = route({
  service,
  method: 'POST',
  path: 'site/account/details',
  summary: { es: 'Cambiar nombre, cumpleaños y promociones', en: 'Change name, birthday and offers' },
  access,
  query: undefined,
  body: v.object({
    first_name: v.optional(text(200), ''),
    last_name: v.optional(text(200), ''),
    birthday: v.optional(text(40), ''),
    /** Absent: as before. */
    offers: v.optional(v.boolean()),
  }),
  data: detailsView,
});

/** A passenger the traveller often buys for. */
export const savedPassengerView = v.object({ passenger_id: v.string(), first_name: v.string(), last_name: v.string() });

export type SavedPassengerView = v.InferOutput<typeof savedPassengerView>;

const saved = v.object({ passengers: v.array(savedPassengerView) });

/** Passengers saved by the traveller (B30), by name. */
export const getPassengers = route({
  service,
  method: 'GET',
  path: 'site/account/passengers',
  summary: { es: 'Los pasajeros guardados del viajero que entró', en: 'Passengers saved by the signed-in traveller' },
  access,
  query: undefined,
  body: undefined,
  data: saved,
});

/** Adds a passenger, or changes the one named. */
export const postPassenger = route({
  service,
  method: 'POST',
  path: 'site/account/passengers',
  summary: { es: 'Guardar un pasajero', en: 'Save a passenger' },
  access,
  query: undefined,
  body: v.object({
    passenger_id: v.optional(text(40)),
    first_name: v.optional(text(200), ''),
    last_name: v.optional(text(200), ''),
  }),
  data: saved,
});

export const postForgetPassenger = route({
  service,
  method: 'POST',
  path: 'site/account/passengers/forget',
  summary: { es: 'Quitar un pasajero guardado', en: 'Remove a saved passenger' },
  access,
  query: undefined,
  body: v.object({ passenger_id: text(40) }),
  data: saved,
});

export const myAccountRoutes = [
  getTrips,
  getFrequentTrips,
  postAddTrip,
  getOpenTickets,
  getInvoices,
  getPayments,
  getDetails,
  postDetails,
  getPassengers,
  postPassenger,
  postForgetPassenger,
];
