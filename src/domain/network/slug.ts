import { slugOf } from '#kernel/slug.ts';

/** Cities that people search for by less than their name. */
const SHORT: Readonly<Record<string, string>> = {
  'puerto-vallarta': 'vallarta',
  'rincon-de-guayabitos': 'guayabitos',
  'la-penita-de-jaltemba': 'la-penita',
};

/** What a city is called in addresses: `vallarta` for Puerto Vallarta and for what an address may say instead of it. */
export const placeSlug = (city: string): string => SHORT[slugOf(city)] ?? slugOf(city);

/** What each stop is called in addresses, by its id: its name, and its id as well where another has the same. */
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
