import { before, type Instant, MINUTE } from '#kernel/instant.ts';

/** What who cancels may have back until some time before their departure, in per cent of the price. */
export interface RefundTier {
  readonly minutesBefore: number;
  /** By the way it was paid. */
  readonly money: number;
  /** As credit, or to the account of ours it was paid from. */
  readonly credit: number;
}

const HOUR_MINUTES = 60;

/**
 * Cancelling without a delay. The specification gives money back only for a delay (spec 9), so there is none here; credit
 * is the carrier's to set. From the earliest step to the last.
 */
export const CANCELLATION_TIERS: readonly RefundTier[] = [
  { minutesBefore: 24 * HOUR_MINUTES, money: 0, credit: 100 },
  { minutesBefore: 30, money: 0, credit: 80 },
];

/** The last moment of a tier, for a departure. */
export const tierEndsAt = ({ minutesBefore }: RefundTier, departsAt: Instant): Instant =>
  before(departsAt, minutesBefore * MINUTE);

/** The tier that counts now; undefined when it is too late to cancel. Without a departure (an open ticket) it is the first. */
export const tierAt = (
  tiers: readonly RefundTier[],
  departsAt: Instant | undefined,
  now: Instant,
): RefundTier | undefined =>
  departsAt === undefined ? tiers[0] : tiers.find((tier) => now < tierEndsAt(tier, departsAt));
