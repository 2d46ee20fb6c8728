import { inject } from 'vitest';

/** The site of this worker, so that concurrent sales of other workers take no seats here. */
const own = () => inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]!;

export const siteUrl = (): string => own().url;

/** Its data folder. */
export const siteData = (): string => own().dataDir;
