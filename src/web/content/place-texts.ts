const PREFIX = 'destino-';

/** The name of what is written of a place. */
export const textOfPlace = (place: string): string => `${PREFIX}${place}`;

/** The place that a text of this name is about. */
export const placeOfText = (slug: string): string | undefined =>
  slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : undefined;
