import { slugOf } from '#kernel/slug.ts';

/** Cities with a short name that people search for. */
const SHORT: Readonly<Record<string, string>> = {
  'puerto-vallarta': 'vallarta',
  'rincon-de-guayabitos': 'guayabitos',
  'la-penita-de-jaltemba': 'la-penita',
};

/** A city in URLs: `vallarta` for Puerto Vallarta, and for other spellings of it. */
export const placeSlug = (city: string): string => SHORT[slugOf(city)] ?? slugOf(city);

/** The slug of each stop by id: its name, plus its id when another stop has the same name. */
export function stopSlugs(
  stops: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const named = Map.groupBy(stops, ({ name }) => slugOf(name));
  return new Map(
    stops.map(({ id, name }) => {
      const slug = slugOf(name);
      const isAlone = slug !== '' && named.get(slug)!.length === 1;
      return [id, isAlone ? slug : [slug, slugOf(id)].filter(Boolean).join('-')];
    }),
  );
}
