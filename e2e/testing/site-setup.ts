import type { TestProject } from 'vitest/node';
import { loadedData, startOnCopy } from './loaded-data.ts';
import type { Site } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    sites: readonly Pick<Site, 'url' | 'dataDir'>[];
    /** The data of a stopped site whose whole timetable is on sale, or an empty string: see `loadedData`. */
    loadedData: string;
  }
}

/** A site for each worker, for all browser tests of a run. */
export default async function setup(project: TestProject) {
  const { maxWorkers } = project.config;
  const loaded = await loadedData();
  project.provide('loadedData', loaded);
  const sites = await Promise.all(Array.from({ length: maxWorkers }, () => startOnCopy(loaded)));
  project.provide(
    'sites',
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    for (const site of sites) await site.stop();
  };
}
