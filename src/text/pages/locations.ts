/** Terminals and stops. */
export const locationsText = {
  title: { es: 'Terminales y paradas', en: 'Terminals and stops' },
  description: {
    es: 'Dónde tomar el autobús: terminales y paradas con dirección y mapa, de Guadalajara a Puerto Vallarta y la costa de Nayarit.',
    en: 'Where to catch the bus: terminals and stops with address and map, from Guadalajara to Puerto Vallarta and the coast of Nayarit.',
  },
  mapTitle: { es: 'Mapa de la línea', en: 'Map of the line' },
  mapText: {
    es: 'De Guadalajara por la sierra a Compostela y por la costa hasta Puerto Vallarta. La lista de abajo dice lo mismo.',
    en: 'From Guadalajara over the sierra to Compostela and down the coast to Puerto Vallarta. The list below says the same.',
  },
  coastTitle: { es: 'La costa, de cerca', en: 'The coast, closer' },
  terminal: { es: 'Terminal', en: 'Terminal' },
  stop: { es: 'Parada', en: 'Stop' },
  dropOff: { es: 'Solo para bajar', en: 'Drop-off only' },
  pacificTime: {
    es: 'Hora del Pacífico: una hora menos que en Guadalajara',
    en: 'Pacific time: one hour behind Guadalajara',
  },
  openMap: { es: 'Ver en el mapa', en: 'Open map' },
  buyFrom: { es: 'Comprar desde aquí', en: 'Buy from here' },
  sea: { es: 'Océano Pacífico', en: 'Pacific Ocean' },
} as const;
