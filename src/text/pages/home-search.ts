/** The home page's search: texts of the parts of its script that load later. */
export const homeSearchText = {
  openList: { es: 'Ver todas', en: 'Show all' },
  found: (n: number) => ({
    es: n === 1 ? '1 lugar' : `${n} lugares`,
    en: n === 1 ? '1 place' : `${n} places`,
  }),
  chosen: (name: string) => ({ es: `${name}, elegido`, en: `${name}, chosen` }),
  nothingFound: { es: 'Ningún lugar se llama así', en: 'No place by that name' },
  promoGood: (percent: number) => ({ es: `Código válido: ${percent} % menos.`, en: `Valid code: ${percent}% off.` }),
  today: { es: 'Hoy', en: 'Today' },
  tomorrow: { es: 'Mañana', en: 'Tomorrow' },
  favourite: (trip: string) => ({ es: `Favorito: ${trip}`, en: `Favourite: ${trip}` }),
  recent: { es: 'Tus búsquedas', en: 'Your searches' },
} as const;
