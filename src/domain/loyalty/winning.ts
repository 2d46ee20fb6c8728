import { POINTS_MONTHS, POINTS_PERCENT, TIER_TRIPS } from '#domain/loyalty/point-rules.ts';
import { type Tier, TIERS } from '#domain/loyalty/tier.ts';
import { type Instant, type LocalDate, plusMonths, type Zone } from '#kernel/instant.ts';
import { type Centavos, centavos, percentOf, type Points, points } from '#kernel/money.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';

/** What a ticket cost, and what of it was or went back. */
export interface TicketWorth {
  readonly total: Centavos;
  /** It, or a change of it, was paid with points. */
  readonly isPaidWithPoints: boolean;
  /** Given up: all of it went back, or what the terms allow. */
  readonly isGivenUp: boolean;
  /** Money that went back while it stays good. */
  readonly returned: Centavos;
}

/** Centavos of money that a boarded ticket wins points for: none of what was paid with points or given up. */
export function winningFare({ total, isPaidWithPoints, isGivenUp, returned }: TicketWorth): Centavos {
  if (isPaidWithPoints || isGivenUp) return centavos(0);
  return centavos(Math.max(0, total - returned));
}

/** Points won for a fare: so many per cent of it, rounded down to the hundredth. A point is worth a peso. */
export const pointsWon = (fare: Centavos, percent: number): Points => points(percentOf(fare, percent));

export const percentOfTier = (tier: Tier): number => POINTS_PERCENT[tier];

/** Points of a ticket that was boarded, and what money going back takes of them. */
export interface Win {
  readonly points: Points;
  readonly percent: number;
  readonly takenBack: Points;
}

/** What is to be taken back now that the ticket is worth so much: never more than was won, and nothing twice. */
export const reversalOf = ({ points: won, percent, takenBack }: Win, fare: Centavos): Points =>
  points(Math.max(0, won - takenBack - pointsWon(fare, percent)));

/**
 * Points won expire at the end of the month so many months after boarding, by the calendar of the carrier: what is won in a month
 * expires at once, and is told of once.
 */
export const winExpiry = (boardedAt: Instant, tier: Tier, zone: Zone): Instant =>
  startOfDay(plusMonths(firstOfMonth(dateInZone(boardedAt, zone)), POINTS_MONTHS[tier] + 1), zone);

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01` as LocalDate;

/** The calendar year of a moment where the carrier is. */
export const yearOf = (at: Instant, zone: Zone): number => Number(dateInZone(at, zone).slice(0, 4));

/** From the first moment of a year to that of the next. */
export const spanOfYear = (year: number, zone: Zone): { readonly from: Instant; readonly to: Instant } => ({
  from: startOfDay(`${year}-01-01` as LocalDate, zone),
  to: startOfDay(`${year + 1}-01-01` as LocalDate, zone),
});

/** The tier that so many trips of a year make. */
export const tierOfTrips = (trips: number): Tier =>
  TIERS.toReversed().find((tier) => trips >= TIER_TRIPS[tier]) ?? 'classic';

/** After a trip: up at once, and never down. */
export const tierAfterTrip = (tier: Tier, trips: number): Tier =>
  TIERS.indexOf(tierOfTrips(trips)) > TIERS.indexOf(tier) ? tierOfTrips(trips) : tier;

/**
 * At the end of a year: what its trips made, for the whole of the next, or what the trips since have made already. Undefined where
 * that is no lower tier: nobody goes up here.
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

/** The tier above and how many trips are missing to it this year; undefined at the highest. */
export function nextTier(tier: Tier, trips: number): { readonly tier: Tier; readonly missing: number } | undefined {
  const next = TIERS[TIERS.indexOf(tier) + 1];
  return next && { tier: next, missing: Math.max(0, TIER_TRIPS[next] - trips) };
}
