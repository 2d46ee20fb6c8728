import { cp, lstat, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { newDataFolder } from './data-folder.ts';
import { type Site, startSite } from './start-site.ts';

const MAX_LOAD_MS = 110_000;

/** The owner of the running database and its address: a copy has its own. */
const NOT_COPIED: readonly string[] = ['owner', 'socket'];

/**
 * The data of a stopped site whose whole timetable is on sale, to be copied: its folder, or an empty string if
 * impossible. If the database's account cannot access the folder, its cluster is elsewhere, and two sites would share
 * it.
 */
export async function loadedData(): Promise<string> {
  const dataDir = await newDataFolder('loaded');
  const site = await startSite({ ANDEN_DATA_DIR: dataDir });
  try {
    await isOnSale(site);
  } finally {
    await site.stop();
  }
  return (await lstat(join(dataDir, 'server'))).isSymbolicLink() ? '' : dataDir;
}

/**
 * A site with its whole timetable on sale, on a copy of that data: it starts with a third of the work of a first start.
 */
export async function startOnCopy(loaded: string, variables: Record<string, string> = {}): Promise<Site> {
  const dataDir = await newDataFolder('e2e');
  if (loaded) await cp(loaded, dataDir, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) });
  const site = await startSite({ ...variables, ANDEN_DATA_DIR: dataDir });
  if (!loaded) await isOnSale(site);
  const stop = async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...site, stop };
}

/** Only a first start prints it. */
async function isOnSale(site: Site): Promise<void> {
  const deadline = performance.now() + MAX_LOAD_MS;
  while (!site.output().includes('the whole demo timetable is on sale')) {
    if (performance.now() > deadline) throw new Error(`the timetable was not on sale in time:\n${site.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
