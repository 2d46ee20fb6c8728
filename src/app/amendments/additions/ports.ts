import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { Fault } from '#domain/errors.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export interface BeginAddition {
  readonly adding: AddingReservation;
  readonly sessionHash: Uint8Array;
}

export type AdditionBegun =
  /** It can be paid until then, by the database's clock. */
  | { readonly kind: 'begun'; readonly until: Instant }
  /** Under the locks, it turned out that it cannot be added. */
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** An earlier addition is being paid. */
  | { readonly kind: 'paying' }
  | { readonly kind: 'code_taken' };

/** Where additions begin. They are paid, swept and completed with the payments. */
export interface Additions {
  /** Stores what was chosen, and ends an earlier unpaid choice. */
  begin(asked: BeginAddition): Promise<AdditionBegun>;
  /** The addition of a reservation that waits to be paid in a store. */
  waiting(reservation: ReservationId): Promise<ReservationCode | undefined>;
}
