import { inject } from 'vitest';

/** The site of this worker: what another worker sells at the same time takes no seat here. */
const own = () => inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]!;

export const siteUrl = (): string => own().url;

/** The folder of what it keeps. */
export const siteData = (): string => own().dataDir;
