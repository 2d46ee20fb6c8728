import * as v from 'valibot';
import { ENTRY_VERDICTS } from '#domain/lounge/lounge.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { orderKey } from '#wire/orders.ts';
import { route } from '#wire/route.ts';
import { amount, bilingual, date, localTime, nothing, text } from '#wire/shapes.ts';

const service = 'websale';
const access = { proofs: ['traveller'], required: true } as const;
const ROLES: readonly OperatorRole[] = ['boarding', 'counter'];

const time = { starts_at: localTime, ends_at: localTime };

/** A booked visit; `code` is on its pass. */
export const loungeVisitView = v.object({
  code: v.string(),
  lounge: bilingual,
  ...time,
  people: v.number(),
  paid: v.boolean(),
  order: v.pipe(v.nullable(v.string()), v.description('The code of its order')),
  voucher: v.pipe(
    v.nullable(v.object({ folio: v.string(), qr: v.string() })),
    v.description('Shown at the door; null for a visit booked before they had any'),
  ),
  entered: v.boolean(),
  cancellable: v.pipe(v.boolean(), v.description('Its traveller may give it up now')),
});

export type LoungeVisitView = v.InferOutput<typeof loungeVisitView>;

/** A day of a ticket at a lounge, with the places left in each hour. */
export const loungeDayView = v.object({
  lounge: v.string(),
  name: bilingual,
  date,
  hours: v.array(v.object({ starts_at: localTime, left: v.number() })),
  suggested: v.pipe(v.nullable(localTime), v.description('The hour to offer first; null if all are full')),
  with_trip: v.pipe(v.boolean(), v.description('The right is an unpaid trip in the basket: both are paid together')),
  price: v.pipe(amount, v.description('For each person and hour, VAT included; zero if the tier includes it')),
});

export type LoungeDayView = v.InferOutput<typeof loungeDayView>;

/** Where and when the signed-in traveller may use a lounge: on the days of their tickets; and their visits. */
export const getLounges = route({
  service,
  method: 'GET',
  path: 'lounge/availability',
  summary: { es: 'Salas del viajero y sus horas libres', en: 'Traveller lounges and their free hours' },
  access,
  query: undefined,
  body: undefined,
  data: v.object({ days: v.array(loungeDayView), visits: v.array(loungeVisitView) }),
});

/** Books hours in a lounge: `visit` when the tier includes it, otherwise the `order` that is to be paid. */
export const postLoungeVisit = route({
  service,
  method: 'POST',
  path: 'lounge/book',
  summary: { es: 'Reservar una sala del viajero', en: 'Book a traveller lounge' },
  budget: 'create',
  beginsSale: true,
  access,
  query: undefined,
  body: v.object({
    idempotency_key: orderKey,
    lang: v.optional(v.picklist(['es', 'en']), 'es'),
    lounge: text(40),
    starts_at: v.optional(text(40), ''),
    hours: v.optional(v.number(), 1),
    people: v.optional(v.number(), 1),
  }),
  data: v.object({
    visit: v.nullable(v.string()),
    order: v.nullable(v.string()),
    with_trip: v.pipe(
      v.boolean(),
      v.description('The order can only be paid together with its trip: put it into the basket of that'),
    ),
  }),
});

/** Gives up a visit; one that was paid is refunded. Idempotent. */
export const postLoungeCancel = route({
  service,
  method: 'POST',
  path: 'lounge/cancel',
  summary: { es: 'Cancelar una visita a la sala', en: 'Cancel a visit to the lounge' },
  access,
  query: undefined,
  body: v.object({ code: text(40) }),
  data: nothing,
});

/** Reads a pass at the door. A good one is used up. */
export const postLoungeEntry = route({
  service: 'operation',
  method: 'POST',
  path: 'lounge/enter',
  summary: { es: 'Leer un pase en la puerta de la sala', en: 'Read a pass at the door of the lounge' },
  access: { roles: ROLES },
  query: undefined,
  body: v.object({
    code: v.pipe(text(200), v.description('What was scanned, or a typed folio')),
    scan: v.pipe(
      v.optional(v.pipe(v.string(), v.uuid())),
      v.description('Made by the device: the same scan sent again gets the same answer'),
    ),
    device: v.pipe(
      v.optional(v.pipe(v.string(), v.minLength(4), v.maxLength(64))),
      v.description('Its name: a pass that it reads twice in a moment counts once'),
    ),
  }),
  data: v.object({ verdict: v.picklist(ENTRY_VERDICTS), lounge: bilingual, ...time, people: v.number() }),
});

export type LoungeEntryView = v.InferOutput<typeof postLoungeEntry.data>;

export const loungeRoutes = [getLounges, postLoungeVisit, postLoungeCancel, postLoungeEntry];
