import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { type Instant, MINUTE, SECOND } from '#kernel/instant.ts';

/** How long places are held from the moment they are chosen. */
export const PLACES_HELD_FOR = 15 * MINUTE;
/** How long the checkout holds them, once: places of a start are held unpaid for so long at most, however often it is pressed. */
export const ORDERED_PLACES_HELD_FOR = 15 * MINUTE;
export const PLACES_HELD_AT_MOST = PLACES_HELD_FOR + ORDERED_PLACES_HELD_FOR;
/** After a payment failed, for another try. */
export const HELD_AFTER_FAILURE = 10 * MINUTE;
/** A tour session ends this long after its last use (T10). */
export const TOUR_SESSION_LIFETIME = 900 * SECOND;

/** Whether so many people still fit into a start; `taken` are the others. */
export const fitsSlot = (capacity: number, taken: number, people: number): boolean => taken + people <= capacity;

export type ClaimState = 'held' | 'paying' | 'kept' | 'sold' | 'released';

/** Places as locked. `isHeld`: their time has not run out. */
export interface StandingClaim {
  readonly state: ClaimState;
  readonly isHeld: boolean;
}

/** Whether its places are its own, whatever others take. */
export const hasItsPlaces = ({ state, isHeld }: StandingClaim): boolean =>
  state === 'paying' || state === 'sold' || ((state === 'held' || state === 'kept') && isHeld);

/** Places as locked, with their times. */
export interface StoredClaim extends StandingClaim {
  /** An order has them: they end by their own time, whatever its visitor chooses next. */
  readonly isOrdered: boolean;
  readonly people: number;
  readonly proof: HoldProof | undefined;
  /** Since when its visitor holds places of this start. */
  readonly since: Instant;
  readonly until: Instant | undefined;
}
