import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

/** In the middle of a sentence. */
const JOURNEYS: Readonly<Record<Direction, Message>> = {
  departure: { es: 'ida', en: 'outbound' },
  return: { es: 'regreso', en: 'return' },
};

/** What is bought together with a trip, or added to it, while it is being paid. */
export const additionsText = {
  heading: { es: 'Equipaje y extras', en: 'Baggage and extras' },
  whose: (who: string, direction: Direction): Message => ({
    es: `${who}, ${JOURNEYS[direction].es}`,
    en: `${who}, ${JOURNEYS[direction].en}`,
  }),

  /** Of a draft whose runs changed since it was chosen, or whose passenger showed a card that includes it. */
  dropped: (what: string): Message => ({
    es: `Esto ya no se vende en línea para tu viaje, o ya lo incluye la tarjeta: ${what}. Lo quitamos de tu compra y no se cobra.`,
    en: `This is no longer sold online for your trip, or the card includes it: ${what}. We took it out of your purchase, and it is not charged.`,
  }),
  /** Where it is paid. */
  notATicket: {
    es: 'Tu viaje ya está pagado. Con esta referencia pagas lo que agregas.',
    en: 'Your trip is paid already. With this reference you pay for what you add.',
  },
  soon: {
    es: 'La tienda nos avisa en unos 15 minutos. Entonces queda en tus boletos y te lo confirmamos por correo.',
    en: 'The store tells us within about 15 minutes. Then it is on your tickets, and we confirm it by e-mail.',
  },
  late: {
    es: 'Si el pago llega tarde, se agrega mientras aún se pueda; si no, te devolvemos todo tu dinero.',
    en: 'If the payment comes late, it is added as long as it can be; if not, you get all of your money back.',
  },
  payTitle: { es: 'Paga lo que agregas', en: 'Pay for what you add' },
} as const;
