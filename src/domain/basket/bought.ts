/** What became of an order that a basket paid for. */
export const BOUGHT_STATES = ['sold', 'waiting', 'returned'] as const;

/** `waiting`: paid, and its supplier has not confirmed it; `returned`: nothing of it is left, and money went back. */
export type BoughtState = (typeof BOUGHT_STATES)[number];

interface BoughtFacts {
  /** Its share of the payment bought it. */
  readonly isSold: boolean;
  /** It was cancelled as a whole, or could not be provided. */
  readonly isReturned: boolean;
  /** What proves it does not exist yet. */
  readonly isAwaited: boolean;
}

export function boughtState({ isSold, isReturned, isAwaited }: BoughtFacts): BoughtState {
  if (!isSold || isReturned) return 'returned';
  return isAwaited ? 'waiting' : 'sold';
}
