import { DAY } from '#kernel/instant.ts';
import { decode, encode } from '#web/storage/encoded.ts';

export interface RecentSearch {
  readonly origin: string;
  readonly destination: string;
  /** A favourite: it stays, however many searches follow. */
  readonly stays?: true;
}

const KEY = 'anden.searches';
const VERSION = 1;
const KEPT_FOR = 90 * DAY;
const MAX_SEARCHES = 3;
const MAX_FAVOURITES = 5;

/** Pairs searched for on this device: favourites, then others, each newest first. */
export function recentSearches(): readonly RecentSearch[] {
  const kept = decode(read(), { version: VERSION, now: Date.now() });
  const known = Array.isArray(kept) ? kept.filter(isSearch) : [];
  return [
    ...known.filter(({ stays }) => stays).slice(0, MAX_FAVOURITES),
    ...known.filter(({ stays }) => !stays).slice(0, MAX_SEARCHES),
  ];
}

/** Only with the visitor's consent. */
export function rememberSearch({ origin, destination }: RecentSearch): void {
  const searches = recentSearches();
  const known = searches.find((search) => isSame(search, { origin, destination }));
  write([known ?? { origin, destination }, ...searches.filter((search) => search !== known)]);
}

/** Adds or removes a favourite; returns all searches. */
export function markFavourite({ origin, destination }: RecentSearch, isFavourite: boolean): readonly RecentSearch[] {
  const others = recentSearches().filter((search) => !isSame(search, { origin, destination }));
  write([{ origin, destination, ...(isFavourite ? { stays: true } : {}) }, ...others]);
  return recentSearches();
}

const isSame = (a: RecentSearch, b: RecentSearch): boolean => a.origin === b.origin && a.destination === b.destination;

function write(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(KEY, encode(searches, { version: VERSION, until: Date.now() + KEPT_FOR }));
  } catch {
    // Storage is full or forbidden: not saved; nothing depends on it.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentSearch).origin === 'string' &&
  typeof (value as RecentSearch).destination === 'string';
