import type { AddingReservation } from '#domain/amendments/additions/apply-addition.ts';
import type { Fault } from '#domain/errors.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export interface BeginAddition {
  readonly adding: AddingReservation;
  readonly sessionHash: Uint8Array;
}

export type AdditionBegun =
  /** It can be paid until then, by the clock of the database. */
  | { readonly kind: 'begun'; readonly until: Instant }
  /** As things stand under the locks, it cannot be added. */
  | { readonly kind: 'refused'; readonly fault: Fault }
  /** Something else that was chosen waits for its money. */
  | { readonly kind: 'paying' }
  | { readonly kind: 'code_taken' };

/** Where additions begin. They are paid, swept and made where payments are. */
export interface Additions {
  /** Writes down what was chosen, and ends what was chosen before and nobody pays for. */
  begin(asked: BeginAddition): Promise<AdditionBegun>;
  /** What was chosen for a reservation and waits to be paid in a store. */
  waiting(reservation: ReservationId): Promise<ReservationCode | undefined>;
}
