import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of ordering, returning and looking up a gift card. */
export const giftErrors = {
  gift_amount_invalid: ({ least = 100, most = 5_000 }) => ({
    es: `Elige un importe en pesos enteros, de ${least} a ${most}.`,
    en: `Choose an amount in whole pesos, from ${least} to ${most}.`,
  }),
  gift_name_required: {
    es: 'Escribe el nombre de quien recibe la tarjeta.',
    en: 'Enter the recipient’s name.',
  },
  gift_text_not_latin: {
    es: 'Escríbelo con letras latinas: la tarjeta también se imprime.',
    en: 'Use Latin letters: the card is also printed.',
  },
  gift_date_invalid: ({ days = 365 }) => ({
    es: `Elige un día de hoy a ${days} días adelante, o ninguno para enviarla en cuanto pagues.`,
    en: `Choose a day from today to ${days} days ahead, or none to have it sent as soon as you pay.`,
  }),
  gift_code_required: { es: 'Escribe el código de la tarjeta.', en: 'Enter the code of the card.' },
  gift_secret_required: { es: 'Escribe la clave de la tarjeta.', en: 'Enter the secret of the card.' },
  gift_card_not_found: {
    es: 'No encontramos una tarjeta con ese código y esa clave. Revísalos en el correo en que llegó.',
    en: 'We found no card with that code and secret. Check them in the e-mail you received.',
  },
  gift_card_unproved: {
    es: 'Hubo muchos intentos con el código de esta tarjeta. Consulta primero su saldo en este navegador, en la página de la tarjeta de regalo, y paga en la hora que sigue. No se hizo ningún cargo.',
    en: 'There were many attempts with the code of this card. First check its balance in this browser, on the gift card page, and pay within the next hour. Nothing was charged.',
  },
  gift_card_spent: {
    es: 'De esta tarjeta ya se gastó, y ya no se puede devolver.',
    en: 'Part of this card has been spent, so it can no longer be refunded.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
