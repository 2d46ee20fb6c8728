import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** The unpaid reservations of a session: those that hold seats, and orders that wait for payment (T77). */
export const listUnpaid =
  ({ reservations }: Pick<SaleDeps, 'reservations'>) =>
  async (caller: Caller): Promise<readonly Reservation[]> =>
    (await reservations.unpaid(caller.sessionHash)).map(({ reservation }) => reservation);
