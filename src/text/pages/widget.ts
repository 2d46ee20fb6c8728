import type { Message } from '#text/message.ts';

/** The search widget on other sites. */
export const widgetText = {
  title: (carrier: string): Message => ({ es: `Busca tu autobús en ${carrier}`, en: `Find your bus with ${carrier}` }),
  description: (carrier: string): Message => ({
    es: `El mismo precio que en ${carrier}. La búsqueda se abre en otra pestaña.`,
    en: `The same price as at ${carrier}. The search opens in another tab.`,
  }),
  origin: { es: 'Sales de', en: 'From' },
  destination: { es: 'Vas a', en: 'To' },
  choose: { es: 'Elige un lugar', en: 'Choose a place' },
  trip: { es: 'Viaje', en: 'Trip' },
  oneWay: { es: 'Sencillo', en: 'One way' },
  round: { es: 'Redondo', en: 'Round trip' },
  departure: { es: 'Salida', en: 'Departure' },
  return: { es: 'Regreso', en: 'Return' },
  adults: { es: 'Adultos', en: 'Adults' },
  minors: { es: 'Menores', en: 'Children' },
  submit: { es: 'Buscar autobuses', en: 'Find buses' },
  submitHint: { es: 'se abre en otra pestaña', en: 'opens in another tab' },
  away: {
    es: 'Ahora no podemos mostrar la búsqueda aquí.',
    en: 'We cannot show the search here right now.',
  },
  goThere: (carrier: string): Message => ({ es: `Ir a ${carrier}`, en: `Go to ${carrier}` }),
} as const;
