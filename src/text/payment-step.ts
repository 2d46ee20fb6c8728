/** The interactive part of the payment step: `pago`. Static texts are in `payment-shell`, the methods in `pay-ways`. */
export const paymentStep = {
  noWay: {
    es: 'En este momento no podemos recibir tu pago en línea. No se cobró nada. Llámanos y terminamos tu compra:',
    en: 'We cannot take your payment online right now. Nothing was charged. Call us and we will finish your purchase:',
  },
  otherRun: { es: 'Elegir otra salida', en: 'Choose another departure' },
  toReservation: { es: 'Ver mi reservación', en: 'See my reservation' },
  notCompleted: {
    es: 'El pago no se completó y no se cobró nada. Tus asientos siguen apartados: puedes intentarlo de nuevo.',
    en: 'The payment was not completed and nothing was charged. Your seats are kept: you can try again.',
  },
  unanswered: {
    es: 'Se perdió la conexión y no sabemos si tu pago se completó. Cuando vuelva la señal, inténtalo de nuevo: no se cobra dos veces.',
    en: 'The connection was lost and we do not know whether your payment was completed. When the signal is back, try again: you are never charged twice.',
  },
  declined: {
    es: 'Tu banco no autorizó el pago. No se cobró nada y tus asientos siguen apartados.',
    en: 'Your bank did not authorise the payment. Nothing was charged and your seats are kept.',
  },
  /** No seats are held for it. */
  ofAddition: {
    notCompleted: {
      es: 'El pago no se completó y no se cobró nada. Puedes intentarlo de nuevo.',
      en: 'The payment was not completed and nothing was charged. You can try again.',
    },
    declined: {
      es: 'Tu banco no autorizó el pago. No se cobró nada.',
      en: 'Your bank did not authorise the payment. Nothing was charged.',
    },
  },
  otherCard: { es: 'Otra tarjeta', en: 'Another card' },
  atOxxo: { es: 'Pagar en OXXO', en: 'Pay at OXXO' },
  kept: (minutes: number) => ({
    es: minutes === 1 ? 'Te queda 1 minuto.' : `Te quedan ${minutes} minutos.`,
    en: minutes === 1 ? 'You have 1 minute left.' : `You have ${minutes} minutes left.`,
  }),
} as const;
