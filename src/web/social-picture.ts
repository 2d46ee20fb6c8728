import { slugOf } from '#kernel/slug.ts';
import type { Lang } from '#text/lang.ts';
import type { Brand } from '#web/brand.ts';
import type { Head } from '#web/page.ts';

/** Pixels of the image that social networks show with a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The URL of the image that social networks show with a link. */
export const socialPath = (lang: Lang): string => `/social-${lang}.png`;

/** The same for a place that has a picture, by name. */
export const placeSocialPath = (place: string): string => `/social-${slugOf(place)}.png`;

/** The social image for a page about a place; undefined if the place has no picture. */
export const socialOfPlace = (place: string | undefined, { name }: Pick<Brand, 'name'>): Head['picture'] =>
  place === undefined ? undefined : { path: placeSocialPath(place), alt: `${place} · ${name}` };
