import { RESENT_PER_DAY } from '#domain/access/look-up.ts';
import { itineraryLive } from '#text/itinerary-live.ts';

/** A reservation as its owner sees it, or a visitor with less proof: `mi-reservacion`. */
export const itineraryText = {
  title: { es: 'Mi reservación', en: 'My reservation' },
  code: { es: 'Clave de reservación', en: 'Reservation code' },

  states: {
    paid: {
      name: { es: 'Pagada', en: 'Paid' },
      text: { es: 'Tus boletos están listos. ¡Buen viaje!', en: 'Your tickets are ready. Have a good trip!' },
    },
    reseated: {
      name: { es: 'Pagada, en otros asientos', en: 'Paid, in other seats' },
      text: {
        es: 'Tu pago llegó tarde y te dimos otros asientos en la misma salida: míralos abajo.',
        en: 'Your payment arrived late and you have other seats on the same departure: see them below.',
      },
    },
    counter: {
      name: { es: 'Espera tu pago en taquilla', en: 'Waiting for your payment at the counter' },
      text: {
        es: 'Tus lugares están apartados. Todavía no es un boleto: paga en taquilla antes de la hora límite.',
        en: 'Your seats are held. It is not a ticket yet: pay at the counter before the deadline.',
      },
    },
    store: {
      name: { es: 'Espera tu pago en la tienda', en: 'Waiting for your payment in a store' },
      text: {
        es: 'Tus lugares están apartados. Cuando la tienda nos avise de tu pago, aquí aparecen tus boletos.',
        en: 'Your seats are held. Once the store confirms your payment, your tickets appear here.',
      },
    },
    ended: {
      name: { es: 'Terminó sin pago', en: 'Expired unpaid' },
      text: {
        es: 'El tiempo para pagar terminó y los lugares volvieron a la venta.',
        en: 'The time to pay has expired and the seats are back on sale.',
      },
    },
    cancelled: {
      name: { es: 'Cancelada', en: 'Cancelled' },
      text: { es: 'Sus boletos ya no valen.', en: 'Its tickets are no longer valid.' },
    },
    notRunning: {
      name: { es: 'Tu salida se canceló', en: 'Your departure is cancelled' },
      text: {
        es: 'El autobús no sale: no vayas a tomarlo. Abajo ves lo que te toca.',
        en: 'The bus will not run: there is no need to go to your stop. See your options below.',
      },
    },
    partly: {
      name: { es: 'Una de tus salidas se canceló', en: 'One of your departures is cancelled' },
      text: {
        es: 'Ese autobús no sale; el otro viaje sigue en pie. Abajo ves cuál es y lo que te toca.',
        en: 'That bus will not run; the other journey is not affected. See which one it is and your options below.',
      },
    },
    travelled: {
      name: { es: 'Viaje terminado', en: 'Trip completed' },
      text: { es: 'Gracias por viajar con nosotros.', en: 'Thank you for travelling with us.' },
    },
  },

  journeys: { es: 'Tu viaje', en: 'Your trip' },
  seats: (numbers: readonly number[]) => ({
    es: numbers.length === 1 ? `Asiento ${numbers[0]}` : `Asientos ${numbers.join(', ')}`,
    en: numbers.length === 1 ? `Seat ${numbers[0]}` : `Seats ${numbers.join(', ')}`,
  }),
  seatsLabel: (count: number) => ({
    es: count === 1 ? 'Asiento' : 'Asientos',
    en: count === 1 ? 'Seat' : 'Seats',
  }),
  noSeats: { es: 'Asiento al elegir fecha', en: 'Seat when you pick a date' },
  passengers: { es: 'Pasajeros', en: 'Passengers' },
  travellers: (who: readonly { readonly first_name: string; readonly last_name: string }[]) => {
    const names = who.map((one) => `${one.first_name} ${one.last_name}`).join(', ');
    return { es: `Viajan: ${names}`, en: `Travelling: ${names}` };
  },

  now: { es: 'Lo que puedes hacer ahora', en: 'What you can do now' },
  timesIn: (place: string) => ({ es: `Con hora de ${place}`, en: `In ${place} time` }),
  until: (moment: string) => ({ es: `hasta ${moment}`, en: `until ${moment}` }),
  groups: {
    change: { es: 'Cambiar', en: 'Change' },
    pay: { es: 'Pagar y facturar', en: 'Pay and invoice' },
    share: { es: 'Llevar y compartir', en: 'Save and share' },
    cancel: { es: 'Cancelar', en: 'Cancel' },
  },
  cost: {
    free: { es: 'Sin costo', en: 'Free of charge' },
    run: { es: 'Una vez, sin cargo por el cambio', en: 'Once, with no change fee' },
    times: (times: number) => ({
      es: `Sin costo, hasta ${times} veces por pasajero`,
      en: `Free of charge, up to ${times} times for each passenger`,
    }),
    cancel: (amount: string) => ({ es: `Recibes ${amount}`, en: `You get ${amount}` }),
    cancelCredit: (amount: string) => ({ es: `Recibes ${amount} de saldo`, en: `You get ${amount} as credit` }),
  },
  seeTickets: (count: number) => ({
    es: count === 1 ? 'Ver el boleto' : `Ver los ${count} boletos`,
    en: count === 1 ? 'See the ticket' : `See the ${count} tickets`,
  }),
  tickets: { es: 'Boletos', en: 'Tickets' },
  change: {
    departure: { es: 'Cambiar el horario de ida', en: 'Change the outbound time' },
    return: { es: 'Cambiar el horario de regreso', en: 'Change the return time' },
  },
  changeName: { es: 'Cambiar el nombre de un pasajero', en: 'Change a passenger’s name' },
  changeSeats: { es: 'Cambiar de asiento', en: 'Change seats' },
  choose: {
    departure: { es: 'Elige tu salida de ida', en: 'Choose your outbound departure' },
    return: { es: 'Elige tu salida de regreso', en: 'Choose your return departure' },
  },
  refund: { es: 'Cancelar o pedir devolución', en: 'Cancel or ask for a refund' },
  seeReference: { es: 'Ver la referencia de pago', en: 'See the payment reference' },
  share: { es: 'Compartir por WhatsApp', en: 'Share by WhatsApp' },
  shareHint: { es: 'Solo la ruta y las horas, sin tu clave.', en: 'Only the route and the times, not your code.' },
  shared: (journeys: readonly string[]) => ({
    es: `Viajo en autobús: ${journeys.join('; ')}.`,
    en: `I am travelling by bus: ${journeys.join('; ')}.`,
  }),
  resend: { es: 'Enviármelo otra vez por correo', en: 'E-mail it to me again' },
  resendHint: {
    es: `Al correo con el que compraste, hasta ${RESENT_PER_DAY} veces al día.`,
    en: `To the address you bought with, up to ${RESENT_PER_DAY} times a day.`,
  },
  resent: { es: 'Va en camino a tu correo.', en: 'We have sent it to your e-mail.' },

  log: { es: 'Lo que te enviamos', en: 'What we sent you' },
  logEmpty: { es: 'Todavía nada.', en: 'Nothing yet.' },
  to: (address: string) => ({ es: `a ${address}`, en: `to ${address}` }),
  topics: {
    'ticket.issued': { es: 'Boletos', en: 'Tickets' },
    'ticket.resent': { es: 'Boletos, otra vez', en: 'Tickets, sent again' },
    'ticket.ordered': { es: 'Reservación por pagar en taquilla', en: 'Reservation to be paid at the counter' },
    'ticket.reseated': { es: 'Boletos con asientos nuevos', en: 'Tickets with new seats' },
    'ticket.renamed': { es: 'Boletos a otro nombre', en: 'Tickets with the new name' },
    'ticket.seat_changed': { es: 'Boletos con otro asiento', en: 'Tickets for the new seat' },
    'ticket.changed': { es: 'Boletos con otro horario', en: 'Tickets for the new time' },
    'change.withdrawn': { es: 'Aviso: no pagues la referencia', en: 'Notice: do not pay the reference' },
    'open.reminder': { es: 'Aviso: tu boleto abierto vence', en: 'Notice: your open ticket is about to expire' },
    'voucher.ordered': { es: 'Referencia de pago', en: 'Payment reference' },
    'voucher.reminder': { es: 'Recordatorio de pago', en: 'Payment reminder' },
    'voucher.lapsed': { es: 'Aviso: la referencia venció', en: 'Notice: the reference expired' },
    'order.cancelled': { es: 'Aviso: tu salida se canceló', en: 'Notice: your departure is cancelled' },
    'delay.notice': { es: 'Aviso de retraso o cancelación', en: 'Notice of a delay or cancellation' },
    'alert.notice': { es: 'Aviso de servicio', en: 'Service alert' },
    'service.notice': { es: 'Aviso: otra clase de servicio', en: 'Notice: another class of service' },
    'tickets.given_back': { es: 'Lo que se devolvió', en: 'What was refunded' },
    'refund.returned': { es: 'Devolución hecha', en: 'Refund made' },
    'refund.due': { es: 'Aviso de devolución', en: 'Notice of a refund' },
    'refund.paid': { es: 'Devolución hecha', en: 'Refund made' },
    'payment.resume': { es: 'Enlace para terminar el pago', en: 'Link to finish paying' },
    'pin.requested': { es: 'NIP', en: 'PIN' },
    'one_time_code.requested': { es: 'Código de un solo uso', en: 'One-time code' },
    'invoice.ready': { es: 'Factura', en: 'Invoice' },
    'invoice.rejected': {
      es: 'Aviso: no se pudo emitir la factura',
      en: 'Notice: the invoice could not be issued',
    },
    'invoice.reminder': { es: 'Recordatorio de la factura', en: 'Reminder of the invoice' },
  },
  done: { es: 'Lo que se hizo con tu reservación', en: 'History of your reservation' },
  acts: {
    'cash.taken': { es: 'Pagaste en taquilla', en: 'You paid at the counter' },
    'order.converted': { es: 'Pagaste por teléfono', en: 'You paid by phone' },
    'seat.exchanged': { es: 'Se cambió un asiento', en: 'A seat was exchanged' },
    'tickets.printed': { es: 'Se imprimieron tus boletos', en: 'Your tickets were printed' },
    'name.changed': { es: 'Cambiaste el nombre de un pasajero', en: 'You changed a passenger’s name' },
    'seat.changed': { es: 'Cambiaste de asiento', en: 'You changed seats' },
    'refund.by_hand': { es: 'Se devolvió dinero', en: 'Money was refunded' },
  },
  otherMail: { es: 'Correo', en: 'E-mail' },

  ...itineraryLive,
} as const;
