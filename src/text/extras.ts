import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

/** For the middle of a sentence. */
const JOURNEYS: Readonly<Record<Direction, Message>> = {
  departure: { es: 'ida', en: 'outbound' },
  return: { es: 'regreso', en: 'return' },
};

/** Passengers' extras, bought with a trip or added to it. */
export const extrasText = {
  heading: { es: 'Equipaje y extras', en: 'Baggage and extras' },
  /** `buses`: what the runs of a connection are called. */
  whose: (who: string, direction: Direction, buses?: Readonly<Record<Direction, Message>>): Message => {
    const { es, en } = buses?.[direction] ?? JOURNEYS[direction];
    return { es: `${who}, ${es.toLowerCase()}`, en: `${who}, ${en.toLowerCase()}` };
  },

  /** For a draft whose runs changed since the choice, or whose passenger's card now includes it. */
  dropped: (what: string): Message => ({
    es: `Esto ya no se vende en línea para tu viaje, o ya lo incluye la tarjeta: ${what}. Lo quitamos de tu compra y no se cobra.`,
    en: `This is no longer sold online for your trip, or the card includes it: ${what}. We took it out of your purchase, and it is not charged.`,
  }),
} as const;
