import type { Tier } from '#domain/loyalty/tier.ts';
import {
  percentOfTier,
  pointsWon,
  reversalOf,
  type TicketWorth,
  tierAfterTrip,
  type Win,
  winningFare,
} from '#domain/loyalty/winning.ts';
import type { Centavos, Points } from '#kernel/money.ts';

/** A boarded ticket, locked, and the account it is to win for. */
export interface WinningCase {
  readonly worth: TicketWorth;
  /** It won before, for any traveller. */
  readonly hasWon: boolean;
  /** Of the account; undefined: it is closed. */
  readonly tier: Tier | undefined;
}

export type WinVerdict =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'win';
      readonly tier: Tier;
      /** The fare that wins points. */
      readonly fare: Centavos;
      readonly percent: number;
      readonly points: Points;
    };

/** What a boarded ticket wins: once, and nothing once it was cancelled. A ticket paid with points wins no points. */
export function winVerdict({ worth, hasWon, tier }: WinningCase): WinVerdict {
  if (worth.isGivenUp || hasWon || !tier) return { kind: 'none' };
  const fare = winningFare(worth);
  const percent = percentOfTier(tier);
  return { kind: 'win', tier, fare, percent, points: pointsWon(fare, percent) };
}

/** The tier that a trip raised an account to; undefined when it stays. */
export function raisedTier(tier: Tier, trips: number): Tier | undefined {
  const reached = tierAfterTrip(tier, trips);
  return reached === tier ? undefined : reached;
}

export type ReversalVerdict<Stored> =
  | { readonly kind: 'none' }
  /** `points` may be none: that a ticket was given up is recorded all the same. */
  | { readonly kind: 'back'; readonly win: Stored; readonly points: Points };

/** What is taken back of a win after money of its ticket went back. */
export function reversalVerdict<Stored extends Win>(
  win: Stored | undefined,
  worth: TicketWorth,
): ReversalVerdict<Stored> {
  if (!win) return { kind: 'none' };
  const points = reversalOf(win, winningFare(worth));
  return points === 0 && !worth.isGivenUp ? { kind: 'none' } : { kind: 'back', win, points };
}
