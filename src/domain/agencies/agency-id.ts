import type { Id } from '#kernel/ids.ts';

/** An agency that sells our tickets on account. */
export type AgencyId = Id<'agency'>;

/** Name of its ledger account. */
export const agencyAccount = (agency: AgencyId): string => `agency:${agency}`;
