import * as paths from '#wire/page-paths.ts';

/** Written in by the build: what the page of the tickets needs of it. */
declare const BUILT: { readonly version: string; readonly assets: readonly string[] };

const { version, assets } = BUILT;

const PREFIX = 'anden-pages-';
/** A new build has a new storage: a page never meets scripts of another. */
const PAGES = PREFIX + version;

/** Keeps the page that says there is no network. */
export const cacheOfflinePage = (): Promise<void> => keep([paths.offline.es]);

/** Keeps the page that shows tickets, with its scripts. Asked for once a device has tickets. */
export const cacheTicketPages = (): Promise<void> => keep([...Object.values(paths.myTickets), ...assets]);

async function keep(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(PAGES);
  await Promise.all(
    addresses.map(async (address) => {
      // Asked for by nobody: without cookies there is no visitor whose page it could be.
      const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
      if (!mayKeep(response)) throw new Error(`${address} cannot be kept`);
      await store.put(address, response);
    }),
  );
}

/** What is somebody's own says so: `no-store` is obeyed, whatever list the address is on. */
const mayKeep = ({ ok, headers }: Response): boolean => ok && !headers.get('cache-control')?.includes('no-store');

/** Forgets the pages of every other build. */
export async function dropOldPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== PAGES) await caches.delete(name);
}

export const isCachedAsset = (path: string): boolean => assets.includes(path);

export const cachedPage = async (address: string): Promise<Response | undefined> =>
  (await caches.open(PAGES)).match(address);
