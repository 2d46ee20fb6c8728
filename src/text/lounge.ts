import { ENTER_EARLY, type EntryVerdict } from '#domain/lounge/lounge.ts';
import { MINUTE } from '#kernel/instant.ts';
import type { Message } from '#text/message.ts';

/** Traveller lounges: booking, the pass, and its words on an order's page. */
export const loungeText = {
  title: { es: 'Reserva la sala del viajero', en: 'Book the traveller lounge' },
  description: {
    es: 'Reserva por horas la sala del viajero frecuente en Puerto Vallarta o Zapopan, el día de tu boleto.',
    en: 'Book the frequent traveller lounge in Puerto Vallarta or Zapopan by the hour, on the day of your ticket.',
  },
  lead: {
    es: 'Un lugar tranquilo para esperar tu autobús o descansar al llegar. Se reserva por horas, el día de tu boleto.',
    en: 'A quiet place to wait for your bus or to rest on arrival. Booked by the hour, on the day of your ticket.',
  },
  signedOut: {
    es: 'La sala es para viajeros frecuentes. Entra con tu cuenta y te mostramos las horas libres de tus viajes.',
    en: 'The lounge is for frequent travellers. Sign in and we show you the free hours on the days of your trips.',
  },
  signIn: { es: 'Entrar con mi cuenta', en: 'Sign in' },
  join: { es: 'Hacerme viajero frecuente', en: 'Become a frequent traveller' },
  about: { es: 'Horario, precio y quién entra', en: 'Opening hours, price and who may enter' },
  noTicket: {
    es: 'No tienes boletos que salgan o lleguen a Puerto Vallarta o Zapopan. La sala se reserva el día de uno de ellos; si todavía no lo pagas, pon tu viaje en la canasta.',
    en: 'You have no ticket from or to Puerto Vallarta or Zapopan. The lounge is booked on the day of such a ticket; if you have not paid for it yet, add your trip to the basket.',
  },
  search: { es: 'Buscar un viaje', en: 'Search for a trip' },
  addTrip: { es: 'Agregar una reservación a mi cuenta', en: 'Add a reservation to my account' },
  included: {
    es: 'Incluida en tu tarjeta, con un acompañante.',
    en: 'Included with your card, for you and one guest.',
  },
  price: (money: Message): Message => ({
    es: `${money.es} por persona y hora, IVA incluido.`,
    en: `${money.en} per person and hour, VAT included.`,
  }),
  /** Of a visit that is paid alone: a basket is not paid with points. */
  ways: {
    es: 'Se paga con tarjeta, puntos, PayPal, Apple o Google Pay, o con saldo a favor o tarjeta de regalo.',
    en: 'Pay by card, points, PayPal, Apple or Google Pay, or with travel credit or a gift card.',
  },
  from: { es: 'Desde qué hora', en: 'From' },
  left: (left: number): Message => {
    if (left === 0) return { es: 'llena', en: 'full' };
    return left === 1 ? { es: '1 lugar', en: '1 place' } : { es: `${left} lugares`, en: `${left} places` };
  },
  where: { es: 'Dónde', en: 'Where' },
  when: { es: 'Cuándo', en: 'When' },
  hours: { es: 'Cuánto tiempo', en: 'How long' },
  hoursOf: (hours: number): Message =>
    hours === 1 ? { es: '1 hora', en: '1 hour' } : { es: `${hours} horas`, en: `${hours} hours` },
  people: { es: 'Personas', en: 'People' },
  peopleOf: (people: number): Message =>
    people === 1 ? { es: 'Solo yo', en: 'Just me' } : { es: 'Yo y un acompañante', en: 'Me and a guest' },
  book: { es: 'Reservar', en: 'Book' },
  withTrip: {
    es: 'Con el viaje que tienes en la canasta: se pagan juntos. Si el viaje ya no se puede vender, te devolvemos lo de la sala.',
    en: 'With the trip in your basket: they are paid together. If the trip can no longer be sold, the lounge is refunded.',
  },
  bookIntoBasket: { es: 'Poner en la canasta', en: 'Add to basket' },
  bookAndPay: { es: 'Reservar y pagar', en: 'Book and pay' },
  booked: { es: 'Listo: tu lugar está reservado.', en: 'Done: your place is booked.' },
  cancelled: {
    es: 'Cancelamos tu visita. Si la pagaste, te devolvemos todo por donde lo pagaste.',
    en: 'Your visit is cancelled. If you paid for it, you get a full refund to the payment method you used.',
  },
  visits: { es: 'Tus pases', en: 'Your passes' },
  visit: { es: 'Sala del viajero', en: 'Traveller lounge' },
  note: { es: 'Por horas, el día de tu boleto.', en: 'By the hour, on the day of your ticket.' },
  pass: (code: string): Message => ({ es: `QR de tu pase ${code}`, en: `QR code of your pass ${code}` }),
  passIsVoucher: {
    es: 'Tu pase es el vale de este pedido. Muéstralo en la puerta, en el teléfono o impreso.',
    en: 'Your pass is the voucher of this order. Show it at the door, on your phone or printed.',
  },
  passIsOnPage: {
    es: 'Entra con tu cuenta a «Reserva la sala del viajero»: ahí está tu pase con QR. Muéstralo en la puerta.',
    en: 'Your QR pass is on “Book the traveller lounge”, in your account. Show it at the door.',
  },
  showIt: {
    es: `Muéstralo en la puerta, desde ${ENTER_EARLY / MINUTE} minutos antes de tu hora.`,
    en: `Show it at the door, from ${ENTER_EARLY / MINUTE} minutes before it starts.`,
  },
  entered: { es: 'Ya se usó para entrar.', en: 'Already used to enter.' },
  cancelling: { es: 'Cancelación', en: 'Cancellation' },
  backUntil: (moment: Message): Message => ({
    es: `Hasta el ${moment.es}, si nadie la ha usado, te devolvemos todo; después ya no hay devolución.`,
    en: `Until ${moment.en}, if nobody has used it, you get a full refund; after that, none.`,
  }),
  cancel: { es: 'Cancelar esta visita', en: 'Cancel this visit' },
  cancelPaid: { es: 'Cancelar y recibir mi dinero', en: 'Cancel and get my money back' },
} as const;

/** The door of a lounge, for operators. */
export const loungeDoorText = {
  title: { es: 'Sala del viajero', en: 'Traveller lounge' },
  description: {
    es: 'Lee el QR del pase, o escribe su código.',
    en: 'Scan the QR code of the pass, or type its code.',
  },
  code: { es: 'Código del pase', en: 'Pass code' },
  codeHint: { es: 'V o S y nueve letras o números', en: 'V or S and nine letters or digits' },
  read: { es: 'Revisar', en: 'Check' },
} as const;

export const ENTRY_TEXTS: Readonly<Record<EntryVerdict, Message>> = {
  enters: { es: 'Puede entrar', en: 'May enter' },
  entered_before: { es: 'Este pase ya se usó', en: 'This pass has been used' },
  too_early: { es: 'Todavía no es su hora', en: 'Too early' },
  over: { es: 'Su visita ya terminó', en: 'The visit is over' },
  cancelled: { es: 'La visita se canceló', en: 'The visit was cancelled' },
  not_paid: { es: 'La visita no está pagada', en: 'The visit has not been paid for' },
};
