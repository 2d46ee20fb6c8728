import type { SlotReason } from '#domain/tours/booking.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { fitsSlot, HELD_AFTER_FAILURE, hasItsPlaces, type StandingClaim } from '#domain/tours/claim.ts';
import { after, type Instant } from '#kernel/instant.ts';

/** A start and the places of an order in it, locked. */
export interface LockedPlaces {
  readonly capacity: number;
  /** By others. */
  readonly taken: number;
  /** Why the start was cancelled; absent: it is not. */
  readonly why?: SlotReason | undefined;
  /** The order's own; undefined: there are none by their name. */
  readonly standing: StandingClaim | undefined;
  readonly people: number;
}

export type PlacesState =
  | { readonly kind: 'own' }
  /** They are not the order's any more, and can be had. */
  | { readonly kind: 'free' }
  | { readonly kind: 'gone'; readonly code: 'slot_closed' | 'slot_full' };

/** Whether the places of an order are its own, or can be had. */
export function placesState({ capacity, taken, why, standing, people }: LockedPlaces): PlacesState {
  if (why !== undefined) return { kind: 'gone', code: 'slot_closed' };
  if (standing && hasItsPlaces(standing)) return { kind: 'own' };
  return fitsSlot(capacity, taken, people) ? { kind: 'free' } : { kind: 'gone', code: 'slot_full' };
}

/** When the tour of an order starts, and the last moment to buy it. */
export interface TourTimes {
  readonly starts: Instant;
  readonly closes: Instant;
  readonly now: Instant;
}

/** Why a payment cannot begin. */
export function refusalToBuy(places: PlacesState, { closes, now }: Omit<TourTimes, 'starts'>): ErrorCode | undefined {
  if (closes <= now) return 'time_exceeded';
  return places.kind === 'gone' ? places.code : undefined;
}

/**
 * Whether money that arrived buys the places. A payment that began in time keeps its places until the tour starts;
 * money that comes later buys free ones as long as they are on sale.
 */
export function isStillBought(
  places: PlacesState,
  { starts, closes, now, isPinned }: TourTimes & { readonly isPinned: boolean },
): boolean {
  switch (places.kind) {
    case 'own':
      return isPinned || now < starts;
    case 'free':
      return now < closes;
    case 'gone':
      return false;
  }
}

export type FailedPayment =
  /** For another try. */
  | { readonly kind: 'kept'; readonly until: Instant }
  /** Lost to others meanwhile, or to the visitor's next choice: the order is over. */
  | { readonly kind: 'over'; readonly until: Instant };

/** What becomes of the places when their payment failed. */
export const afterFailure = ({ kind }: PlacesState, now: Instant): FailedPayment =>
  kind === 'own' ? { kind: 'kept', until: after(now, HELD_AFTER_FAILURE) } : { kind: 'over', until: now };
