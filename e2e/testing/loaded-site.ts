import { inject } from 'vitest';
import { startOnCopy } from './loaded-data.ts';
import type { Site } from './start-site.ts';

/** A site with its whole timetable on sale. A first start is tested by tests that call `startSite`. */
export const startLoadedSite = (variables: Record<string, string> = {}): Promise<Site> =>
  startOnCopy(inject('loadedData'), variables);
