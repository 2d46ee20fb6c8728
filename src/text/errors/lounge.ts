import { MAX_VISIT_HOURS } from '#domain/lounge/lounge.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of booking a lounge, and at its door. */
export const loungeErrors = {
  lounge_needs_ticket: {
    es: 'La sala se reserva el día de un boleto tuyo que salga o llegue ahí.',
    en: 'The lounge is booked on the day of a ticket of yours from or to there.',
  },
  lounge_hours_invalid: {
    es: `Elige una hora en que la sala esté abierta, y hasta ${MAX_VISIT_HOURS} horas seguidas.`,
    en: `Choose an hour at which the lounge is open, and up to ${MAX_VISIT_HOURS} hours in a row.`,
  },
  lounge_people_invalid: {
    es: 'Puedes ir tú, o tú y un acompañante.',
    en: 'You may come alone or with one guest.',
  },
  lounge_full: {
    es: 'Ya no hay lugar a esa hora. Elige otra.',
    en: 'There is no room left at that time. Choose another.',
  },
  lounge_already_booked: {
    es: 'Ya tienes la sala reservada a esa hora. Cancela esa visita primero, o elige otra hora.',
    en: 'You have already booked the lounge at that time. Cancel that visit first, or choose another time.',
  },
  lounge_visit_paid: {
    es: 'Una visita pagada se cancela hasta que empieza. Si no pudiste entrar, escríbenos desde Contacto.',
    en: 'A paid visit can be cancelled until it begins. If you could not enter, write to us from Contact.',
  },
  lounge_visit_over: {
    es: 'Esa visita ya se usó o ya pasó.',
    en: 'That visit has been used or is over.',
  },
  lounge_visit_cancelled: {
    es: 'Esta visita a la sala ya no se puede pagar: elegiste otra a la misma hora, o la cancelaste.',
    en: 'This visit to the lounge can no longer be paid: you chose another one at that time, or cancelled it.',
  },
  lounge_pass_unknown: {
    es: 'No hay un pase con ese código.',
    en: 'There is no pass with that code.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
