/** Above the tickets: whether they are paid, what is due and where, and the tickets as files. */
export const ticketPapers = {
  title: { es: 'Tus boletos', en: 'Your tickets' },
  titlePend: { es: 'Tu reservación está apartada', en: 'Your reservation is on hold' },
  notATicket: {
    es: 'Esto todavía no es tu boleto: paga en taquilla para poder abordar.',
    en: 'This is not a ticket yet: pay at the counter to be able to board.',
  },
  titlePaid: { es: 'Pagado. Tus boletos', en: 'Paid. Your tickets' },
  /** For a buyer by phone, whose address is unknown. */
  goodTrip: { es: '¡Buen viaje!', en: 'Have a good trip!' },
  sentTo: (address: string) => ({ es: `Enviados a ${address}`, en: `Sent to ${address}` }),
  voucher: { es: 'Ficha de pago', en: 'Payment slip' },
  where: { es: 'Dónde', en: 'Where' },
  anyCounter: (stop: string) => ({
    es: `En la taquilla de ${stop} o en cualquier otra.`,
    en: `At the counter in ${stop} or any other one.`,
  }),
  amountDue: { es: 'Por pagar', en: 'Amount due' },
  payByTitle: { es: 'Paga a más tardar', en: 'Pay no later than' },
  pdf: { es: 'Descargar PDF', en: 'Download PDF' },
  documents: { es: 'Llévalos contigo', en: 'Take them with you' },
  notices: { es: 'Avisos por mensaje o en este dispositivo', en: 'Notices by message or on this device' },
  html: { es: 'Imprimir', en: 'Print' },
  sayCode: {
    es: 'Di esta clave en la taquilla y paga; ahí te dan tu boleto.',
    en: 'Give this code at the counter and pay; you get your ticket there.',
  },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  type: { es: 'Tarifa', en: 'Fare' },
  service: { es: 'Servicio', en: 'Service' },
  folio: { es: 'Folio', en: 'Ticket no.' },
  baggage: { es: 'Equipaje', en: 'Baggage' },
  departs: { es: 'Sale', en: 'Departs' },
  arrives: { es: 'Llega', en: 'Arrives' },
} as const;
