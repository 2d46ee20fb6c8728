import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { reservationCodeText } from '#wire/shapes.ts';

/** What this session has begun and not paid: what holds seats, and what waits for its money (T77). Ours. */
export const getUnpaid = route({
  service: 'websale',
  method: 'GET',
  path: 'reservation/unpaid',
  summary: {
    es: 'Reservaciones de esta sesión que apartan asientos o esperan su pago',
    en: 'Reservations of this session that hold seats or wait to be paid',
  },
  query: undefined,
  body: undefined,
  data: v.object({ reservations: v.array(reservationView) }),
});

/**
 * Leaves a reservation for good (T78): a moment later its seats are back on sale and this session no longer opens it, unless one of its
 * pages is opened within the moment. `left` is false, and nothing happens, while money is on its way or an order waits for it. Ours.
 */
export const postLeave = route({
  service: 'websale',
  method: 'POST',
  path: 'reservation/leave',
  summary: {
    es: 'Salir de una reservación y devolver sus asientos',
    en: 'Leave a reservation and give its seats back',
  },
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: v.object({ left: v.boolean() }),
});

/** Opens a reservation for this session by the signed link of a mail (B5). Ours. */
export const postResume = route({
  service: 'websale',
  method: 'POST',
  path: 'reservation/resume',
  summary: {
    es: 'Abrir una reservación con el enlace firmado de un correo',
    en: 'Open a reservation by a signed link',
  },
  query: undefined,
  body: v.object({ token: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  data: v.object({ reservation: reservationView }),
});

export const begunRoutes = [getUnpaid, postLeave, postResume];
