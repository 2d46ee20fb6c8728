import type { Stop } from '#domain/network/stop.ts';

type Named = Pick<Stop, 'name' | 'city'>;

/** What follows the city in the name of a stop: in brackets, or after a comma, a point or a dash. */
const DETAIL = /^\s*(?:\((.+)\)|(?:[,·–—]|- )\s*(.+))$/;

/**
 * What tells a stop apart in its city: `Nueva Central` of `Guadalajara, Nueva Central`. Its whole name where that does
 * not begin with the city; undefined where it says no more than the city.
 */
export function stopDetail({ name, city }: Named): string | undefined {
  if (!name.startsWith(city)) return name;
  const rest = name.slice(city.length);
  if (rest === '') return undefined;
  const [, inBrackets, detail] = DETAIL.exec(rest) ?? [];
  return inBrackets ?? detail ?? name;
}

/** A stop in running text, its city first: `Guadalajara, Nueva Central`. */
export const placeName = ({ name, city }: Named): string => (name.startsWith(city) ? name : `${city}, ${name}`);
