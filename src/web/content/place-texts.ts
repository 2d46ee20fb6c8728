const PREFIX = 'destino-';

/** The slug of the text about a place. */
export const textOfPlace = (place: string): string => `${PREFIX}${place}`;

/** The place that a slug is about; undefined for other texts. */
export const placeOfText = (slug: string): string | undefined =>
  slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : undefined;
