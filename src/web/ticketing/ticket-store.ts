import { type SavedTickets, savedFrom } from './saved-tickets.ts';
import type { SavedVouchers } from './saved-vouchers.ts';
import { rememberSaved } from './remember-saved.ts';
import * as paths from '#wire/page-paths.ts';

/** The cache with the device's saved tickets and vouchers. The service worker only deletes expired ones from it. */
export const TICKET_CACHE = 'anden-tickets';
/** Message from a page to its service worker. */
export const CACHE_SHELL = 'keep-shell';

/** A URL that is never fetched: it is the cache key of a reservation's tickets. */
const addressOf = (code: string): string => `${paths.myTickets.es}/${encodeURIComponent(code)}`;

/** False in browsers that cannot save: insecure pages, some private windows. */
export const maySave = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * Saved tickets depend on the consent recorded in the cookie `kept`: if the cookie is gone, for any reason, they are
 * deleted. The consent outlives the session and needs no network.
 */
export async function dropUnasked(): Promise<void> {
  if (maySave() && !/\bkept=[^;]/.test(document.cookie)) await caches.delete(TICKET_CACHE);
}

/** Saves tickets or vouchers, and has the page that shows them cached too. */
export async function saveTickets(tickets: SavedTickets | SavedVouchers): Promise<void> {
  await dropUnasked();
  const store = await caches.open(TICKET_CACHE);
  await store.put(addressOf(tickets.code), Response.json(tickets));
  // Never resolves if the browser allows no worker, so it is not awaited.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(CACHE_SHELL, []));
}

export async function forgetTickets(code: string): Promise<void> {
  rememberSaved(code, false);
  const store = await caches.open(TICKET_CACHE);
  await store.delete(addressOf(code));
}

type Parse<Kept> = (value: unknown, now: number) => Kept | undefined;

/** All tickets still to be shown, or all that another parser takes for its own. */
export async function readTickets<Kept = SavedTickets>(
  now: number,
  parse = savedFrom as Parse<unknown> as Parse<Kept>,
): Promise<readonly Kept[]> {
  await dropUnasked();
  await dropOldTickets(now);
  const store = await caches.open(TICKET_CACHE);
  const values = await Promise.all(
    (await store.keys()).map(async (key) => parse(await readJson(await store.match(key)), now)),
  );
  return values.flatMap((kept) => kept ?? []);
}

/** Deletes what expired; returns whether anything is left. */
export async function dropOldTickets(now: number): Promise<boolean> {
  const store = await caches.open(TICKET_CACHE);
  const keys = await store.keys();
  const isLeft = await Promise.all(
    keys.map(async (key) => {
      const value = await readJson(await store.match(key));
      // Also vouchers, which have a version of their own.
      const isGood = savedFrom(value, now) ?? savedFrom(value, now, 'v1');
      if (!isGood) await store.delete(key);
      return isGood !== undefined;
    }),
  );
  return isLeft.includes(true);
}

const readJson = (response: Response | undefined): Promise<unknown> =>
  response?.json().catch(() => undefined) ?? Promise.resolve(undefined);
