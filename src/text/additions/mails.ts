import { storeReferenceMails } from '#text/mails/store-references.ts';

/** Baggage and extras added to a paid trip, and messages while they are being paid. */
export const additionMails = {
  topics: {
    'addition.made': { es: 'Equipaje y extras agregados', en: 'Baggage and extras added' },
    'addition.withdrawn': { es: 'Aviso: no pagues la referencia', en: 'Notice: do not pay the reference' },
  },
  subject: (place: string) => ({
    es: `Equipaje y extras agregados a tu viaje a ${place}`,
    en: `Baggage and extras added to your trip to ${place}`,
  }),
  preheader: (amount: string) => ({
    es: `Pagaste ${amount}. Ya está en tus boletos.`,
    en: `You paid ${amount}. It is on your tickets.`,
  }),
  title: { es: 'Ya está en tu viaje', en: 'It is on your trip' },
  intro: {
    es: 'Recibimos tu pago y lo agregamos a tus boletos. Van adjuntos en PDF; su código y tus asientos son los mismos.',
    en: 'Your payment arrived and it was added to your tickets. They are attached as a PDF; their codes and your seats are the same.',
  },
  paid: { es: 'Pagaste', en: 'You paid' },
  /** Bought on the bus with a seat or folio and a last name: who paid may be somebody else. */
  paidOnBoard: {
    title: { es: 'Alguien lo agregó a tu viaje', en: 'Somebody added this to your trip' },
    preheader: (amount: string) => ({
      es: `Se pagó ${amount} en la página de internet a bordo. Ya está en tus boletos.`,
      en: `${amount} was paid on the page for internet on board. It is on your tickets.`,
    }),
    intro: {
      es: 'Se pagó en la página de internet a bordo, con el asiento o el folio y el apellido, y ya está en tus boletos. Van adjuntos en PDF; su código y tus asientos son los mismos.',
      en: 'It was paid on the page for internet on board, with the seat or folio and the last name, and it is on your tickets. They are attached as a PDF; their codes and your seats are the same.',
    },
    amount: { es: 'Se pagó', en: 'Amount paid' },
  },
  /** For the person who paid on the bus: nothing of the reservation. */
  receipt: {
    subject: (amount: string) => ({
      es: `Comprobante: recibimos tu pago de ${amount}`,
      en: `Receipt: we received your payment of ${amount}`,
    }),
    preheader: {
      es: 'Ya está en el boleto. Guarda este correo como comprobante.',
      en: 'It is on the ticket. Keep this e-mail as your receipt.',
    },
    title: { es: 'Recibimos tu pago', en: 'We received your payment' },
    intro: {
      es: 'Lo que pagaste ya está en el boleto. Si no te lo podemos dar, te devolvemos todo y te escribimos aquí.',
      en: 'What you paid for is on the ticket. If we cannot give it to you, you get a full refund and we write to you here.',
    },
    button: { es: 'Ver mi compra', en: 'See my purchase' },
  },
  button: { es: 'Ver mi reservación', en: 'See my reservation' },

  voucherIntro: (place: string) => ({
    es: `Con esta referencia pagas lo que agregas a tu viaje a ${place}. Cuando la tienda nos avise te lo confirmamos a este correo; tu viaje ya está pagado y no cambia.`,
    en: `With this reference you pay for what you add to your trip to ${place}. As soon as the store tells us we confirm it to this address; your trip is paid already and does not change.`,
  }),
  keepReceipt: {
    es: 'Paga en efectivo el importe exacto y guarda el recibo hasta que te lo confirmemos.',
    en: 'Pay the exact amount in cash and keep the receipt until we confirm it.',
  },
  reminderSubject: (until: string) => ({
    es: `Paga lo que agregas a tu viaje: hasta ${until}`,
    en: `Pay for what you add to your trip by ${until}`,
  }),
  reminderTitle: { es: 'Falta pagar lo que agregas', en: 'What you add is not paid yet' },
  reminderIntro: (left: string) => ({
    es: `Te quedan ${left} para pagar lo que agregas a tu viaje. Después la referencia vence; tu viaje sigue como está.`,
    en: `You have ${left} left to pay for what you add to your trip. After that the reference expires; your trip stays as it is.`,
  }),
  lapsed: {
    es: 'Esta referencia ya no sirve: no la pagues. No se agregó ni se cobró nada, y tu viaje sigue como está.',
    en: 'This reference has expired: do not pay it. Nothing was added or charged, and your trip stays as it is.',
  },
  lapsedPaid: {
    es: 'Si ya habías pagado, tu dinero está a salvo: en cuanto la tienda nos avise lo agregamos, si aún se puede, o te lo devolvemos.',
    en: 'If you had already paid, your money is safe: as soon as the store tells us it is added, if it still can be, or given back.',
  },
  cancelledSubject: {
    es: 'Ya no pagues lo que ibas a agregar a tu viaje',
    en: 'Do not pay for what you were adding to your trip',
  },
  cancelledTitle: { es: 'Ya no pagues esta referencia', en: 'Do not pay this reference' },
  cancelled: {
    es: 'Lo sentimos: esa salida se canceló y ya no podemos agregarlo. No se cobró nada; no pagues la referencia.',
    en: 'We are sorry: that departure was cancelled, so we can no longer add it. Nothing was charged; please do not pay the reference.',
  },
  cancelledPaid: storeReferenceMails.withdrawn.paid,
  /** Its ticket was given up, or changed, before it was paid. */
  withdrawn: {
    preheader: storeReferenceMails.withdrawn.preheader,
    why: {
      ticket_cancelled: {
        es: 'El boleto al que lo ibas a agregar se canceló y ya no podemos agregarlo. No se cobró nada; no pagues la referencia.',
        en: 'The ticket you were adding it to was cancelled, so we can no longer add it. Nothing was charged; please do not pay the reference.',
      },
      leaves_earlier: {
        es: 'El viaje se cambió a una salida más temprana, y la referencia podía pagarse cuando ya no alcanzaríamos a agregarlo. No se cobró nada; no pagues la referencia. Si todavía lo quieres, agrégalo otra vez en la reservación.',
        en: 'The trip was changed to an earlier departure, and the reference could have been paid when it was too late to add it. Nothing was charged; please do not pay the reference. If you still want it, add it again in the reservation.',
      },
    },
  },
  openIntro: (until: string) => ({
    es: `Dejaste a la mitad el pago de lo que agregas a tu viaje. Puedes seguir hasta: ${until}; no se cobra dos veces.`,
    en: `You did not finish paying for what you are adding to your trip. You can continue until: ${until}; you are never charged twice.`,
  }),
  openPreheader: (until: string) => ({
    es: `Puedes pagarlo hasta: ${until}.`,
    en: `You can pay it until: ${until}.`,
  }),
  late: {
    es: 'Tu pago llegó cuando ya no podíamos agregarlo a tu viaje. Lo sentimos. Te devolvemos todo lo que pagaste; esto no cambia nada de tu viaje.',
    en: 'Your payment arrived when we could no longer add it to your trip. We are sorry. You will get back everything you paid; this changes nothing about your trip.',
  },
  latePreheader: {
    es: 'Tu pago llegó, pero ya no pudimos agregarlo. No tienes que hacer nada.',
    en: 'Your payment arrived, but we could no longer add it. You do not need to do anything.',
  },
  lateByLink: {
    es: 'El pago llegó cuando ya no podíamos agregarlo a tu viaje. Lo sentimos. Se devuelve completo a quien pagó; esto no cambia nada de tu viaje.',
    en: 'The payment arrived when we could no longer add it to your trip. We are sorry. All of it goes back to whoever paid; this changes nothing about your trip.',
  },
  latePreheaderByLink: {
    es: 'El pago llegó, pero ya no pudimos agregarlo. No tienes que hacer nada.',
    en: 'The payment arrived, but we could no longer add it. You do not need to do anything.',
  },
} as const;
