/** The frame in which the card is typed. */
export const cardFrame = {
  title: { es: 'Datos de la tarjeta', en: 'Card details' },
  number: { es: 'Número de la tarjeta', en: 'Card number' },
  holder: { es: 'Nombre en la tarjeta', en: 'Name on the card' },
  expiry: { es: 'Vence (MM/AA)', en: 'Expires (MM/YY)' },
  cvv: { es: 'Código (CVV)', en: 'Code (CVV)' },
  wrongNumber: {
    es: 'Revisa el número: le falta o le sobra algún dígito.',
    en: 'Check the number: a digit is missing or wrong.',
  },
  wrongHolder: { es: 'Escribe el nombre que aparece en la tarjeta.', en: 'Enter the name on the card.' },
  wrongExpiry: {
    es: 'Escribe el mes y el año como en la tarjeta, por ejemplo 08/29.',
    en: 'Enter month and year as on the card, for example 08/29.',
  },
  wrongCvv: {
    es: 'Escribe los 3 dígitos del reverso (4 al frente en American Express).',
    en: 'Enter the 3 digits on the back (4 on the front of American Express).',
  },
  unreachable: {
    es: 'No pudimos comunicarnos con el procesador de pagos. No se cobró nada; inténtalo de nuevo.',
    en: 'We could not reach the payment processor. Nothing was charged; try again.',
  },
} as const;
