import type { Tier } from '#domain/loyalty/tier.ts';

/**
 * The figures of the programme. The specification names tiers and points but none of these figures (its averages are
 * only displayed, T36), so they are the carrier's own, decided in `docs/decisions/0033-points-in-lots.md`.
 */

/** Percentage of the fare won as points, by the tier at boarding. */
export const POINTS_PERCENT: Readonly<Record<Tier, number>> = { classic: 5, golden: 7, platinum: 10 };

/** Months after which won points expire, by the tier at boarding. Bought points never expire: they were paid for. */
export const POINTS_MONTHS: Readonly<Record<Tier, number>> = { classic: 12, golden: 18, platinum: 24 };

/** Trips in a calendar year required for a tier. */
export const TIER_TRIPS: Readonly<Record<Tier, number>> = { classic: 0, golden: 12, platinum: 30 };

/** Days after boarding in which points can be requested for a ticket not bought with the traveller's card. */
export const LATE_CREDIT_DAYS = 60;

/** Days before expiry on which the traveller is notified. */
export const EXPIRY_LETTER_DAYS = [30, 7] as const;
