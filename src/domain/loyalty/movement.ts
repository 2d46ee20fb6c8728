/** Why points came or went, as it is told to their traveller. */
export const MOVEMENT_KINDS = ['won', 'given', 'bought', 'spent', 'returned', 'taken_back', 'expired'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

const KINDS: Readonly<Record<string, MovementKind>> = {
  'points-won': 'won',
  'points-credit': 'given',
  'points-bought': 'bought',
  'points-reversed': 'taken_back',
  'points-expired': 'expired',
  capture: 'spent',
  refund: 'returned',
  // A change that cost less.
  credit: 'returned',
};

/** What a transfer of the books is to a traveller, by its kind; an unknown one by the way it went. */
export const movementOf = (transfer: string, points: number): MovementKind =>
  KINDS[transfer] ?? (points > 0 ? 'given' : 'spent');
