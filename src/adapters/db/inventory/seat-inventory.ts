import { extendHeld } from '#adapters/db/inventory/extend.ts';
import { holdSeats } from '#adapters/db/inventory/hold.ts';
import { seatsTaken } from '#adapters/db/inventory/seats-taken.ts';
import { sweepEnded } from '#adapters/db/inventory/sweep.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { HoldSweeper, SeatInventory } from '#app/booking/seat-ports.ts';

/**
 * Seats in PostgreSQL: a bitmap per leg, guarded by its row's lock, and the table of claims, which is the truth. Locks are
 * had in one order by all: payment, reservation, its own claims, then departure by departure its row and its legs
 * ascending. Claims of others are only ever locked by skipping those that are locked.
 */
export const seatInventory = (pool: Pool): SeatInventory & HoldSweeper => ({
  hold: (order) => holdSeats(pool, order),
  extend: (stored, decide) => extendHeld(pool, stored, decide),
  taken: (segments, owner) => seatsTaken(pool, segments, owner),
  sweep: (limit) => sweepEnded(pool, limit),
});
