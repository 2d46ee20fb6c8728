import * as v from 'valibot';
import { BOARDING_VERDICTS, MAX_SCANS } from '#domain/boarding/boarding-verdict.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { type Route, route } from '#wire/route.ts';
import { bilingual, date, identifier, localTime, passengerType } from '#wire/shapes.ts';

const service = 'operation';
const uuid = v.pipe(v.string(), v.uuid());
const instantText = v.pipe(v.string(), v.isoTimestamp());
const verdict = v.picklist(BOARDING_VERDICTS);
/** At small stops the counter boards as well. */
const ROLES: readonly OperatorRole[] = ['boarding', 'counter'];

/** Where and when somebody boarded, on the clock of their stop. */
export const boardedView = v.object({ at: localTime, place: v.string(), device: v.string() });

export type BoardedView = v.InferOutput<typeof boardedView>;

/** The buses at a stop around now; without a stop, those to choose from. */
export const getBoardingBuses = route({
  service,
  method: 'GET',
  path: 'boarding/buses',
  summary: { es: 'Autobuses que abordan ahora en una parada', en: 'Buses that board at a stop now' },
  access: { roles: ROLES },
  query: v.object({ stop: v.optional(identifier) }),
  body: undefined,
  data: v.object({
    stops: v.array(v.object({ id: v.string(), name: v.string(), city: v.string() })),
    stop: v.nullable(v.object({ id: v.string(), name: v.string() })),
    buses: v.array(
      v.object({
        departure: v.string(),
        departs_at: localTime,
        service: bilingual,
        destination: v.string(),
        /** Operators said that it does not run from here. */
        cancelled: v.boolean(),
        tickets: v.number(),
        boarded: v.number(),
      }),
    ),
  }),
});

const luggage = {
  /** What they take along by their card, instead of the free bag; null without one. */
  baggage: v.nullable(bilingual),
  /** What they paid to take along. */
  additions: v.array(v.object({ name: bilingual, quantity: v.number() })),
};

export const listedTicket = v.object({
  folio: v.string(),
  /** Of the code that is good now: another issue of the folio is refused. */
  issue: v.string(),
  paid: v.boolean(),
  /** Operators said that the bus does not run from where this ticket begins. */
  cancelled: v.boolean(),
  seat: v.nullable(v.number()),
  /** `A*** L***`: enough to ask who somebody is. */
  name: v.string(),
  type: passengerType,
  from: v.string(),
  to: v.string(),
  ...luggage,
  boarded: v.nullable(boardedView),
});

export type ListedTicketView = v.InferOutput<typeof listedTicket>;

export const boardingListView = v.object({
  departure: v.string(),
  service_date: date,
  service: bilingual,
  origin: v.string(),
  destination: v.string(),
  departs_at: localTime,
  /** Operators said that it does not run at all. */
  cancelled: v.boolean(),
  tickets: v.array(listedTicket),
  /** Folios that had a code for this bus and are no longer valid. */
  revoked: v.array(v.string()),
  /** Public keys (JSON Web Keys) that codes are checked with. */
  keys: v.array(v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), kid: v.string(), x: v.string() })),
  made_at: v.string(),
});

export type BoardingListView = v.InferOutput<typeof boardingListView>;

/** All that a device needs to board a bus without a signal; names are masked. */
export const getBoardingList = route({
  service,
  method: 'GET',
  path: 'boarding/list',
  summary: {
    es: 'La lista de una salida, para abordar sin señal',
    en: 'The list of a departure, to board without a signal',
  },
  access: { roles: ROLES },
  query: v.object({ departure: uuid }),
  body: undefined,
  data: boardingListView,
});

export const scanResult = v.object({
  id: v.string(),
  verdict,
  folio: v.nullable(v.string()),
  seat: v.nullable(v.number()),
  name: v.nullable(v.string()),
  type: v.nullable(passengerType),
  ...luggage,
  /** The bus it is for instead. */
  other: v.nullable(v.object({ departs_at: localTime, destination: v.string() })),
  /** When it boarded before, and where: the alarm of a copied ticket. */
  first: v.nullable(boardedView),
});

export type ScanResultView = v.InferOutput<typeof scanResult>;

/**
 * Scans at the door of a bus, as they happen or hours later. `id` is made by the device: a scan that is sent again is
 * answered as before and counts once. `sent_at` is the device's clock at sending, by which its other times are put right.
 * `code` is what was scanned, or a folio that was typed.
 */
export const postBoardingScans = route({
  service,
  method: 'POST',
  path: 'boarding/scans',
  summary: { es: 'Lecturas en la puerta de un autobús', en: 'Scans at the door of a bus' },
  budget: 'boarding',
  access: { roles: ROLES },
  query: undefined,
  body: v.object({
    departure: uuid,
    device: v.pipe(v.string(), v.minLength(4), v.maxLength(64)),
    place: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    sent_at: instantText,
    scans: v.pipe(
      v.array(
        v.object({
          id: uuid,
          at: instantText,
          code: v.pipe(v.string(), v.maxLength(2_000)),
          /** What the device said at the door while it had no signal. */
          shown: v.optional(verdict),
        }),
      ),
      v.minLength(1),
      v.maxLength(MAX_SCANS),
    ),
  }),
  data: v.object({ results: v.array(scanResult) }),
});

/** Boarding, for people at the doors of buses and for programs in their devices. */
export const boardingRoutes: readonly Route[] = [getBoardingBuses, getBoardingList, postBoardingScans];
