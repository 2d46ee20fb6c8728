/** On the home page, for visitors who left a purchase at its payment (B5). */
export const resumeStrip = {
  label: { es: 'Lo que te falta pagar', en: 'What you have not paid yet' },
  held: {
    title: { es: 'Tus asientos siguen apartados.', en: 'Your seats are still held.' },
    go: { es: 'Continuar con el pago', en: 'Resume payment' },
  },
  /** Seats are held, and a choice before the payment must be made again. */
  choosing: {
    title: { es: 'Tus asientos siguen apartados.', en: 'Your seats are still held.' },
    go: { es: 'Continuar', en: 'Continue' },
  },
  open: {
    title: { es: 'Tu boleto abierto está sin pagar.', en: 'Your open ticket is not paid yet.' },
    go: { es: 'Continuar con el pago', en: 'Resume payment' },
  },
  /** Anything but a trip. */
  places: {
    title: { es: 'Tus lugares siguen apartados.', en: 'Your places are still held.' },
    go: { es: 'Continuar con el pago', en: 'Resume payment' },
  },
  unpaid: {
    title: { es: 'Te falta pagar un pedido.', en: 'You have an order to pay.' },
    go: { es: 'Continuar con el pago', en: 'Resume payment' },
  },
  order: {
    title: {
      es: 'Tu reservación espera su pago en taquilla.',
      en: 'Your reservation is waiting to be paid at the counter.',
    },
    go: { es: 'Ver la reservación', en: 'See the reservation' },
  },
  paying: {
    title: { es: 'Tu pago está en marcha.', en: 'Your payment is under way.' },
    go: { es: 'Ver cómo va', en: 'Check its progress' },
  },
  voucher: {
    title: { es: 'Tienes una referencia por pagar.', en: 'You have a reference to pay.' },
    go: { es: 'Ver la referencia', en: 'See the reference' },
  },
  until: (moment: string) => ({ es: `A más tardar ${moment}.`, en: `No later than ${moment}.` }),
} as const;
