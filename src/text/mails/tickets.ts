/** Tickets by e-mail: paid, to be paid at the counter, and paid late. */
export const ticketMails = {
  issued: {
    subject: (place: string, date: string) => ({
      es: `Tus boletos a ${place}, ${date}`,
      en: `Your tickets to ${place}, ${date}`,
    }),
    subjectOpen: (place: string) => ({ es: `Tus boletos abiertos a ${place}`, en: `Your open tickets to ${place}` }),
    preheader: (clock: string, place: string) => ({
      es: `Sales a las ${clock} de ${place}. El PDF va adjunto.`,
      en: `You leave at ${clock} from ${place}. The PDF is attached.`,
    }),
    preheaderOpen: {
      es: 'Elige fecha y salida cuando quieras. El PDF va adjunto.',
      en: 'Choose a date and a departure when you like. The PDF is attached.',
    },
    intro: {
      es: 'Tu pago se aprobó. Tus boletos van adjuntos en PDF: para abordar muestra el código QR en tu teléfono o impreso, con una identificación oficial.',
      en: 'Your payment was approved. Your tickets are attached as a PDF: to board, show the QR code on your phone or on paper, with an official ID.',
    },
    introFree: {
      es: 'No hubo nada que pagar. Tus boletos van adjuntos en PDF: para abordar muestra el código QR en tu teléfono o impreso, con una identificación oficial.',
      en: 'There was nothing to pay. Your tickets are attached as a PDF: to board, show the QR code on your phone or on paper, with an official ID.',
    },
    introOpen: {
      es: 'Tus boletos abiertos van adjuntos en PDF. Para viajar, elige fecha y salida en «Mi reservación»: entonces te mandamos el boleto con el que abordas.',
      en: 'Your open tickets are attached as a PDF. To travel, choose a date and a departure under “My reservation”: then we send you the ticket you board with.',
    },
    openPart: {
      es: 'El boleto abierto todavía no tiene código para abordar: lo recibes cuando elijas su fecha y su salida.',
      en: 'The open ticket has no boarding code yet: you get one when you choose its date and departure.',
    },
    chooseDate: { es: 'Elegir fecha y salida', en: 'Choose date and departure' },
    button: { es: 'Ver mis boletos', en: 'See my tickets' },
  },
  ordered: {
    subject: (until: string) => ({
      es: `Tus lugares están apartados: paga antes del ${until}`,
      en: `Your seats are on hold: pay before ${until}`,
    }),
    preheader: (place: string, total: string) => ({
      es: `Hora de ${place}. Por pagar en taquilla: ${total}. Esto todavía no es tu boleto.`,
      en: `${place} time. Due at the counter: ${total}. This is not a ticket yet.`,
    }),
    intro: {
      es: 'Apartamos tus lugares. Di tu clave de reservación en la taquilla y paga en efectivo; ahí te dan tu boleto.',
      en: 'We are keeping your seats. Give your reservation code at the counter and pay in cash; you get your ticket there.',
    },
    button: { es: 'Ver mi reservación', en: 'See my reservation' },
  },
  reseated: {
    subject: (place: string) => ({
      es: `Recibimos tu pago: tus boletos a ${place}`,
      en: `We have your payment: your tickets to ${place}`,
    }),
    title: { es: 'Tu pago llegó y tu viaje sigue en pie', en: 'Your payment arrived and your trip is confirmed' },
    preheader: {
      same: { es: 'Conservas tus mismos asientos.', en: 'You keep your seats.' },
      other: {
        es: 'Viajas en otros asientos de la misma salida.',
        en: 'You travel in other seats on the same departure.',
      },
    },
    intro: {
      same: {
        es: 'Tu pago llegó después de que venció tu tiempo, pero tus asientos seguían libres: son tuyos. Tus boletos van adjuntos en PDF.',
        en: 'Your payment arrived after the deadline, but your seats were still free: they are yours. Your tickets are attached as a PDF.',
      },
      other: {
        es: 'Tu pago llegó después de que venció tu tiempo y tus asientos ya se habían vendido. Te dimos otros en la misma salida, al mismo precio. Tus boletos van adjuntos en PDF.',
        en: 'Your payment arrived after the deadline and your seats had been sold. We gave you others on the same departure, at the same price. Your tickets are attached as a PDF.',
      },
    },
    disagree: {
      es: 'Si estos asientos no te sirven, llámanos antes de viajar.',
      en: 'If these seats do not suit you, call us before you travel.',
    },
  },
  whatThePinIsFor: {
    es: 'Con la clave y el NIP abres tu reservación en «Mi reservación»: ver, cambiar y descargar. No compartas el NIP; para abordar no hace falta.',
    en: 'With the code and the PIN you open your reservation under “My reservation”: see, change and download it. Keep the PIN to yourself; it is not needed to board.',
  },
  seatsOf: (names: string) => ({ es: `Pasajeros: ${names}`, en: `Passengers: ${names}` }),
  seat: (name: string, seat: string) => ({ es: `${name}, asiento ${seat}`, en: `${name}, seat ${seat}` }),
  lap: (name: string) => ({ es: `${name}, en brazos`, en: `${name}, on a lap` }),
  passengers: { es: 'Pasajeros', en: 'Passengers' },
  totalPaid: { es: 'Total pagado', en: 'Total paid' },
} as const;
