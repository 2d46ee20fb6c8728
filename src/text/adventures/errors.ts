import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of choosing an adventure. */
export const adventureErrors = {
  adventure_not_found: {
    es: 'Esa aventura ya no está a la venta. Elige otra.',
    en: 'That adventure is no longer on sale. Choose another.',
  },
  adventure_people_invalid: ({ min, max }) => ({
    es: `Esta aventura es para grupos de ${min} a ${max} personas.`,
    en: `This adventure is for groups of ${min} to ${max} people.`,
  }),
  adventure_date_required: {
    es: 'Elige la fecha y la hora de la salida.',
    en: 'Choose the date and time of the departure.',
  },
  adventure_date_closed: {
    es: 'Esa salida ya no se vende. Elige otra fecha u hora.',
    en: 'That departure is no longer sold. Choose another date or time.',
  },
  adventure_full: ({ left }) => ({
    es: left
      ? `En esa salida ${left === 1 ? 'queda 1 lugar' : `quedan ${left} lugares`}. Elige otra, o menos personas.`
      : 'Esa salida ya se llenó. Elige otra fecha u hora.',
    en: left
      ? `That departure has ${left === 1 ? '1 place' : `${left} places`} left. Choose another, or fewer people.`
      : 'That departure is full. Choose another date or time.',
  }),
  adventure_not_given_back: {
    es: 'Esta aventura ya no se puede devolver: pasó el plazo de sus condiciones.',
    en: 'This adventure can no longer be given back: the time its conditions allow is over.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
