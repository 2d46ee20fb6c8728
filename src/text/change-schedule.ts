import { CREDIT_MONTHS } from '#domain/payment/credit.ts';
/** Changing the schedule of a journey: `cambio-horarios`. */
export const changeText = {
  title: { es: 'Cambia tu horario', en: 'Change your schedule' },
  titleOffer: { es: 'Revisa tu cambio', en: 'Check your change' },
  titleDone: { es: 'Tu horario cambió', en: 'Your schedule has changed' },
  titleRefused: { es: 'Este viaje no se puede cambiar aquí', en: 'This journey cannot be changed here' },
  journeys: {
    departure: { es: 'Tu viaje de ida', en: 'Your outbound journey' },
    return: { es: 'Tu viaje de regreso', en: 'Your return journey' },
  },
  now: { es: 'Tu horario actual', en: 'Your schedule now' },
  leaves: { es: 'Dejas', en: 'Your current departure' },
  takes: { es: 'Tomas', en: 'Your new departure' },
  until: { es: 'Puedes cambiarlo hasta', en: 'You can change it until' },
  terms: {
    es: 'Cada viaje se cambia una vez en línea, sin cargo por el cambio. Viajan juntos todos los pasajeros de tu reservación.',
    en: 'Each journey can be changed once online, free of charge. All passengers in your reservation travel together.',
  },
  days: { es: 'Días cercanos y su menor diferencia', en: 'Nearby days and their lowest difference' },
  none: {
    es: 'Este día no hay otra salida que te sirva. Elige otro día.',
    en: 'There is no other departure for you on this day. Choose another day.',
  },
  more: (amount: string) => ({ es: `+ ${amount}`, en: `+ ${amount}` }),
  less: (amount: string) => ({ es: `− ${amount}`, en: `− ${amount}` }),
  same: { es: 'Mismo precio', en: 'Same price' },
  toPay: { es: 'diferencia por pagar', en: 'difference to pay' },
  toCredit: { es: 'queda a tu favor', en: 'kept as your credit' },
  noDifference: { es: 'sin pagar nada', en: 'nothing to pay' },
  newPrice: { es: 'Precio del nuevo viaje', en: 'Price of the new journey' },
  pay: { es: 'Por pagar', en: 'To pay' },
  credit: { es: 'Saldo a tu favor', en: 'Your credit' },
  creditTerms: {
    es: `Te damos una clave para usarlo en otra compra durante ${CREDIT_MONTHS} meses, en una o varias veces. Lo que se pagó con puntos, con otro saldo o por una agencia vuelve ahí.`,
    en: `You get a code to use it on other purchases within ${CREDIT_MONTHS} months, all at once or in parts. What was paid with points, another credit or by an agency goes back there instead.`,
  },
  validUntil: (moment: string) => ({
    es: `Este precio vale hasta el ${moment}. Mientras no confirmes, tu horario sigue igual.`,
    en: `This price is valid until ${moment}. Until you confirm, your schedule does not change.`,
  }),
  notOnBoard: (names: string, amount: string) => ({
    es: `Este autobús no tiene lo que compraste: ${names}. Cuando cambies se devuelven ${amount}, por donde se pagó.`,
    en: `This bus does not have what you bought: ${names}. Once you change, ${amount} is refunded the way it was paid.`,
  }),
  seats: { es: 'Elegir los asientos', en: 'Choose the seats' },
  seatsHint: {
    es: 'Si no los eliges, te damos los mejores juntos, y los menores junto a un adulto si el autobús lo permite.',
    en: 'If you do not, we choose the best ones together, with children next to an adult if possible.',
  },
  confirm: { es: 'Confirmar el cambio', en: 'Confirm the change' },
  confirmAndPay: (amount: string) => ({ es: `Apartar y pagar ${amount}`, en: `Hold and pay ${amount}` }),
  otherRuns: { es: 'Ver otras salidas', en: 'See other departures' },
  done: {
    es: 'Los boletos anteriores de este viaje ya no sirven. Te enviamos los nuevos por correo, con un NIP nuevo.',
    en: 'The earlier tickets for this journey are no longer valid. We have sent you the new ones by e-mail, with a new PIN.',
  },
  creditUntil: (amount: string, day: string, code: string) => ({
    es: `Tienes ${amount} de saldo a tu favor hasta el ${day}. Su clave es ${code}: guárdala, quien la dice puede usarlo.`,
    en: `You have ${amount} in credit until ${day}. Its code is ${code}: keep it safe, anyone with the code can use the credit.`,
  }),
  newTickets: { es: 'Boletos nuevos', en: 'New tickets' },
  seat: (n: number) => ({ es: `asiento ${n}`, en: `seat ${n}` }),
  anotherDay: { es: 'Otro día', en: 'Another day' },
  seeDay: { es: 'Ver salidas', en: 'See departures' },
  /** An open ticket is given its first run (N8). */
  open: {
    title: { es: 'Elige tu salida', en: 'Choose your departure' },
    titleOffer: { es: 'Revisa tu salida', en: 'Check your departure' },
    titleDone: { es: 'Ya tienes salida y asiento', en: 'You have your departure and your seat' },
    ticket: { es: 'Tu boleto', en: 'Your ticket' },
    now: { es: 'Abierto', en: 'Open' },
    price: { es: 'Precio de esta salida', en: 'Price of this departure' },
    lastDay: { es: 'Vale hasta el', en: 'Valid until' },
    terms: {
      es: 'Tu boleto abierto ya está pagado: si la salida cuesta lo mismo o menos, no pagas nada, aunque la tarifa haya subido. En una de clase más cara pagas solo la diferencia. Después puedes cambiarla una vez. Viajan juntos todos los pasajeros.',
      en: 'Your open ticket is paid: if the departure costs the same or less you pay nothing, even if the fare went up. In a higher class you pay only the difference. You can change it once afterwards. All passengers travel together.',
    },
    validUntil: (moment: string) => ({
      es: `Este precio vale hasta el ${moment}. Mientras no confirmes, tu boleto sigue abierto.`,
      en: `This price is valid until ${moment}. Until you confirm, your ticket stays open.`,
    }),
    confirm: { es: 'Confirmar salida y asiento', en: 'Confirm departure and seat' },
    yours: { es: 'Tu salida', en: 'Your departure' },
    done: {
      es: 'Tu boleto abierto ya no sirve: usa los nuevos. Te los enviamos por correo, con un NIP nuevo.',
      en: 'Your open ticket is no longer valid: use the new ones. We have sent them to you by e-mail, with a new PIN.',
    },
  },
  call: { es: 'Si lo necesitas, llámanos', en: 'Need help? Call us' },
} as const;
