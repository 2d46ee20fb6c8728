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
  /** For the owner of the trip, who may not be the payer: a payment link asks for no name, and anyone may buy on board. */
  refunded: {
    subject: (amount: string) => ({
      es: `No pudimos darte internet a bordo: se devuelven ${amount}`,
      en: `We could not give you internet on board: ${amount} goes back`,
    }),
    preheader: {
      es: 'Tu boleto sigue como está. No tienes que hacer nada.',
      en: 'Your ticket stays as it is. There is nothing you have to do.',
    },
    title: { es: 'No hay internet, y el dinero se devuelve', en: 'No internet, and the money goes back' },
    intro: {
      es: 'El proveedor no nos dio el código. Lo sentimos. Tu viaje no cambia.',
      en: 'The supplier did not give us the code. We are sorry. Your trip does not change.',
    },
    /** Another run, or another class of bus. */
    bus: {
      es: 'El autobús en que viajas ahora no tiene internet a bordo. Si ya tenías el código, dejó de servir.',
      en: 'The bus you now travel on has no internet on board. If you already had the code, it no longer works.',
    },
    money: {
      es: 'Todo lo que se pagó por el internet vuelve por donde se pagó; si lo pagó otra persona, le llega a ella. Si fue en efectivo, te escribimos para acordarlo.',
      en: 'All that was paid for the internet goes back the way it was paid; if somebody else paid, it goes to them. If it was paid in cash, we write to you to arrange it.',
    },
    moneyOnBoard: {
      es: 'Se pagó en la página de internet a bordo: todo vuelve a quien lo pagó, por donde lo pagó, y se lo avisamos.',
      en: 'It was paid on the page for internet on board: all of it goes back to whoever paid, the way they paid, and we let them know.',
    },
    amount: { es: 'Se devuelve', en: 'Goes back' },
  },
  topics: {
    'internet.delivered': { es: 'Código de internet a bordo', en: 'Code for internet on board' },
    'internet.refunded': { es: 'Devolución del internet a bordo', en: 'Internet on board given back' },
  },
} as const;
