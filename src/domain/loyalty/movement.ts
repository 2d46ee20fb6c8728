/** Why points were credited or debited, as shown to the traveller. */
export const MOVEMENT_KINDS = [
  'won',
  'given',
  'bought',
  'spent',
  'returned',
  'taken_back',
  'sold_back',
  'expired',
] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const KINDS: Readonly<Record<string, MovementKind>> = {
  'points-won': 'won',
  'points-credit': 'given',
  'points-bought': 'bought',
  'points-reversed': 'taken_back',
  'points-expired': 'expired',
  'pack-back': 'sold_back',
  capture: 'spent',
  refund: 'returned',
  // A change to a cheaper run.
  credit: 'returned',
};

/** The kind of movement shown for a ledger transfer; an unknown kind is shown by its sign. */
export const movementOf = (transfer: string, points: number): MovementKind =>
  KINDS[transfer] ?? (points > 0 ? 'given' : 'spent');
