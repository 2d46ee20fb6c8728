import type { Tier } from '#domain/loyalty/tier.ts';

/** Weights in kilograms, sizes in centimetres, all from the specification's sections 6 and 9. */

/**
 * The bag every ticket includes; up to and including 25 kg, as the law requires (T34). Linear size is the sum of the
 * sides.
 */
export const FREE_BAG = { bags: 1, kilograms: 25, linearCentimetres: 200 } as const;
export const HAND_BAG = { centimetres: [40, 30, 25], kilograms: 6 } as const;
export const PERSONAL_ITEM = { centimetres: [25, 30, 30], kilograms: 3 } as const;
/** Anything heavier is shipped as a parcel. */
export const PARCEL_OVER_KILOGRAMS = 50;
/** Compensation for a lost bag, in days of UMA; and the maximum the traveller insurance pays, in UMA. */
export const BAGGAGE_INDEMNITY_UMA_DAYS = 15;
export const TRAVELLER_INSURANCE_UMA = 5_000;

/** What a card holder has instead of, not in addition to, the free bag (T34). */
export interface TierAllowance {
  readonly bags: number;
  readonly kilogramsEach: number;
  readonly poundsEach: number;
  readonly sportsItemsOrInstruments: number;
  readonly handBags: number;
}

/** The same for every tier. */
export const EVERY_CARD = { kilogramsEach: 35, poundsEach: 77, sportsItemsOrInstruments: 1, handBags: 2 } as const;

export const TIER_ALLOWANCE: Readonly<Record<Tier, TierAllowance>> = {
  classic: { bags: 3, ...EVERY_CARD },
  golden: { bags: 4, ...EVERY_CARD },
  platinum: { bags: 5, ...EVERY_CARD },
};

/** Kinds of baggage that are sold as extras and that an allowance may include. */
export type BaggageKind = 'bag' | 'sports';

/** How many of a kind a tier includes beyond what every ticket has: these are free. */
export function includedBy(tier: Tier | undefined, kind: BaggageKind | undefined): number {
  if (!tier || !kind) return 0;
  const { bags, sportsItemsOrInstruments } = TIER_ALLOWANCE[tier];
  return kind === 'bag' ? bags - FREE_BAG.bags : sportsItemsOrInstruments;
}
