import type { ErrorCode } from '#domain/errors.ts';

/** How the trip stands that gives the right to a visit. */
export interface TripOfVisit {
  /** A trip gives the right, not a ticket. */
  readonly isNeeded: boolean;
  /** It is paid, and has a valid ticket. */
  readonly isSold: boolean;
  /** The payment of the visit pays for it, too. */
  readonly isPaidTogether: boolean;
}

/** A visit is not sold without the trip that gives the right to it. */
export const tripFault = ({ isNeeded, isSold, isPaidTogether }: TripOfVisit): ErrorCode | undefined =>
  !isNeeded || isSold || isPaidTogether ? undefined : 'needs_its_trip';
