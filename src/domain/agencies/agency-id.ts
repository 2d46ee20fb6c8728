import type { Id } from '#kernel/ids.ts';

/** An agency that sells for us on account. */
export type AgencyId = Id<'agency'>;

/** How its account is called in the books. */
export const agencyAccount = (agency: AgencyId): string => `agency:${agency}`;
