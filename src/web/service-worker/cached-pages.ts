import * as paths from '#wire/page-paths.ts';

/** Inserted by the build: what the pages of saved tickets and of saved vouchers need. */
declare const BUILT: {
  readonly version: string;
  readonly assets: readonly string[];
  readonly voucherAssets: readonly string[];
  /** How the paths begin that only pages in English have; one with parameters up to its first. */
  readonly english: readonly string[];
};

const { version, assets, voucherAssets, english } = BUILT;

const PREFIX = 'anden-pages-';
/** Each build has its own cache: a page never runs with scripts of another build. */
const PAGES = PREFIX + version;

/** Caches the offline page, with either language first. */
export const cacheOfflinePage = (): Promise<void> => keep(Object.values(paths.offline));

/**
 * Caches the pages that show saved tickets and saved vouchers, with their scripts. Requested once a device has some.
 */
export async function cacheSavedPages(): Promise<void> {
  await Promise.all([
    keep([...Object.values(paths.myTickets), ...assets]),
    keep([...Object.values(paths.myVouchers), ...voucherAssets]),
  ]);
}

async function keep(addresses: readonly string[]): Promise<void> {
  const store = await caches.open(PAGES);
  await Promise.all(
    addresses.map(async (address) => {
      // Fetched without cookies, so that the page cannot contain a visitor's data.
      const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
      if (!mayKeep(response)) throw new Error(`${address} cannot be kept`);
      await store.put(address, response);
    }),
  );
}

/** Personal pages are marked `no-store`, which is obeyed even for a listed URL. */
const mayKeep = ({ ok, headers }: Response): boolean => ok && !headers.get('cache-control')?.includes('no-store');

/** Deletes the caches of all other builds. */
export async function dropOldPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== PAGES) await caches.delete(name);
}

export const isCachedAsset = (path: string): boolean => assets.includes(path) || voucherAssets.includes(path);

export const cachedPage = async (address: string): Promise<Response | undefined> =>
  (await caches.open(PAGES)).match(address);

export const offlinePageFor = (url: URL): Promise<Response | undefined> =>
  cachedPage(paths.offline[isEnglish(url) ? 'en' : 'es']);

/** Whether an address says that its page is in English. */
export function isEnglish({ pathname, searchParams }: URL): boolean {
  const asked = searchParams.get('lang');
  if (asked) return asked === 'en';
  return english.some((path) => pathname === path || pathname.startsWith(/[/-]$/.test(path) ? path : `${path}/`));
}
