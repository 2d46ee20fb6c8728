import { PAY_AT_COUNTER_MINUTES } from '#domain/booking/deadlines.ts';

/** The tickets: `boletos`, on the page, as PDF and as HTML. */
export const ticketsStep = {
  title: { es: 'Tus boletos', en: 'Your tickets' },
  titlePend: { es: 'Tu reservación está apartada', en: 'Your reservation is on hold' },
  code: { es: 'Clave de reservación', en: 'Reservation code' },
  paid: { es: 'Pago aprobado. ¡Buen viaje!', en: 'Payment approved. Have a good trip!' },
  notATicket: {
    es: 'Esto todavía no es tu boleto: paga en taquilla para poder abordar.',
    en: 'This is not a ticket yet: pay at the counter to be able to board.',
  },
  payByTitle: { es: 'Paga a más tardar', en: 'Pay no later than' },
  where: { es: 'Dónde', en: 'Where' },
  anyCounter: (stop: string) => ({
    es: `En la taquilla de ${stop} o en cualquier otra.`,
    en: `At the counter in ${stop} or any other one.`,
  }),
  amountDue: { es: 'Por pagar', en: 'Amount due' },
  payBy: (time: string, place: string) => ({
    es: `Paga antes de las ${time} (hora de ${place}).`,
    en: `Pay before ${time} (${place} time).`,
  }),
  kinds: {
    OK: { es: 'Boleto impreso', en: 'Printed ticket' },
    'E-Ticket': { es: 'Boleto electrónico', en: 'E-ticket' },
    PEND: { es: 'Pendiente de pago', en: 'Payment pending' },
  },
  instructions: {
    OK: {
      es: 'Presenta tu boleto impreso y una identificación oficial.',
      en: 'Show your printed ticket and an official ID.',
    },
    'E-Ticket': {
      es: 'Muestra el código QR en tu teléfono y una identificación oficial.',
      en: 'Show the QR code on your phone and an official ID.',
    },
    PEND: {
      es: 'Di esta clave en la taquilla y paga; ahí te dan tu boleto.',
      en: 'Give this code at the counter and pay; you get your ticket there.',
    },
  },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  type: { es: 'Tarifa', en: 'Fare' },
  seat: { es: 'Asiento', en: 'Seat' },
  noSeat: { es: 'En brazos', en: 'On a lap' },
  openSeat: { es: 'Al elegir fecha', en: 'When you pick a date' },
  service: { es: 'Servicio', en: 'Service' },
  departs: { es: 'Sale', en: 'Departs' },
  arrives: { es: 'Llega', en: 'Arrives' },
  folio: { es: 'Folio', en: 'Ticket no.' },
  total: { es: 'Precio total', en: 'Total price' },
  vatInside: { es: 'IVA incluido', en: 'VAT included' },
  issued: { es: 'Expedido', en: 'Issued' },
  validUntil: { es: 'Válido hasta', en: 'Valid until' },
  open: { es: 'Boleto abierto', en: 'Open ticket' },
  openHint: {
    es: 'Elige fecha y salida antes de que venza.',
    en: 'Choose a date and a departure before it expires.',
  },
  qr: { es: 'Código para abordar', en: 'Boarding code' },
  pdf: { es: 'Descargar PDF', en: 'Download PDF' },
  print: { es: 'Imprimir', en: 'Print' },
  documents: { es: 'Llévalos contigo', en: 'Take them with you' },
  notices: { es: 'Avisos por mensaje o en este dispositivo', en: 'Notices by message or on this device' },
  toKnow: { es: 'Antes de viajar', en: 'Before you travel' },
  carrier: { es: 'Transportista', en: 'Carrier' },
  html: { es: 'Versión para imprimir', en: 'Printable version' },
  itinerary: { es: 'Cambios y más: mi reservación', en: 'Changes and more: my reservation' },
  another: { es: 'Buscar otro viaje', en: 'Search another trip' },
  notes: {
    arrive: {
      es: `Llega ${PAY_AT_COUNTER_MINUTES} minutos antes de la salida con una identificación oficial.`,
      en: `Be there ${PAY_AT_COUNTER_MINUTES} minutes before departure with an official ID.`,
    },
    baggage: {
      es: 'Incluye una maleta de hasta 25 kg y un bulto de mano de hasta 6 kg.',
      en: 'Includes one bag of up to 25 kg and one hand bag of up to 6 kg.',
    },
    proof: {
      es: 'Con descuento: lleva el comprobante; sin él se paga la diferencia al abordar.',
      en: 'With a discount: bring the proof; without it the difference is due on boarding.',
    },
    validity: {
      es: 'Cada boleto vale 365 días desde que se expide.',
      en: 'Each ticket is valid for 365 days from its day of issue.',
    },
    refund: {
      es: 'Si la salida se retrasa más de 2 horas en el origen, puedes pedir la devolución.',
      en: 'If departure is delayed by more than 2 hours at the origin you may ask for a refund.',
    },
  },
} as const;
