/** A change of schedule that is to be paid: what differs from the letters of a trip, which is paid already and stays. */
export const changePaymentMails = {
  referenceIntro: (place: string) => ({
    es: `Con esta referencia pagas la diferencia de tu cambio de horario a ${place}. Apartamos la salida que elegiste hasta que venza. Cuando la tienda nos avise de tu pago hacemos el cambio y te mandamos los boletos nuevos; mientras tanto, tu viaje sigue como está.`,
    en: `With this reference you pay the difference for your change of schedule to ${place}. The departure you chose is kept until it expires. As soon as the store confirms your payment, we make the change and send you the new tickets; until then, your trip stays as it is.`,
  }),
  keepReceipt: {
    es: 'Paga en efectivo el importe exacto y guarda el recibo hasta que te lleguen los boletos nuevos.',
    en: 'Pay the exact amount in cash and keep the receipt until your new tickets arrive.',
  },
  reminderSubject: (until: string, place: string) => ({
    es: `Paga tu cambio de horario a ${place}: hasta ${until}`,
    en: `Pay for your change of schedule to ${place} by ${until}`,
  }),
  reminderTitle: { es: 'Tu cambio de horario está sin pagar', en: 'Your change of schedule is not paid yet' },
  reminderIntro: (left: string) => ({
    es: `Te quedan ${left} para pagar la diferencia. Después la referencia vence y el cambio no se hace; tu viaje sigue como está.`,
    en: `You have ${left} left to pay the difference. After that the reference expires and the change is not made; your trip stays as it is.`,
  }),
  openIntro: (until: string) => ({
    es: `La salida que elegiste sigue apartada hasta: ${until}. Termina de pagar la diferencia donde te quedaste; no se cobra dos veces. Mientras no la pagues, tu viaje sigue como está.`,
    en: `The departure you chose is kept until: ${until}. Continue paying the difference where you left off; you are never charged twice. Until it is paid, your trip stays as it is.`,
  }),
  openPreheader: (until: string) => ({
    es: `La salida que elegiste sigue apartada hasta: ${until}.`,
    en: `The departure you chose is kept until: ${until}.`,
  }),
  openSubject: (place: string) => ({
    es: `El pago de tu cambio de horario a ${place} quedó pendiente`,
    en: `The payment for your change of schedule to ${place} is still open`,
  }),
  lapsed: {
    subject: (place: string) => ({
      es: `La referencia de tu cambio de horario a ${place} ya no sirve`,
      en: `The reference for your change of schedule to ${place} has expired`,
    }),
    text: {
      es: 'Esta referencia ya no sirve: no la pagues. No se cobró nada, el cambio no se hizo y tu viaje sigue como está.',
      en: 'This reference has expired: do not pay it. Nothing was charged, the change was not made, and your trip stays as it is.',
    },
    keptUntil: (until: string) => ({
      es: `La salida que elegiste sigue apartada hasta: ${until}. Puedes pagar de otra forma.`,
      en: `The departure you chose is kept until: ${until}. You can pay another way.`,
    }),
    paid: {
      es: 'Si ya habías pagado, tu dinero está a salvo: en cuanto la tienda nos avise hacemos el cambio, si aún se puede, o te lo devolvemos.',
      en: 'If you had already paid, your money is safe: as soon as the store tells us, the change is made if it still can be, or you get it back.',
    },
  },
  cancelled: {
    title: { es: 'Ya no pagues este cambio', en: 'Do not pay for this change' },
    text: {
      es: 'Lo sentimos: la salida que elegiste se canceló y ya no podemos hacer el cambio. No se cobró nada; no pagues la referencia. Tu viaje sigue como está.',
      en: 'We are sorry: the departure you chose was cancelled, so the change can no longer be made. Nothing was charged; please do not pay the reference. Your trip stays as it is.',
    },
  },
} as const;
