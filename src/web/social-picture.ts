import { slugOf } from '#kernel/slug.ts';
import type { Lang } from '#text/lang.ts';
import type { Brand } from '#web/brand.ts';
import type { Head } from '#web/page.ts';

/** Pixels: what networks show beside a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The address of the picture that networks show beside a link. */
export const socialPath = (lang: Lang): string => `/social-${lang}.png`;

/** The same of a place that is drawn, by its name. */
export const placeSocialPath = (place: string): string => `/social-${slugOf(place)}.png`;

/** What networks show beside a link to a page about a place; undefined where nobody has drawn it. */
export const socialOfPlace = (place: string | undefined, { name }: Pick<Brand, 'name'>): Head['picture'] =>
  place === undefined ? undefined : { path: placeSocialPath(place), alt: `${place} · ${name}` };
