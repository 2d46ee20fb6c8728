/** Its action on the page of a reservation. */
export const luggageItinerary = {
  add: { es: 'Agregar equipaje y extras', en: 'Add baggage and extras' },
  what: {
    es: 'Maletas, tablas, mascotas y más: ves el precio antes de pagar',
    en: 'Bags, boards, pets and more: you see the price before you pay',
  },
} as const;
