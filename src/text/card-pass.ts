/** The traveller's card in a phone's wallet. */
export const cardPassText = {
  title: { es: 'Viajero frecuente', en: 'Frequent traveller' },
  number: { es: 'Tarjeta', en: 'Card' },
  name: { es: 'Nombre', en: 'Name' },
  tier: { es: 'Nivel', en: 'Tier' },
} as const;
