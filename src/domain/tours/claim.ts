import { MINUTE, SECOND } from '#kernel/instant.ts';

/** How long places are held for a visitor who has not paid yet. */
export const PLACES_HELD_FOR = 15 * MINUTE;
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
