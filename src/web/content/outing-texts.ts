import { addressOfSlug, slugAt } from '#domain/content/editing.ts';
import { adventurePath } from '#wire/link-paths.ts';
import type { PagePath } from '#wire/page-paths.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';

/** What others operate and this site sells: how the address of its text begins, and its page. */
const OUTINGS = {
  'tour-': tourDetailPath,
  'aventura-': adventurePath,
} as const;

/** The slug of the text about a tour. */
export const textOfTour = (name: string): string => slugAt('outing', `tour-${name}`);

/** The slug of the text about an adventure. */
export const textOfAdventure = (code: string): string => slugAt('outing', `aventura-${code}`);

/** The page of a tour or adventure that a slug is about; undefined for other texts. */
export function outingPage(slug: string): PagePath | undefined {
  const address = addressOfSlug('outing', slug) ?? '';
  const found = Object.entries(OUTINGS).find(([start]) => address.startsWith(start) && address !== start);
  if (!found) return undefined;
  const [start, pathOf] = found;
  const name = address.slice(start.length);
  return { es: pathOf('es', name), en: pathOf('en', name) };
}
