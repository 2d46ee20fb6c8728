/** The itinerary's texts about additions. */
export const additionItinerary = {
  add: { es: 'Agregar equipaje y extras', en: 'Add baggage and extras' },
  what: {
    es: 'Maletas, tablas, mascotas y más: ves el precio antes de pagar',
    en: 'Bags, boards, pets and more: you see the price before you pay',
  },
  topics: { 'addition.made': { es: 'Equipaje y extras agregados', en: 'Baggage and extras added' } },
} as const;
