import type { Stop } from '#domain/network/stop.ts';

type Named = Pick<Stop, 'name' | 'city'>;

/** The rest of a stop's name after the city: in brackets, or after a comma, a point or a dash. */
const DETAIL = /^\s*(?:\((.+)\)|(?:[,·–—]|- )\s*(.+))$/;

/**
 * What distinguishes a stop in its city: `Nueva Central` of `Guadalajara, Nueva Central`. The whole name when it does
 * not begin with the city; undefined when it is only the city.
 */
export function stopDetail({ name, city }: Named): string | undefined {
  if (!name.startsWith(city)) return name;
  const rest = name.slice(city.length);
  if (rest === '') return undefined;
  const [, inBrackets, detail] = DETAIL.exec(rest) ?? [];
  return inBrackets ?? detail ?? name;
}

/** A stop in running text, city first: `Guadalajara, Nueva Central`. */
export const placeName = ({ name, city }: Named): string => (name.startsWith(city) ? name : `${city}, ${name}`);
