/** Additions to a paid trip, while they are being paid. */
export const additionPayment = {
  title: { es: 'Paga lo que agregas', en: 'Pay for what you add' },
  notATicket: {
    es: 'Tu viaje ya está pagado. Con esta referencia pagas lo que agregas.',
    en: 'Your trip is paid already. With this reference you pay for what you add.',
  },
  payIt: (amount: string) => ({
    es: `Paga ${amount} en efectivo, revisa que el comprobante diga esa cantidad y guárdalo hasta que te lo confirmemos.`,
    en: `Pay ${amount} in cash, check that the receipt says that amount, and keep it until we confirm it.`,
  }),
  soon: {
    es: 'La tienda nos avisa en unos 15 minutos. Entonces queda en tus boletos y te lo confirmamos por correo.',
    en: 'The store tells us within about 15 minutes. Then it is on your tickets, and we confirm it by e-mail.',
  },
  late: {
    es: 'Si el pago llega tarde, se agrega mientras aún se pueda; si no, te devolvemos todo tu dinero.',
    en: 'If the payment comes late, it is added as long as it can be; if not, you get all of your money back.',
  },
} as const;
