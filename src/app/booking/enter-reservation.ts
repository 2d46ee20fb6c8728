import { findReservation } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Leavings } from '#app/booking/seat-ports.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { ok, type Result } from '#kernel/result.ts';

interface Deps extends Pick<SaleDeps, 'reservations'> {
  readonly leavings: Leavings;
}

export interface EnteredReservation {
  readonly reservation: Reservation;
  /** The session was leaving and returned in time. */
  readonly cameBack: boolean;
}

/** Called when one of its pages is opened: a visitor who was leaving it is back (M41). */
export const enterReservation =
  ({ reservations, leavings }: Deps) =>
  async ({ code }: { readonly code: string }, caller: Caller): Promise<Result<EnteredReservation, Faults>> => {
    const found = await findReservation({ reservations }, code, caller);
    if (!found.ok) return found;
    const { reservation, isBeingLeft } = found.value;
    const cameBack =
      isBeingLeft === true && (await leavings.callOff({ reservation: reservation.id, session: caller.sessionHash }));
    return ok({ reservation, cameBack });
  };
