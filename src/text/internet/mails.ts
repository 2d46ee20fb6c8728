/** Internet on board: the access code bought, or the refund. */
export const internetMails = {
  delivered: {
    subject: (place: string) => ({
      es: `Tu código de internet para el viaje a ${place}`,
      en: `Your internet code for the trip to ${place}`,
    }),
    preheader: {
      es: 'Ábrelo a bordo: el código está en este correo y en tu boleto.',
      en: 'Open it on board: the code is in this e-mail and on your ticket.',
    },
    title: { es: 'Tu internet a bordo está listo', en: 'Your internet on board is ready' },
    intro: {
      es: 'A bordo, conéctate a la red del autobús y escribe el código. Va también en el boleto adjunto. Sirve durante todo el viaje, hasta que bajes.',
      en: 'On board, join the network of the bus and type the code. It is on the attached ticket too. It works for the whole ride, until you get off.',
    },
    button: { es: 'Ver mi reservación', en: 'See my reservation' },
  },
  refunded: {
    subject: (amount: string) => ({
      es: `No pudimos darte internet a bordo: te devolvemos ${amount}`,
      en: `We could not give you internet on board: you get ${amount} back`,
    }),
    preheader: {
      es: 'Tu boleto sigue como está. No tienes que hacer nada.',
      en: 'Your ticket stays as it is. There is nothing you have to do.',
    },
    title: { es: 'No hubo internet, y te devolvemos el dinero', en: 'No internet, and your money goes back' },
    intro: {
      es: 'El proveedor no nos dio el código que pagaste. Lo sentimos. Te devolvemos todo lo que pagaste por él, por donde lo pagaste; si fue en efectivo te escribimos para acordarlo. Tu viaje no cambia.',
      en: 'The supplier did not give us the code you paid for. We are sorry. You get back all you paid for it, the way you paid; if that was cash, we write to agree on it. Your trip does not change.',
    },
    /** Another run, or another class of bus. */
    bus: {
      es: 'El autobús en que viajas ahora no tiene internet a bordo. Te devolvemos todo lo que pagaste por él, por donde lo pagaste; si fue en efectivo te escribimos para acordarlo. El código que tenías ya no sirve.',
      en: 'The bus you now travel on has no internet on board. You get back all you paid for it, the way you paid; if that was cash, we write to agree on it. The code you had no longer works.',
    },
    amount: { es: 'Te devolvemos', en: 'You get back' },
  },
  topics: {
    'internet.delivered': { es: 'Código de internet a bordo', en: 'Code for internet on board' },
    'internet.refunded': { es: 'Devolución del internet a bordo', en: 'Internet on board given back' },
  },
} as const;
