import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** Folder of what it keeps. */
    siteData: string;
  }
}

/** One site for all browser tests of a run. */
export default async function setup(project: TestProject) {
  const site = await startSite();
  project.provide('siteUrl', site.url);
  project.provide('siteData', site.dataDir);
  return () => site.stop();
}
