import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of choosing, buying and cancelling a tour. */
export const tourErrors = {
  tour_not_found: {
    es: 'Ese tour ya no está en venta. Mira los otros.',
    en: 'That tour is no longer on sale. Look at the others.',
  },
  tour_people_invalid: {
    es: 'Escribe cuántas personas van: un número del 1 al 999.',
    en: 'Write how many people go: a number from 1 to 999.',
  },
  slot_full: ({ left }) => ({
    es: left
      ? `A esa salida ${left === 1 ? 'le queda 1 lugar' : `le quedan ${left} lugares`}. Elige otra, o vayan menos personas.`
      : 'Esa salida ya se llenó. Elige otra.',
    en: left
      ? `That start has ${left === 1 ? '1 place' : `${left} places`} left. Choose another, or take fewer people.`
      : 'That start is full. Choose another.',
  }),
  slot_closed: {
    es: 'Esa salida ya no se vende. Elige otra.',
    en: 'That start is no longer sold. Choose another.',
  },
  participants_invalid: {
    es: 'Revisa cuántas personas van y la edad de cada una: no son las que admite este tour.',
    en: 'Check how many people take part and the age of each: they are not those this tour admits.',
  },
  pickup_required: {
    es: 'Elige dónde pasamos por ustedes.',
    en: 'Choose where you are picked up.',
  },
  places_captcha_required: {
    es: 'Hay varios lugares de esta salida apartados sin pagar y tenemos que comprobar que no eres un programa. Tu navegador lo hace solo: aparta tus lugares otra vez.',
    en: 'Several places of this start are held unpaid, and we have to check that you are not a program. Your browser does that by itself: hold your places again.',
  },
  places_contact_required: {
    es: 'Para apartar lugares hasta que pagues en una tienda, confirma primero tu contacto con un código.',
    en: 'To keep places until you pay in a store, confirm your contact with a code first.',
  },
  tour_session_expired: {
    es: 'Pasaron 15 minutos sin actividad y soltamos los lugares. No se cobró nada. Elige el tour otra vez.',
    en: 'After 15 minutes without activity the places were given up. Nothing was charged. Choose the tour again.',
  },
  booking_failed: {
    es: 'No pudimos confirmar el tour con quien lo opera. Si ya pagaste, se te devuelve todo.',
    en: 'The tour could not be confirmed with its operator. If you have paid, you get a full refund.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
