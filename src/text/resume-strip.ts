/** On the home page, for who left a purchase at its payment (B5). */
export const resumeStrip = {
  label: { es: 'Tu compra sin pagar', en: 'Your unpaid purchase' },
  held: {
    title: { es: 'Tus asientos siguen apartados.', en: 'Your seats are still held.' },
    go: { es: 'Continuar con el pago', en: 'Resume payment' },
  },
  paying: {
    title: { es: 'Tu pago está en marcha.', en: 'Your payment is under way.' },
    go: { es: 'Ver cómo va', en: 'See how it goes' },
  },
  voucher: {
    title: { es: 'Tienes una referencia por pagar.', en: 'You have a reference to pay.' },
    go: { es: 'Ver la referencia', en: 'See the reference' },
  },
  until: (moment: string) => ({ es: `A más tardar ${moment}.`, en: `No later than ${moment}.` }),
} as const;
