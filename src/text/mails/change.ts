import { CREDIT_MONTHS } from '#domain/payment/credit.ts';

/** The schedule of a journey was changed: new tickets, and a new PIN. */
export const changeMails = {
  subject: (place: string, date: string) => ({
    es: `Tu nuevo horario a ${place}: ${date}`,
    en: `Your new schedule to ${place}: ${date}`,
  }),
  preheader: (clock: string, place: string) => ({
    es: `Sales a las ${clock} de ${place}. Tus boletos anteriores ya no sirven.`,
    en: `You leave at ${clock} from ${place}. Your earlier tickets are no longer valid.`,
  }),
  title: { es: 'Tu horario cambió', en: 'Your schedule has changed' },
  intro: {
    es: 'Cambiaste de salida con la misma clave de reservación. Tus boletos nuevos van adjuntos en PDF.',
    en: 'You changed to another departure under the same reservation code. Your new tickets are attached as a PDF.',
  },
  oldOnes: {
    es: 'Borra los boletos anteriores de ese viaje: su código ya no sirve para abordar. Tu NIP también es otro.',
    en: 'Delete the earlier tickets for that journey: their codes can no longer be used to board. Your PIN has changed too.',
  },
  credit: (amount: string) => ({
    es: `La nueva salida costó menos: te quedan ${amount} de saldo a favor durante ${CREDIT_MONTHS} meses. Su clave está en tu reservación, con el nuevo NIP.`,
    en: `The new departure cost less: you have ${amount} in credit for ${CREDIT_MONTHS} months. Its code is in your reservation, with the new PIN.`,
  }),
  toAccount: (amount: string) => ({
    es: `La nueva salida costó menos: ${amount} ya están de vuelta en los puntos o en el saldo con que pagaste.`,
    en: `The new departure cost less: ${amount} is back in the points or credit you paid with.`,
  }),
  toAgency: (amount: string) => ({
    es: `La nueva salida costó menos: ${amount} volvieron a la cuenta de la agencia que te vendió el viaje. Pídeselos a ella.`,
    en: `The new departure cost less: ${amount} went back to the account of the agency that sold you the trip. Ask the agency for it.`,
  }),
  /** Paid in a store when it could no longer be made. */
  late: {
    preheader: {
      es: 'Tu pago llegó, pero ya no pudimos hacer el cambio. No tienes que hacer nada.',
      en: 'Your payment arrived, but we could no longer make the change. You do not need to do anything.',
    },
    text: {
      es: 'Tu pago llegó cuando ya no podíamos pasar tu viaje a la salida que elegiste. Lo sentimos. Te devolvemos todo lo que pagaste; esto no cambia nada de tu viaje.',
      en: 'Your payment arrived when we could no longer move your trip to the departure you chose. We are sorry. You will get back everything you paid; this changes nothing about your trip.',
    },
    byLink: {
      preheader: {
        es: 'El pago llegó, pero ya no pudimos hacer el cambio. No tienes que hacer nada.',
        en: 'The payment arrived, but we could no longer make the change. You do not need to do anything.',
      },
      text: {
        es: 'El pago llegó cuando ya no podíamos pasar tu viaje a la salida que elegiste. Lo sentimos. Se devuelve completo a quien pagó; esto no cambia nada de tu viaje.',
        en: 'The payment arrived when we could no longer move your trip to the departure you chose. We are sorry. All of it goes back to whoever paid; this changes nothing about your trip.',
      },
    },
  },
  /** It waited to be paid in a store, and the trip was given up or changed otherwise. */
  withdrawn: {
    subject: (place: string) => ({
      es: `Ya no pagues la diferencia de tu viaje a ${place}`,
      en: `Do not pay the difference for your trip to ${place}`,
    }),
    why: {
      given_back: {
        es: 'Se pidió una devolución de ese viaje, así que ya no podemos pasarlo a la salida que elegiste.',
        en: 'A refund was requested for that journey, so it can no longer be moved to the departure you chose.',
      },
      changed_otherwise: {
        es: 'Después de pedir la referencia se hizo otro cambio en tu viaje, y la salida que elegiste ya no se puede combinar con él. Valen tus boletos más recientes.',
        en: 'After you asked for the reference, another change was made to your trip, and the departure you chose no longer fits it. Your latest tickets are the valid ones.',
      },
    },
    charged: {
      es: 'No se cobró nada por esa salida; no pagues la referencia.',
      en: 'Nothing was charged for that departure; please do not pay the reference.',
    },
  },
  /** An open ticket was given its run. */
  opened: {
    subject: (place: string, date: string) => ({
      es: `Ya tienes salida a ${place}: ${date}`,
      en: `You have your departure to ${place}: ${date}`,
    }),
    preheader: (clock: string, place: string) => ({
      es: `Sales a las ${clock} de ${place}, con asiento. Tu boleto abierto ya no sirve.`,
      en: `You leave at ${clock} from ${place}, with a seat. Your open ticket is no longer valid.`,
    }),
    title: { es: 'Tu boleto abierto ya tiene salida', en: 'Your open ticket now has a departure' },
    intro: {
      es: 'Elegiste salida y asiento con la misma clave de reservación. Tus boletos nuevos van adjuntos en PDF.',
      en: 'You chose a departure and a seat under the same reservation code. Your new tickets are attached as a PDF.',
    },
    oldOnes: {
      es: 'Borra el boleto abierto de ese viaje: su código ya no sirve. Tu NIP también es otro.',
      en: 'Delete the open ticket for that journey: it is no longer valid. Your PIN has changed too.',
    },
  },
} as const;
