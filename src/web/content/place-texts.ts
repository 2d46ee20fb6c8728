import { addressOfSlug, slugAt } from '#domain/content/editing.ts';

/** The slug of the text about a place. */
export const textOfPlace = (place: string): string => slugAt('destination', place);

/** The place that a slug is about; undefined for other texts. */
export const placeOfText = (slug: string): string | undefined => addressOfSlug('destination', slug);

/** The slug of the text about a stop. */
export const textOfStop = (stop: string): string => slugAt('stop', stop);

/** The stop that a slug is about; undefined for other texts. */
export const stopOfText = (slug: string): string | undefined => addressOfSlug('stop', slug);
