import type { Place } from '#web/booking/search/search-data.ts';

/** Common nicknames of places. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  guadalajara: ['gdl'],
  'nueva central': ['central de autobuses', 'san pedro tlaquepaque'],
  'puerto vallarta': ['pvr', 'vallarta'],
  'nuevo vallarta': ['nuevo nayarit'],
  'rincon de guayabitos': ['guayabitos'],
  tepic: ['tpq'],
};

/** Normalizes text for comparison: lower case, no accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether every typed word is the beginning of a word in the place's name, city, area or nickname. */
export function matches(stop: Place, typed: string): boolean {
  const names = plain(`${stop.name} ${stop.city ?? ''} ${stop.area}`);
  const nicknames = Object.entries(ALIASES).flatMap(([name, aliases]) => (names.includes(name) ? aliases : []));
  const words = [names, ...nicknames].join(' ').split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
