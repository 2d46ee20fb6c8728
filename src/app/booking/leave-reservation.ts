import { findReservation } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Leavings } from '#app/booking/seat-ports.ts';
import type { Caller } from '#app/caller.ts';
import { awaitsMoney } from '#domain/booking/leaving.ts';
import type { Faults } from '#domain/errors.ts';
import { ok, type Result } from '#kernel/result.ts';

interface Deps extends Pick<SaleDeps, 'reservations'> {
  readonly leavings: Leavings;
}

/**
 * The traveller leaves a reservation for good (T78): shortly after, its seats are back on sale and this session no
 * longer opens it. Returns false and does nothing while a payment is under way or an order waits for one.
 */
export const leaveReservation =
  ({ reservations, leavings }: Deps) =>
  async ({ code }: { readonly code: string }, caller: Caller): Promise<Result<boolean, Faults>> => {
    const found = await findReservation({ reservations }, code, caller);
    if (!found.ok) return found;
    const { reservation } = found.value;
    if (awaitsMoney(reservation)) return ok(false);
    await leavings.begin({ reservation: reservation.id, session: caller.sessionHash });
    return ok(true);
  };
