import { boardings } from '#adapters/db/boarding/boardings.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { type BoardingHandlerDeps, boardingHandlers } from '#http/routes/boarding.ts';
import type { Room } from '#main/rooms/room.ts';

/** Scanning tickets. */
export const boardingRoom = ({ pool, ...deps }: BoardingRoomDeps): Room => ({
  handlers: boardingHandlers({ ...deps, boardings: boardings(pool) }),
});

interface BoardingRoomDeps extends Omit<BoardingHandlerDeps, 'boardings'> {
  readonly pool: Pool;
}
