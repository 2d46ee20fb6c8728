import { leavings } from '#adapters/db/booking/leave.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { HoldSweeper } from '#app/booking/seat-ports.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { begunHandlers } from '#http/routes/begun.ts';
import { websaleHandlers } from '#http/routes/websale.ts';
import { every } from '#main/jobs.ts';
import type { Room } from '#main/rooms/room.ts';

type BookingRoomDeps = SaleDeps & { readonly pool: Pool; readonly seats: HoldSweeper };

/** Choosing a trip, and resuming or abandoning what was started. */
export const bookingRoom = (deps: BookingRoomDeps): Room => ({
  handlers: [...websaleHandlers(deps), ...begunHandlers({ ...deps, leavings: leavings(deps.pool, deps.report) })],
  // Releases expired seat holds.
  jobs: { sweep: every(3, () => sweepExpiredHolds(deps.seats)) },
});
