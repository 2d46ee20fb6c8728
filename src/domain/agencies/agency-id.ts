import type { Id } from '#kernel/ids.ts';

/** An agency that sells for us on account. */
export type AgencyId = Id<'agency'>;
