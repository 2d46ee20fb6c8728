import * as v from 'valibot';
import { reservationView } from '#wire/reservation.ts';
import { route } from '#wire/route.ts';
import { reservationCodeText } from '#wire/shapes.ts';

/** What this session has begun and not paid: orders that hold seats or wait for money (T77). Our own call. */
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
 * Leaves a reservation for good (T78): shortly after, its seats are back on sale and this session can no longer open
 * it, unless one of its pages is opened in the meantime. `left` is false, and nothing changes, while a payment is under
 * way or an order waits for one. Our own call.
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

/** Opens a reservation for this session by the signed link of an e-mail (B5). Our own call. */
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
