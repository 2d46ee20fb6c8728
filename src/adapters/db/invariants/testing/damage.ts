/** A sale, complete or nearly so, before something in it is damaged. */
export type Scene =
  | 'sold'
  | 'sold to three'
  | 'sold for points'
  /** Boarded as well, with points won for it. */
  | 'won'
  /** The same, after a change to a dearer run. */
  | 'won after a change'
  | 'ordered'
  | 'chosen'
  | 'at the bank'
  | 'paid twice'
  | 'given back'
  | 'changed'
  | 'changed for less'
  | 'added'
  /** A gift card. */
  | 'given'
  /** A pack of points. */
  | 'pack bought'
  /** The same, given back by its buyer. */
  | 'pack returned'
  /** A basket of two gift cards. */
  | 'basket paid'
  | 'basket at the bank'
  /** With its ticket cancelled. */
  | 'added and cancelled'
  /** Late by more than two hours: one journey cancelled for money, the other compensated. */
  | 'cancelled'
  /** Sold as luxury, run in a lower class, and the difference taken as credit. */
  | 'downgraded';

export interface Damage {
  readonly invariant: string;
  /** Another invariant that detects it too. No other may report it. */
  readonly also?: string;
  readonly what: string;
  readonly scene: Scene;
  readonly sql: string;
}

export const damage =
  (invariant: string) =>
  (what: string, scene: Scene, sql: string): Damage => ({ invariant, what, scene, sql });
