import { POINTS_MONTHS, POINTS_PERCENT, TIER_TRIPS } from '#domain/loyalty/point-rules.ts';
import { type Tier, TIERS } from '#domain/loyalty/tier.ts';
import { type Instant, type LocalDate, plusMonths, type Zone } from '#kernel/instant.ts';
import { type Centavos, centavos, percentOf, type Points, points } from '#kernel/money.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';

/** A ticket's price, and what was or is being refunded of it. */
export interface TicketWorth {
  readonly total: Centavos;
  /** The ticket, or a change of it, was paid with points. */
  readonly isPaidWithPoints: boolean;
  /** The ticket was cancelled: its price is refunded in full or by the terms. */
  readonly isGivenUp: boolean;
  /** Refunded while the ticket stays valid. */
  readonly returned: Centavos;
}

/** The amount in centavos for which a boarded ticket wins points: nothing if it was paid with points or cancelled. */
export function winningFare({ total, isPaidWithPoints, isGivenUp, returned }: TicketWorth): Centavos {
  if (isPaidWithPoints || isGivenUp) return centavos(0);
  return centavos(Math.max(0, total - returned));
}

/** Points won for a fare: this percentage of it, rounded down to the hundredth. A point is worth a peso. */
export const pointsWon = (fare: Centavos, percent: number): Points => points(percentOf(fare, percent));

export const percentOfTier = (tier: Tier): number => POINTS_PERCENT[tier];

/** Points won with a boarded ticket, and what refunds took back of them. */
export interface Win {
  readonly points: Points;
  readonly percent: number;
  readonly takenBack: Points;
}

/** What must be taken back at the ticket's current value: never more than was won, and nothing twice. */
export const reversalOf = ({ points: won, percent, takenBack }: Win, fare: Centavos): Points =>
  points(Math.max(0, won - takenBack - pointsWon(fare, percent)));

/**
 * Won points expire at the end of the month this many months after boarding, in the carrier's calendar: all points won
 * in a month expire together, with one notification.
 */
export const winExpiry = (boardedAt: Instant, tier: Tier, zone: Zone): Instant =>
  startOfDay(plusMonths(firstOfMonth(dateInZone(boardedAt, zone)), POINTS_MONTHS[tier] + 1), zone);

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01` as LocalDate;

/** The calendar year of a moment in the carrier's time zone. */
export const yearOf = (at: Instant, zone: Zone): number => Number(dateInZone(at, zone).slice(0, 4));

/** From the first moment of a year to that of the next. */
export const spanOfYear = (year: number, zone: Zone): { readonly from: Instant; readonly to: Instant } => ({
  from: startOfDay(`${year}-01-01` as LocalDate, zone),
  to: startOfDay(`${year + 1}-01-01` as LocalDate, zone),
});

/** The tier reached with this many trips in a year. */
export const tierOfTrips = (trips: number): Tier =>
  TIERS.toReversed().find((tier) => trips >= TIER_TRIPS[tier]) ?? 'classic';

/** The tier after a trip: it can rise immediately, and never falls. */
export const tierAfterTrip = (tier: Tier, trips: number): Tier =>
  TIERS.indexOf(tierOfTrips(trips)) > TIERS.indexOf(tier) ? tierOfTrips(trips) : tier;

/**
 * The tier at the end of a year: what its trips, or the trips since, have earned, for the whole of the next year.
 * Undefined unless that is a lower tier: no tier rises here.
 */
export function loweredTier({
  tier,
  trips,
  tripsSince,
}: {
  readonly tier: Tier;
  readonly trips: number;
  readonly tripsSince: number;
}): Tier | undefined {
  const earned = tierOfTrips(Math.max(trips, tripsSince));
  return TIERS.indexOf(earned) < TIERS.indexOf(tier) ? earned : undefined;
}

/** The tier above and how many trips are missing this year; undefined at the highest. */
export function nextTier(tier: Tier, trips: number): { readonly tier: Tier; readonly missing: number } | undefined {
  const next = TIERS[TIERS.indexOf(tier) + 1];
  return next && { tier: next, missing: Math.max(0, TIER_TRIPS[next] - trips) };
}
