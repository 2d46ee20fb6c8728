/** What stands above the tickets: whether they are paid, what is due and where, and the tickets as files. */
export const ticketPapers = {
  title: { es: 'Tus boletos', en: 'Your tickets' },
  titlePend: { es: 'Tu reservación está apartada', en: 'Your reservation is on hold' },
  notATicket: {
    es: 'Esto todavía no es tu boleto: paga en taquilla para poder abordar.',
    en: 'This is not a ticket yet: pay at the counter to be able to board.',
  },
  paid: { es: 'Pago aprobado. ¡Buen viaje!', en: 'Payment approved. Have a good trip!' },
  where: { es: 'Dónde', en: 'Where' },
  anyCounter: (stop: string) => ({
    es: `En la taquilla de ${stop} o en cualquier otra.`,
    en: `At the counter in ${stop} or any other one.`,
  }),
  amountDue: { es: 'Por pagar', en: 'Amount due' },
  payByTitle: { es: 'Paga a más tardar', en: 'Pay no later than' },
  pdf: { es: 'Descargar PDF', en: 'Download PDF' },
  print: { es: 'Imprimir', en: 'Print' },
  documents: { es: 'Llévalos contigo', en: 'Take them with you' },
  notices: { es: 'Avisos por mensaje o en este dispositivo', en: 'Notices by message or on this device' },
  html: { es: 'Versión para imprimir', en: 'Printable version' },
  sayCode: {
    es: 'Di esta clave en la taquilla y paga; ahí te dan tu boleto.',
    en: 'Give this code at the counter and pay; you get your ticket there.',
  },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  departs: { es: 'Sale', en: 'Departs' },
  arrives: { es: 'Llega', en: 'Arrives' },
} as const;
