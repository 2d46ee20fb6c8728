import { placeSlug } from '#domain/network/slug.ts';
import { slugOf } from '#kernel/slug.ts';
import type { Pair } from '#web/booking/search/pair.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

/**
 * A search with ids of stops, where a link has names instead, as people and search engines type them: of a stop, or else
 * the first of that city. What is neither stays as it is.
 */
export function withNamedStops<Values extends Pair>(values: Values, stops: readonly Named[]): Values {
  const idOf = (text: string): string => {
    const slug = slugOf(text);
    if (slug === '' || stops.some(({ id }) => id === text)) return text;
    const found =
      stops.find(({ name }) => slugOf(name) === slug) ?? stops.find(({ city }) => placeSlug(city) === placeSlug(text));
    return found?.id ?? text;
  };
  return { ...values, origin: idOf(values.origin), destination: idOf(values.destination) };
}
