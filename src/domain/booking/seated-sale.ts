import { graceAfterDecline, isReleased } from '#domain/booking/deadlines.ts';
import { areItsSeats } from '#domain/booking/its-seats.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { stateOf } from '#domain/orders/order-state.ts';
import { areAllHeld, type OwnHolds } from '#domain/seats/own-hold.ts';
import type { Instant } from '#kernel/instant.ts';

/** A reservation with its seat holds, all locked. */
export interface HeldReservation {
  readonly reservation: Reservation;
  readonly own: OwnHolds;
}

/** What else is known of it, under the same locks, as its payment is about to begin. */
export interface SaleFacts {
  /** Its promotional code has a use left, which it now has. */
  readonly isCodeLeft: boolean;
  /** It has seats on a cancelled run. */
  readonly isCancelled: boolean;
}

/** Why its payment cannot begin. `ofKind`: why not, by the rules of what is sold with the seats. */
export function refusalToSell({
  reservation,
  own,
  isCodeLeft,
  isCancelled,
  ofKind,
}: HeldReservation & SaleFacts & { readonly ofKind: ErrorCode | undefined }): ErrorCode | undefined {
  if (!isCodeLeft) return 'price_changed';
  if (ofKind) return ofKind;
  if (isCancelled) return 'departure_cancelled';
  return areAllHeld(own) && areItsSeats(reservation, own.holds) ? undefined : 'time_exceeded';
}

/** Whether seats may wait unpaid, for cash at the counter or in a store. */
export interface WaitFacts {
  /** Their buses may keep them unpaid. */
  readonly isWithinShare: boolean;
  /** One more order of their buyer may wait, although the contact is not confirmed. */
  readonly mayWaitUnconfirmed: boolean;
}

/** Why seats cannot wait for cash. */
export function refusalToWait({ isWithinShare, mayWaitUnconfirmed }: WaitFacts): ErrorCode | undefined {
  if (!isWithinShare) return 'method_unavailable';
  return mayWaitUnconfirmed ? undefined : 'cash_contact_required';
}

/** The same at the counter, which keeps them until a moment that has to be ahead. */
export const refusalAtCounter = (
  wait: WaitFacts & { readonly now: Instant; readonly until: Instant },
): ErrorCode | undefined => (wait.now >= wait.until ? 'method_unavailable' : refusalToWait(wait));

/** Why a payment cannot begin after all: seats were lost while they were pinned. */
export const refusalToPin = ({ holds }: Pick<OwnHolds, 'holds'>, pinned: number): ErrorCode | undefined =>
  pinned === holds.length ? undefined : 'time_exceeded';

/**
 * Seats pinned or kept for a payment still belong to the reservation; a payment after a decline or an expiry finds them
 * if they are still held.
 */
export function areStillTheirs({ reservation, own }: HeldReservation, isPinned: boolean): boolean {
  const arePinned = isPinned && own.holds.every(({ state }) => state === 'paying');
  return areItsSeats(reservation, own.holds) && (arePinned || areAllHeld(own));
}

/** A bus on which seats are taken again: it exists, and unpaid seats of it have not gone back on sale. */
export const isBoardable = <Bus extends { readonly departs: Instant }>(
  bus: Bus | undefined,
  now: Instant,
): bus is Bus => bus !== undefined && !isReleased(now, bus.departs);

/** A reservation whose payment failed. */
export interface UnpaidReservation extends HeldReservation {
  readonly waitedForCash: boolean;
  /** Departures of the runs on which it has seats. */
  readonly boardings: readonly Instant[];
}

export type AfterFailure =
  /** Its seats are kept for another try. */
  | { readonly kind: 'kept'; readonly until: Instant }
  /** It has no seats; `until`: when they ended. */
  | { readonly kind: 'none'; readonly until: Instant | undefined };

/** An order kept its seats for hours and loses the remaining time. Without seats only a past end is kept. */
export function afterFailure({ reservation, own, waitedForCash, boardings }: UnpaidReservation): AfterFailure {
  if (own.holds.length === 0) {
    const state = stateOf(reservation);
    return { kind: 'none', until: state.kind === 'ended' ? state.until : undefined };
  }
  const from = waitedForCash ? own.now : (reservation.holdUntil ?? own.now);
  return { kind: 'kept', until: graceAfterDecline(own.now, from, boardings) };
}
