/** A rental car, where a trip is shown. */
export const carOffer = {
  name: { es: 'Renta un auto', en: 'Rent a car' },
  short: { es: 'En Guadalajara y Puerto Vallarta.', en: 'In Guadalajara and Puerto Vallarta.' },
  onward: { es: 'Sigue tu camino', en: 'Going on from there' },
  title: { es: 'Renta un auto al llegar', en: 'Rent a car when you arrive' },
  note: {
    es: 'Con el lugar y la hora de tu llegada. Te responden con opciones y precios.',
    en: 'With the place and time of your arrival. You get an answer with options and prices.',
  },
} as const;
