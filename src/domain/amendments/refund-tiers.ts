import { before, type Instant, MINUTE } from '#kernel/instant.ts';

/** What a cancellation refunds until some time before the departure, as percentages of the price. */
export interface RefundTier {
  readonly minutesBefore: number;
  /** By the original way. */
  readonly money: number;
  /** As credit, or to the account in our ledger it was paid from. */
  readonly credit: number;
}

const HOUR_MINUTES = 60;

/**
 * Cancellation without a delay. The specification refunds money only for a delay (spec 9), so no tier does here; the
 * carrier decides the credit. From the earliest tier to the latest.
 */
export const CANCELLATION_TIERS: readonly RefundTier[] = [
  { minutesBefore: 24 * HOUR_MINUTES, money: 0, credit: 100 },
  { minutesBefore: 30, money: 0, credit: 80 },
];

/** When a tier ends for a departure. */
export const tierEndsAt = ({ minutesBefore }: RefundTier, departsAt: Instant): Instant =>
  before(departsAt, minutesBefore * MINUTE);

/**
 * The tier that applies now; undefined when it is too late to cancel. Without a departure (an open ticket) it is the
 * first.
 */
export const tierAt = (
  tiers: readonly RefundTier[],
  departsAt: Instant | undefined,
  now: Instant,
): RefundTier | undefined =>
  departsAt === undefined ? tiers[0] : tiers.find((tier) => now < tierEndsAt(tier, departsAt));
