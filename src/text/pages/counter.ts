import type { CounterAction } from '#domain/counter/counter-actions.ts';
import type { Message } from '#text/message.ts';

/** The counter and the call centre: `taquilla`. */
export const counterText = {
  title: { es: 'Taquilla', en: 'Counter' },
  hint: {
    es: 'Cobrar, cambiar asiento e imprimir con el código.',
    en: 'Take money, exchange seats and print, by code.',
  },
  description: {
    es: 'Reservaciones por su código, para el personal de la línea.',
    en: "Reservations by code, for the carrier's staff.",
  },
  code: { es: 'Código de reservación', en: 'Reservation code' },
  codeHint: {
    es: 'Escanea el boleto o escribe el código, y Enter.',
    en: 'Scan the ticket or type the code, then Enter.',
  },
  find: { es: 'Buscar', en: 'Look up' },
  another: { es: 'Otra reservación', en: 'Another reservation' },
  states: {
    pend: { es: 'Por pagar en taquilla', en: 'To be paid at the counter' },
    store: { es: 'Espera pago en tienda', en: 'Waiting for payment in a store' },
    paid: { es: 'Pagada', en: 'Paid' },
    over: { es: 'Vencida: lugares liberados', en: 'Ended: seats released' },
    draft: { es: 'Sin pagar: el viajero sigue comprando', en: 'Unpaid: the traveller is still buying' },
  },
  cancelled: {
    es: 'Salida cancelada: este autobús no sale. No se cambia el asiento; el viajero elige en su reservación qué recibe.',
    en: 'Departure cancelled: this bus does not run. Its seats are not exchanged; the traveller chooses in the reservation what to get.',
  },
  contact: { es: 'Contacto', en: 'Contact' },
  seat: (seat: number): Message => ({ es: `asiento ${seat}`, en: `seat ${seat}` }),
  noSeat: { es: 'sin asiento', en: 'no seat' },
  formerly: (name: string, until: string): Message => ({
    es: `antes ${name}, hasta el ${until}`,
    en: `formerly ${name}, until ${until}`,
  }),
  open: { es: 'Boleto abierto', en: 'Open ticket' },
  localTime: (city: string): Message => ({ es: `hora de ${city}`, en: `${city} time` }),
  ladder: { es: 'Qué se puede todavía', en: 'What is still possible' },
  deadlines: {
    take_cash: { es: 'Cobro en taquilla', en: 'Payment at the counter' },
    convert: { es: 'Confirmación por centro de llamadas', en: 'Confirmation by the call centre' },
    exchange: { es: 'Cambio de asiento', en: 'Seat exchange' },
  },
  until: (moment: string): Message => ({ es: `hasta: ${moment}`, en: `until ${moment}` }),
  closedSince: (moment: string): Message => ({ es: `cerró: ${moment}`, en: `closed: ${moment}` }),
  verdicts: {
    open: { es: 'Abierto', en: 'Open' },
    closed: { es: 'Cerrado', en: 'Closed' },
    nothing: { es: 'No aplica', en: 'Does not apply' },
    forbidden: { es: 'No es de tu puesto', en: 'Not for your role' },
  },
  toTake: { es: 'A cobrar', en: 'To take' },
  received: { es: 'Efectivo recibido (pesos)', en: 'Cash received (pesos)' },
  receivedHint: { es: 'Vacío: recibiste lo exacto.', en: 'Empty: you received the exact amount.' },
  change: { es: 'Cambio', en: 'Change' },
  missing: { es: 'Faltan', en: 'Short by' },
  takeCash: (price: string): Message => ({ es: `Cobrar ${price}`, en: `Take ${price}` }),
  convertTitle: { es: 'Pagada por teléfono', en: 'Paid by phone' },
  authorisation: { es: 'Autorización de la terminal', en: 'Authorisation of the terminal' },
  authorisationHint: {
    es: 'Cóbrala primero en tu terminal; cada autorización paga una sola reservación.',
    en: 'Charge it on your terminal first; each authorisation pays for one reservation.',
  },
  cardType: { es: 'Tipo de tarjeta', en: 'Type of card' },
  cardTypeHint: {
    es: 'Viene en el comprobante de la terminal; la factura lo dice.',
    en: 'It is on the slip of the terminal; the invoice states it.',
  },
  cardTypes: { debit: { es: 'Débito', en: 'Debit' }, credit: { es: 'Crédito', en: 'Credit' } },
  choose: { es: 'Elige…', en: 'Choose…' },
  convert: (price: string): Message => ({ es: `Confirmar ${price} pagados`, en: `Confirm ${price} paid` }),
  exchangeTitle: { es: 'Cambiar asiento', en: 'Exchange a seat' },
  passenger: { es: 'Pasajero', en: 'Passenger' },
  newSeat: { es: 'Asiento libre', en: 'Free seat' },
  exchange: { es: 'Cambiar asiento', en: 'Exchange seat' },
  busFull: { es: 'No hay otro asiento libre en este autobús.', en: 'There is no other free seat on this bus.' },
  tickets: { es: 'Boletos', en: 'Tickets' },
  print: { es: 'Imprimir boletos', en: 'Print tickets' },
  resend: { es: 'Enviar por correo otra vez', en: 'E-mail them again' },
  openPdf: { es: 'Abrir los boletos (PDF)', en: 'Open the tickets (PDF)' },
  printReceipt: {
    es: 'Al imprimir esta página sale solo el recibo.',
    en: 'Printing this page prints the receipt alone.',
  },
  receipt: { es: 'Recibo', en: 'Receipt' },
  amount: { es: 'Importe', en: 'Amount' },
  cash: { es: 'Efectivo recibido', en: 'Cash received' },
  when: { es: 'Fecha y hora', en: 'Date and time' },
  who: { es: 'Atendió', en: 'Served by' },
  done: {
    cash: { es: 'Cobrado. Los boletos ya son buenos.', en: 'Paid. The tickets are now valid.' },
    conversion: { es: 'Confirmada. Los boletos ya son buenos.', en: 'Confirmed. The tickets are now valid.' },
    print: { es: 'Boletos listos para imprimir.', en: 'Tickets ready to print.' },
    resend: { es: 'Se enviaron otra vez al contacto.', en: 'They were sent to the contact again.' },
    refund: { es: 'Quedó anotado que devolviste el dinero.', en: 'It is noted that you gave the money back.' },
  },
  exchanged: (from: number, to: number): Message => ({
    es: `Del asiento ${from} al ${to}. El boleto anterior ya no sirve: entrega o envía el nuevo.`,
    en: `From seat ${from} to ${to}. The old ticket is no longer valid: hand over or send the new one.`,
  }),
  refundTitle: { es: 'Dinero por devolver a mano', en: 'Manual refunds' },
  refundReasons: {
    late: { es: 'pagó cuando ya no había lugares', en: 'paid when the seats were gone' },
    surplus: { es: 'pagó dos veces', en: 'paid twice' },
    other: { es: 'devolución', en: 'refund' },
  },
  /** Who gets it. */
  refundByLink: {
    es: 'Otra persona pagó con el enlace de pago: el dinero es suyo, no de quien tiene la reservación. No sabemos quién es; quien tiene la reservación te pone en contacto. Pide el comprobante del pago.',
    en: 'Somebody else paid with the payment link: the money is theirs, not the owner’s. We do not know who it is; the owner of the reservation puts you in touch. Ask for the proof of payment.',
  },
  refundByLinkTried: {
    es: 'Vuelve a quien pagó con el enlace de pago, que no es quien tiene la reservación.',
    en: 'It goes back to whoever paid with the payment link, who is not the owner of the reservation.',
  },
  refundTried: { es: 'Lo está devolviendo el proveedor.', en: 'The provider is giving it back.' },
  refundNote: { es: 'Cómo lo devolviste', en: 'How you gave it back' },
  refundNoteHint: { es: 'Por ejemplo: SPEI y su referencia.', en: 'For example: a transfer and its reference.' },
  refund: (price: string): Message => ({ es: `Ya devolví ${price}`, en: `I gave ${price} back` }),
  log: { es: 'Lo que se ha hecho', en: 'What was done' },
} as const;

/** The actions with a deadline, in the order of their deadlines. */
export const TIER_NAMES = ['take_cash', 'exchange', 'convert'] as const satisfies readonly CounterAction[];
