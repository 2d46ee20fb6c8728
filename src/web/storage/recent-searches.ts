import { DAY } from '#kernel/instant.ts';
import { decode, encode } from '#web/storage/encoded.ts';

export interface RecentSearch {
  readonly origin: string;
  readonly destination: string;
}

const KEY = 'anden.searches';
const VERSION = 1;
const KEPT_FOR = 90 * DAY;
const MAX_SEARCHES = 3;

/** Pairs looked for on this device, newest first. */
export function recentSearches(): readonly RecentSearch[] {
  const kept = decode(read(), { version: VERSION, now: Date.now() });
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_SEARCHES) : [];
}

/** Only where the visitor allowed it. */
export function rememberSearch(search: RecentSearch): void {
  const others = recentSearches().filter(
    ({ origin, destination }) => origin !== search.origin || destination !== search.destination,
  );
  const text = encode([search, ...others].slice(0, MAX_SEARCHES), { version: VERSION, until: Date.now() + KEPT_FOR });
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A full or forbidden storage forgets; nothing depends on it.
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
