import { reservationById } from '#adapters/db/booking/reservations.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import type { AddressBook } from '#app/notices/ports.ts';

/** Reservations by their id, for anyone who writes to their owners. */
export const addressBook = (pool: Pool): AddressBook => ({
  reservation: (id) => withConnection(pool, async (session) => (await reservationById(session, id))?.reservation),
});
