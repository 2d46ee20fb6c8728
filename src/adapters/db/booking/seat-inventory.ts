import { extendHeld } from './extend.ts';
import { holdSeats } from './hold.ts';
import { seatsOfReservation, seatsTaken } from '#adapters/db/seats/seats-taken.ts';
import type { Hoarding } from '#adapters/db/guessing/holder-keys.ts';
import { sweepEnded } from '#adapters/db/seats/sweep.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { HoldSweeper, SeatInventory } from '#app/booking/seat-ports.ts';

/**
 * Seats in PostgreSQL: a bitmap per leg, guarded by its row's lock, and the table of seat holds, which is
 * authoritative. Everything locks in one order: payment, reservation, its own seat holds, then by departure its row and
 * its legs ascending; before all of them, and only to hold seats, the turn of the departures. Without `hoarding` unpaid
 * seats are not counted per holder. Holds of others are only locked with `skip locked`.
 */
export const seatInventory = (pool: Pool, hoarding?: Hoarding): SeatInventory & HoldSweeper => ({
  hold: (order) => holdSeats(pool, order, { hoarding }),
  extend: (stored, decide) => extendHeld(pool, stored, decide),
  taken: (segments, owner) => seatsTaken(pool, segments, owner),
  takenOf: (code) => seatsOfReservation(pool, code),
  sweep: (limit) => sweepEnded(pool, limit),
});
