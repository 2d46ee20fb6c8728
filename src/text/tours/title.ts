/** The name of the tours in the menu. */
export const toursTitle = { es: 'Tours', en: 'Tours' } as const;
