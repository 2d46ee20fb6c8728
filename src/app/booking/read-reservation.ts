import { findReservation } from '#app/booking/find-draft.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { ok, type Result } from '#kernel/result.ts';

/** The reservation as the server knows it: what every guard asks (T38). */
export const readReservation =
  (deps: Pick<SaleDeps, 'reservations'>) =>
  async (input: { readonly code: string }, caller: Caller): Promise<Result<Reservation, Faults>> => {
    const found = await findReservation(deps, input.code, caller);
    return found.ok ? ok(found.value.reservation) : found;
  };
