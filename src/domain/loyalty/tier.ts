/** Card tiers of the frequent-traveller programme (spec 3). */
export const TIERS = ['classic', 'golden', 'platinum'] as const;

export type Tier = (typeof TIERS)[number];
