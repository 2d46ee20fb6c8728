import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

const nameOf = (direction: Direction): Message => {
  const bus = direction === 'departure' ? 1 : 2;
  return { es: `Autobús ${bus}`, en: `Bus ${bus}` };
};

const span = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

/** A journey of two buses, one after the other, sold as one. */
export const connectionText = {
  title: { es: 'Con un cambio de autobús', en: 'With one change of bus' },
  instead: {
    es: 'Ese día no queda un autobús directo para tu grupo. Estos viajes llegan cambiando de autobús una vez, en una sola compra: apartamos los dos autobuses o ninguno.',
    en: 'There is no direct bus left for your party that day. These journeys get there with one change of bus, in one purchase: we hold seats on both buses or on neither.',
  },
  transfer: (place: string, minutes: number): Message => ({
    es: `Cambias de autobús en ${place}: ${span(minutes)} de espera`,
    en: `Change buses in ${place}: ${span(minutes)} to change`,
  }),
  total: (duration: string): Message => ({ es: `${duration} en total`, en: `${duration} in all` }),
  both: { es: 'los dos autobuses', en: 'both buses' },
  choose: { es: 'Elegir este viaje con un cambio de autobús', en: 'Choose this journey with one change of bus' },
  /** On the tickets. */
  change: (place: string, from: string, to: string, minutes: number): Message => ({
    es: `Cambias de autobús en ${place}. Llegas a las ${from} y tu segundo autobús sale a las ${to}: tienes ${span(minutes)}. El andén del segundo autobús se anuncia ahí en las pantallas.`,
    en: `Change buses in ${place}. You arrive at ${from} and your second bus leaves at ${to}: you have ${span(minutes)}. The platform of the second bus is shown on the screens there.`,
  }),
  missed: (until: string): Message => ({
    es: `Tu primer autobús viene con retraso y ya no alcanza el tiempo para el transbordo. Cambia tu segundo autobús al siguiente con lugar, sin costo, hasta: ${until}.`,
    en: `Your first bus is late and there is no longer enough time to change. Move to the next second bus with seats, free of charge, until ${until}.`,
  }),
  takeNext: { es: 'Elegir el siguiente autobús, sin costo', en: 'Choose the next bus, free of charge' },
  protected: {
    es: 'Si tu primer autobús se retrasa y no alcanzas el segundo, pasas sin costo al siguiente con lugar.',
    en: 'If your first bus is late and you miss the second one, you move to the next one with seats free of charge.',
  },
} as const;

/** Minutes between the buses of a connection. */
export const transferMinutes = (
  first: { readonly arrives_at: string },
  second: { readonly departs_at: string },
): number => Math.round((Date.parse(second.departs_at) - Date.parse(first.arrives_at)) / 60_000);

/** Which bus of a connection a journey is; undefined of other trips. */
export const connectedBus = ({ via }: { readonly via?: unknown }, direction: Direction): Message | undefined =>
  via ? nameOf(direction) : undefined;

/** The name of a journey of a trip: of a connection its first or second bus. */
export const journeyName = (
  { via }: { readonly via?: unknown },
  direction: Direction,
  otherwise: Readonly<Record<Direction, Message>>,
): Message => (via ? nameOf(direction) : otherwise[direction]);
