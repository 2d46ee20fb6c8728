import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { direction, localTime, reservationCodeText } from '#wire/shapes.ts';
import { seatMapView } from '#wire/websale.ts';

const service = 'itinerary';
const key = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** Whose seats may be changed after paying, until when, and which are free (B22). Our own call. */
export const getSeatChanges = route({
  service,
  method: 'GET',
  path: 'reservation/seat_changes',
  summary: {
    es: 'Pasajeros cuyo asiento puede cambiar, y sus autobuses',
    en: 'Passengers whose seats may change, and the buses',
  },
  query: v.object({ code: reservationCodeText }),
  body: undefined,
  data: v.object({
    journeys: v.array(
      v.object({
        direction,
        /** The last moment, in the zone of the stop where it is boarded; null while it has no run. */
        until: v.nullable(localTime),
        /** Why no seat of it can change, as the code of the refusal; null when some may. */
        refusal: v.nullable(v.string()),
        passengers: v.array(
          v.object({
            position: v.number(),
            seat: v.number(),
            changes_left: v.number(),
            /** Why this one cannot change. */
            refusal: v.nullable(v.string()),
          }),
        ),
        /** Null when no seat may change. Seats of the party that stay are `taken`. */
        seats: v.nullable(seatMapView),
      }),
    ),
  }),
});

export type SeatChangesView = v.InferOutput<typeof getSeatChanges.data>;

/**
 * Other seats of the same bus for passengers of one journey, all or none: claimed before the old ones are released, and
 * the tickets reissued under new folios. The old codes are refused from then on, and the contact is notified. The same
 * key changes them once. Our own call.
 */
export const postChangeSeats = route({
  service,
  method: 'POST',
  path: 'reservation/:code/change_seats',
  summary: { es: 'Cambiar los asientos de un viaje', en: 'Change seats of a journey' },
  query: undefined,
  body: v.object({
    direction,
    /** Passengers not listed keep their seats. */
    seats: v.pipe(v.array(v.object({ position: v.number(), seat: v.number() })), v.minLength(1), v.maxLength(20)),
    idempotency_key: key,
  }),
  data: v.object({ reservation: reservationView }),
});

export const seatChangeRoutes = [getSeatChanges, postChangeSeats];
