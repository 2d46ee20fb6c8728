import type { Message } from '#text/message.ts';

/** Texts around landings. */
export const landingText = {
  search: { es: 'Buscar viajes', en: 'Search trips' },
  more: { es: 'Sigue leyendo', en: 'Related pages' },
  cities: { es: 'Destinos', en: 'Destinations' },
  city: { es: 'Ciudad', en: 'City' },
  first: { es: 'Primera', en: 'First' },
  last: { es: 'Última', en: 'Last' },
  perDay: { es: 'Al día', en: 'Per day' },
  lasts: { es: 'Dura', en: 'Duration' },
  fare: { es: 'Desde', en: 'From (MXN)' },
  leaving: (city: string): Message => ({ es: `Saliendo de ${city}`, en: `Leaving ${city}` }),
  inClass: (title: string, name: string): string => `${title}: ${name}`,
  product: {
    title: (name: string): Message => ({ es: `Autobús clase ${name}`, en: `${name} class bus` }),
    description: (name: string, seats: number): Message => ({
      es: `Viajar en clase ${name}: autobús de ${seats} asientos, lo que llevas a bordo, a dónde va y desde cuánto.`,
      en: `Travelling ${name}: a coach of ${seats} seats, what is on board, where it goes and its lowest fare.`,
    }),
  },
  over: {
    title: { es: 'Esta promoción terminó', en: 'This offer has ended' },
    text: {
      es: 'Lo que anunciaba esta página ya pasó. Mira qué cuesta menos hoy.',
      en: 'The offer on this page is over. See today’s offers.',
    },
    promotions: { es: 'Promociones vigentes', en: 'Current promotions' },
  },
} as const;
