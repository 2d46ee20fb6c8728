/** While a payment is under way and its outcome is unknown: `pago`. */
export const paymentPending = {
  title: { es: 'Estamos confirmando tu pago', en: 'We are confirming your payment' },
  checking: {
    es: 'Tus asientos siguen apartados y no se te cobrará dos veces. Esta página te lleva a tus boletos en cuanto sepamos.',
    en: 'Your seats are kept and you will not be charged twice. This page takes you to your tickets as soon as we know.',
  },
  checkingForPayer: {
    es: 'Los asientos siguen apartados y no se te cobrará dos veces. Esta página lo dice en cuanto sepamos.',
    en: 'The seats are kept and you will not be charged twice. This page says so as soon as we know.',
  },
  checkingLong: {
    es: 'Está tardando más de lo normal. Puedes cerrar esta página y volver después: seguimos preguntando. No pagues de nuevo.',
    en: 'It is taking longer than usual. You may close this page and come back later: we keep checking. Do not pay again.',
  },
  elsewhereTitle: { es: 'Tu pago ya está en marcha', en: 'Your payment is already under way' },
  elsewhere: {
    es: 'Se está haciendo en otra pestaña o en otro dispositivo. Termínalo ahí: esta página lo sigue y te lleva a tus boletos. No pagues dos veces.',
    en: 'It is being made in another tab or on another device. Finish it there: this page follows it and takes you to your tickets. Do not pay twice.',
  },
  waits: {
    bank: {
      title: { es: 'Falta que confirmes con tu banco', en: 'Your bank wants you to confirm' },
      goOn: { es: 'Continuar con tu banco', en: 'Continue with your bank' },
    },
    paypal: {
      title: { es: 'Tu pago te espera en PayPal', en: 'Your payment is waiting at PayPal' },
      goOn: { es: 'Continuar en PayPal', en: 'Continue at PayPal' },
    },
  },
  waiting: {
    es: 'Termínalo ahí y regresa aquí. Los asientos siguen apartados y no se te cobrará dos veces.',
    en: 'Finish it there and come back here. The seats are kept and you will not be charged twice.',
  },
  cancelledTitle: { es: 'Cancelaste el pago', en: 'You cancelled the payment' },
  cancelled: {
    es: 'Regresaste sin pagar y no se cobró nada. Los asientos siguen apartados: elige otra vez cómo pagar.',
    en: 'You came back without paying and nothing was charged. The seats are kept: choose again how to pay.',
  },
  /** Of what has no seats. */
  withoutSeats: {
    checking: {
      es: 'No se te cobrará dos veces. Esta página lo dice en cuanto sepamos.',
      en: 'You will not be charged twice. This page updates as soon as we know.',
    },
    waiting: {
      es: 'Termínalo ahí y regresa aquí. No se te cobrará dos veces.',
      en: 'Finish it there and come back here. You will not be charged twice.',
    },
    cancelled: {
      es: 'Regresaste sin pagar y no se cobró nada: elige otra vez cómo pagar.',
      en: 'You came back without paying and nothing was charged: choose again how to pay.',
    },
  },
  chooseAgain: { es: 'Elegir cómo pagar', en: 'Choose how to pay' },
  again: { es: 'Consultar de nuevo', en: 'Check again' },
  otherwise: { es: 'Pagar de otra forma', en: 'Pay another way' },
} as const;
