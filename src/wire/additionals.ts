import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { bilingual, direction, identifier, personalOffer, reservationCodeText } from '#wire/shapes.ts';

const service = 'websale';
/** More than anyone could want of everything on sale. */
const MAX_ITEMS = 200;
const MAX_QUANTITY = 99;

/** What the additionals step offers (T80), for each passenger on each journey. Our own call. */
export const getAdditionals = route({
  service,
  method: 'GET',
  path: 'reservation/additionals',
  summary: { es: 'Extras que se venden con los asientos', en: 'Extras on sale with the seats' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({
    passengers: v.array(
      v.object({
        passenger: v.number(),
        direction,
        /** The baggage the passenger's card includes, instead of the free bag; null without one. */
        baggage: v.nullable(bilingual),
        /** Empty when no extras are sold. `chosen`: this many are in the price. */
        offers: v.array(v.object({ ...personalOffer.entries, chosen: v.number() })),
      }),
    ),
  }),
});

export type AdditionalsView = v.InferOutput<typeof getAdditionals.data>;

const wishedExtra = v.object({
  passenger: v.pipe(v.number(), v.integer()),
  direction,
  offer: v.pipe(v.string(), v.maxLength(40)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
});

export type ChosenExtraBody = v.InferOutput<typeof wishedExtra>;

/**
 * The additionals step (M53, T80): `items` are bought together with the seats and replace everything chosen before;
 * without them the trip has no extras. No internet package is on sale.
 */
export const postAdditionals = route({
  service,
  method: 'POST',
  path: 'reservation/additionals',
  summary: { es: 'Elegir u omitir adicionales', en: 'Choose or skip additionals' },
  query: undefined,
  body: v.object({
    code: reservationCodeText,
    items: v.optional(v.pipe(v.array(wishedExtra), v.maxLength(MAX_ITEMS))),
    sale_internet: v.optional(v.object({ packages: v.pipe(v.array(identifier), v.maxLength(20)) })),
  }),
  data: v.object({ reservation: reservationView }),
});

export const additionalRoutes = [getAdditionals, postAdditionals];
