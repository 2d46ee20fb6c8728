import * as v from 'valibot';
import { route } from '#wire/route.ts';
import { amount, bilingual, direction, localTime, personalOffer, reservationCodeText } from '#wire/shapes.ts';

const service = 'itinerary';
/** More than anyone could want of everything on sale. */
const MAX_ITEMS = 200;
const MAX_QUANTITY = 99;

/** What can be added to each ticket of a paid reservation (B22). Our own call. */
export const getAdditions = route({
  service,
  method: 'GET',
  path: 'reservation/additions',
  summary: { es: 'Equipaje y extras que se pueden agregar', en: 'Baggage and extras that can be added' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({
    tickets: v.array(
      v.object({
        folio: v.string(),
        passenger: v.number(),
        direction,
        /** When the first of its offers closes, in the zone of the stop where its bus leaves; null while it is open. */
        until: v.nullable(localTime),
        /** Why nothing can be added, as the code of the refusal; null when something can. */
        refusal: v.nullable(v.string()),
        /** The baggage the passenger's card includes, instead of the free bag; null without one. */
        baggage: v.nullable(bilingual),
        /** Empty when the carrier sells no extras. `left`: this many more can be added. */
        offers: v.array(v.object({ ...personalOffer.entries, left: v.number() })),
      }),
    ),
    /** The code of an addition chosen before and waiting to be paid in a store. */
    waiting: v.nullable(v.string()),
  }),
});

export type AdditionsView = v.InferOutput<typeof getAdditions.data>;

/**
 * Chooses additions (B22). They take effect once paid: `code` names a separate reservation, payable like any other
 * until `valid_until`; it expires at no cost. Our own call.
 */
export const postAdditions = route({
  service,
  method: 'POST',
  path: 'reservation/:code/additions',
  summary: { es: 'Agregar equipaje y extras a una reservación', en: 'Add baggage and extras to a reservation' },
  // Each creates a reservation that waits for its payment.
  budget: 'seats',
  beginsSale: true,
  query: undefined,
  body: v.object({
    items: v.pipe(
      v.array(
        v.object({
          ticket_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
          offer: v.pipe(v.string(), v.maxLength(40)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
        }),
      ),
      v.maxLength(MAX_ITEMS),
    ),
  }),
  data: v.object({ code: v.string(), amount, valid_until: localTime }),
});

export const luggageRoutes = [getAdditions, postAdditions];
