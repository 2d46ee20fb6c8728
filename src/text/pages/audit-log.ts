import type { Message } from '#text/message.ts';

/** The audit log: `bitacora`, and at the bottom of a reservation at the counter. */
export const auditLogText = {
  title: { es: 'Bitácora', en: 'Log' },
  hint: { es: 'Quién hizo qué, por código y por día.', en: 'Who did what, by code and by day.' },
  description: {
    es: 'Lo que hizo el personal, por reservación y por día.',
    en: 'What the staff did, by reservation and by day.',
  },
  code: { es: 'Código de reservación', en: 'Reservation code' },
  day: { es: 'Día', en: 'Day' },
  submit: { es: 'Ver', en: 'Show' },
  nothing: { es: 'No hay nada anotado con eso.', en: 'Nothing is noted for that.' },
  when: { es: 'Cuándo', en: 'When' },
  who: { es: 'Quién', en: 'Who' },
  what: { es: 'Qué', en: 'What' },
  reservation: { es: 'Reservación', en: 'Reservation' },
  amount: { es: 'Importe', en: 'Amount' },
  where: { es: 'Desde', en: 'From' },
  note: { es: 'Nota', en: 'Note' },
  console: { es: 'consola', en: 'console' },
} as const;

const ACTIONS: Readonly<Record<string, Message>> = {
  'reservation.opened': { es: 'Consultó la reservación', en: 'Looked at the reservation' },
  'cash.taken': { es: 'Cobró en efectivo', en: 'Took cash' },
  'order.converted': { es: 'Confirmó un pago por teléfono', en: 'Confirmed a payment by telephone' },
  'seat.exchanged': { es: 'Cambió un asiento', en: 'Exchanged a seat' },
  'tickets.printed': { es: 'Imprimió boletos', en: 'Printed tickets' },
  'tickets.resent': { es: 'Envió los boletos otra vez', en: 'Sent the tickets again' },
  'refund.by_hand': { es: 'Devolvió dinero a mano', en: 'Refunded money manually' },
  'refund.retry': { es: 'Pidió otra vez una devolución', en: 'Asked for a refund again' },
  'departure.delayed': { es: 'Anotó el retraso de una salida', en: 'Recorded the delay of a departure' },
  'departure.cancelled': { es: 'Anotó que una salida no sale', en: 'Recorded that a departure does not run' },
  'departure.service': { es: 'Anotó la clase en que sale una salida', en: 'Recorded the class a departure runs in' },
  'start.cancelled': { es: 'Canceló la salida de un tour', en: 'Cancelled a start of a tour' },
  'content.saved': { es: 'Guardó un texto', en: 'Saved a text' },
  'content.published': { es: 'Publicó un texto', en: 'Published a text' },
  'content.withdrawn': { es: 'Retiró un texto', en: 'Took back a text' },
  'alert.written': { es: 'Escribió un aviso', en: 'Wrote an alert' },
  'alert.published': { es: 'Publicó un aviso', en: 'Published an alert' },
  'alert.ended': { es: 'Terminó un aviso', en: 'Ended an alert' },
  'case.answer': { es: 'Respondió un caso', en: 'Answered a case' },
  'case.grant': { es: 'Concedió una solicitud de datos personales', en: 'Granted a request about personal data' },
  'case.ask': { es: 'Pidió información en un caso', en: 'Asked for something in a case' },
  'case.close': { es: 'Cerró un caso', en: 'Closed a case' },
  'case.reopen': { es: 'Reabrió un caso', en: 'Reopened a case' },
  'operator.added': { es: 'Dio de alta a alguien', en: 'Added an operator' },
  'operator.disabled': { es: 'Dio de baja a alguien', en: 'Disabled an operator' },
  'operator.signed_in': { es: 'Inició turno', en: 'Began a shift' },
};

/** The name of an action; an unknown action is shown as stored. */
export const actionText = (action: string): Message => ACTIONS[action] ?? { es: action, en: action };
