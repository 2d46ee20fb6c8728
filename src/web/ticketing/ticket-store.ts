import { type SavedTickets, savedFrom } from './saved-tickets.ts';
import { rememberSaved } from './remember-saved.ts';
import * as paths from '#wire/page-paths.ts';

/** The device's own storage of tickets. The service worker empties it of what is too old, and reads nothing else of it. */
export const TICKET_CACHE = 'anden-tickets';
/** Of what a page asks its service worker. */
export const CACHE_SHELL = 'keep-shell';

/** No such address is ever fetched: it names the tickets of a reservation in the storage. */
const addressOf = (code: string): string => `${paths.myTickets.es}/${encodeURIComponent(code)}`;

/** False where a browser keeps nothing: insecure pages, some private windows. */
export const maySave = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * What is stored belongs to the yes that the cookie `kept` remembers: where it is gone, by whatever way, nobody asked for it. It
 * outlives the session, and has nothing to do with the network.
 */
export async function dropUnasked(): Promise<void> {
  if (maySave() && !/\bkept=[^;]/.test(document.cookie)) await caches.delete(TICKET_CACHE);
}

/** Keeps the tickets, and asks that the page which shows them be kept too. */
export async function saveTickets(tickets: SavedTickets): Promise<void> {
  await dropUnasked();
  const store = await caches.open(TICKET_CACHE);
  await store.put(addressOf(tickets.code), Response.json(tickets));
  // Where the browser allows no worker this never comes, and nobody waits for it.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(CACHE_SHELL, []));
}

export async function forgetTickets(code: string): Promise<void> {
  rememberSaved(code, false);
  const store = await caches.open(TICKET_CACHE);
  await store.delete(addressOf(code));
}

/** All that are still to be shown. */
export async function readTickets(now: number): Promise<readonly SavedTickets[]> {
  await dropUnasked();
  await dropOldTickets(now);
  const store = await caches.open(TICKET_CACHE);
  const values = await Promise.all(
    (await store.keys()).map(async (key) => savedFrom(await readJson(await store.match(key)), now)),
  );
  return values.flatMap((tickets) => tickets ?? []);
}

/** Takes away what nobody needs any more; answers whether something is left. */
export async function dropOldTickets(now: number): Promise<boolean> {
  const store = await caches.open(TICKET_CACHE);
  const keys = await store.keys();
  const isLeft = await Promise.all(
    keys.map(async (key) => {
      const isGood = savedFrom(await readJson(await store.match(key)), now) !== undefined;
      if (!isGood) await store.delete(key);
      return isGood;
    }),
  );
  return isLeft.includes(true);
}

const readJson = (response: Response | undefined): Promise<unknown> =>
  response?.json().catch(() => undefined) ?? Promise.resolve(undefined);
