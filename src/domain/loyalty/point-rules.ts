import type { Tier } from '#domain/loyalty/tier.ts';

/**
 * The figures of the programme. The specification names tiers and points and none of these figures (its averages are shown and
 * nothing is reckoned with them, T36), so they are the house's own, decided in `docs/decisions/0033-points-in-lots.md`.
 */

/** Whole per cent of the fare that come back as points won, by the tier at boarding. */
export const POINTS_PERCENT: Readonly<Record<Tier, number>> = { classic: 5, golden: 7, platinum: 10 };

/** Months after which points won expire, by the tier at boarding. Points that were bought never do: they were paid for. */
export const POINTS_MONTHS: Readonly<Record<Tier, number>> = { classic: 12, golden: 18, platinum: 24 };

/** Trips of a calendar year that make a tier. */
export const TIER_TRIPS: Readonly<Record<Tier, number>> = { classic: 0, golden: 12, platinum: 30 };

/** A traveller has so many days from boarding to ask for the points of a ticket that was not bought with their card. */
export const LATE_CREDIT_DAYS = 60;

/** Days before points expire on which their traveller is written to. */
export const EXPIRY_LETTER_DAYS = [30, 7] as const;
