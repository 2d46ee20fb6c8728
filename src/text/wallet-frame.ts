/** The frame with the buttons of Apple Pay and Google Pay. */
export const walletFrame = {
  title: { es: 'Apple Pay y Google Pay', en: 'Apple Pay and Google Pay' },
  apple: { es: 'Pagar con Apple Pay', en: 'Pay with Apple Pay' },
  safe: {
    es: 'Tu teléfono o navegador nos da una clave de un solo uso: nunca vemos tu tarjeta.',
    en: 'Your phone or browser gives us a one-time key: we never see your card.',
  },
} as const;
