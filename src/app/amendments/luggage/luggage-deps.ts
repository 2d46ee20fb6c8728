import type { AdditionDeps } from '#app/amendments/additions/addition-deps.ts';
import type { ReservationCode, ReservationId } from '#kernel/ids.ts';

/** The dependencies of adding luggage to a paid reservation. It is paid like any other. */
export interface LuggageDeps extends AdditionDeps {
  /** The addition of a reservation that waits to be paid in a store. */
  waiting(reservation: ReservationId): Promise<ReservationCode | undefined>;
}
