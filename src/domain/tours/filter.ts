import type { Bilingual, TourProduct } from '#domain/tours/product.ts';

/** What the catalogue is filtered by; empty: by nothing. */
export interface TourFilter {
  readonly words: string;
  readonly category: string;
  readonly place: string;
  /** The whole party; undefined: of any size. */
  readonly people: number | undefined;
}

/** Nobody asks for more people at once. */
export const MAX_PARTY_SIZE = 999;

/** Whether a text is the size of a party. */
export const isPartySize = (typed: string): boolean => /^[1-9]\d*$/.test(typed) && Number(typed) <= MAX_PARTY_SIZE;

/** Case and accents do not matter. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const says = (both: Bilingual, part: string): boolean => [both.es, both.en].some((text) => plain(text).includes(part));

/** Whether a tour matches: every word somewhere in its texts, its category, its place, and the size of its parties. */
export function matchesTour(
  product: Pick<TourProduct, 'title' | 'summary' | 'text' | 'place' | 'category' | 'party'>,
  { words, category, place, people }: TourFilter,
): boolean {
  if (category !== '' && product.category !== category) return false;
  if (people !== undefined && (people < product.party.min || people > product.party.max)) return false;
  if (plain(place) !== '' && !says(product.place, plain(place))) return false;
  const texts = [product.title, product.summary, product.place, ...product.text];
  return plain(words)
    .split(/\s+/)
    .every((word) => texts.some((text) => says(text, word)));
}
