/** A payment that was started and not completed (B5). */
export const openPaymentMail = {
  subject: (place: string) => ({
    es: `El pago de tu viaje a ${place} quedó pendiente`,
    en: `The payment for your trip to ${place} is still open`,
  }),
  title: { es: 'Tu pago quedó a la mitad', en: 'Your payment is not finished' },
  preheader: (until: string) => ({
    es: `Tus lugares siguen apartados hasta: ${until}.`,
    en: `Your seats are kept until: ${until}.`,
  }),
  intro: (until: string) => ({
    es: `Tus lugares siguen apartados hasta: ${until}. Continúa donde te quedaste; no se cobra dos veces.`,
    en: `Your seats are kept until: ${until}. Continue where you left off; you are never charged twice.`,
  }),
  button: { es: 'Continuar con mi pago', en: 'Continue my payment' },
} as const;
