/** Paying with Apple Pay or Google Pay: texts next to the frame with their buttons. Loaded with the frame. */
export const walletWay = {
  frame: { es: 'Botones de Apple Pay y Google Pay', en: 'Apple Pay and Google Pay buttons' },
  looking: { es: 'Viendo qué billetera tiene tu dispositivo…', en: 'Looking for wallets on your device…' },
  none: {
    es: 'Este dispositivo no puede pagar con Apple Pay ni con Google Pay. Elige otra forma de la lista.',
    en: 'This device cannot pay with Apple Pay or Google Pay. Choose another way from the list.',
  },
  cancelled: {
    es: 'Cerraste la billetera sin pagar. No se cobró nada.',
    en: 'You closed the wallet without paying. Nothing was charged.',
  },
  failed: {
    es: 'La billetera no se pudo abrir. No se cobró nada: inténtalo de nuevo o elige otra forma.',
    en: 'The wallet could not be opened. Nothing was charged: try again or choose another way.',
  },
} as const;
