import { boardings } from '#adapters/db/boarding/boardings.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { type BoardingHandlerDeps, boardingHandlers } from '#http/routes/boarding.ts';
import type { Room } from '#main/rooms/room.ts';

/** Scanning tickets where a bus is boarded. */
export const boardingRoom = ({
  pool,
  ...deps
}: Omit<BoardingHandlerDeps, 'boardings'> & { readonly pool: Pool }): Room => ({
  handlers: boardingHandlers({ ...deps, boardings: boardings(pool) }),
});
