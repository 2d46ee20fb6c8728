import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { bilingual, direction, personalOffer, reservationCodeText } from '#wire/shapes.ts';
import { chosenBeside } from '#wire/sold-beside.ts';

const service = 'websale';

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

/**
 * The additionals step (M53, T80): what is chosen is bought together with the seats and replaces everything chosen
 * before; without any the trip has no extras.
 */
export const postAdditionals = route({
  service,
  method: 'POST',
  path: 'reservation/additionals',
  summary: { es: 'Elegir u omitir adicionales', en: 'Choose or skip additionals' },
  query: undefined,
  body: v.object({
    code: reservationCodeText,
    ...chosenBeside,
  }),
  data: v.object({ reservation: reservationView }),
});

export const additionalRoutes = [getAdditionals, postAdditionals];
