import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { localTime, passengerType, reservationCodeText, text } from '#wire/shapes.ts';

const service = 'itinerary';
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** Whose name may change after paying, and until when (B20). Our own call. */
export const getNames = route({
  service,
  method: 'GET',
  path: 'reservation/names',
  summary: { es: 'Pasajeros cuyo nombre puede cambiar', en: 'Passengers whose name may change' },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({
    passengers: v.array(
      v.object({
        position: v.number(),
        type: passengerType,
        first_name: v.string(),
        last_name: v.string(),
        /** The last moment, in the zone of the stop where their first bus leaves; null while every ticket is open. */
        until: v.nullable(localTime),
        changes_left: v.number(),
        /** Why it cannot change, as the code of the refusal; null when it may. */
        refusal: v.nullable(v.string()),
      }),
    ),
  }),
});

export type NamesView = v.InferOutput<typeof getNames.data>;

/**
 * Puts a passenger's tickets in another name: the same kind, seats and times, under new folios. The old codes are
 * refused from then on, and the contact is notified. The same key changes it once. Our own call.
 */
export const postChangeName = route({
  service,
  method: 'POST',
  path: 'reservation/:code/change_name',
  summary: { es: 'Cambiar el nombre de un pasajero', en: 'Change the name of a passenger' },
  query: undefined,
  body: v.object({
    /** Position, from 1. */
    passenger: v.number(),
    first_name: v.optional(text(200), ''),
    last_name: v.optional(text(200), ''),
    idempotency_key: key,
  }),
  data: v.object({ reservation: reservationView }),
});

export const nameRoutes = [getNames, postChangeName];
