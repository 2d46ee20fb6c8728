import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { Caller } from '#app/caller.ts';
import type { Reservation } from '#domain/booking/reservation.ts';

/** What a session has begun and not paid: whatever holds seats, whatever is ordered and waits for its money (T77). */
export const listUnpaid =
  ({ reservations }: Pick<SaleDeps, 'reservations'>) =>
  async (caller: Caller): Promise<readonly Reservation[]> =>
    (await reservations.unpaid(caller.sessionHash)).map(({ reservation }) => reservation);
