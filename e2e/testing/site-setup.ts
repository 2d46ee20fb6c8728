import type { TestProject } from 'vitest/node';
import { type Site, startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    sites: readonly Pick<Site, 'url' | 'dataDir'>[];
  }
}

/** A site for each worker, for all browser tests of a run. */
export default async function setup(project: TestProject) {
  const { maxWorkers } = project.config;
  const sites = await Promise.all(Array.from({ length: maxWorkers }, () => startSite()));
  project.provide(
    'sites',
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    for (const site of sites) await site.stop();
  };
}
