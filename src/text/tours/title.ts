/** The name of the tours in the menu. */
export const toursTitle = { es: 'Tours', en: 'Tours' } as const;

/** Where tours are one of several things to buy. */
export const toursNote = {
  es: 'Con guía, lugar apartado y precio final.',
  en: 'With a guide, a place held and a final price.',
};
