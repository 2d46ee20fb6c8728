import { boardingEvents } from '#adapters/db/boarding/boarding-events.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { pointStores } from '#adapters/db/loyalty/point-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { type BoardingHandlerDeps, boardingHandlers } from '#http/routes/boarding.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** Scanning tickets where a bus is boarded, and the points that are won by it. */
export const boardingRoom = ({
  pool,
  ...deps
}: Omit<BoardingHandlerDeps, 'boardings'> & { readonly pool: Pool }): Room => ({
  handlers: boardingHandlers({ ...deps, boardings: boardings(pool) }),
  jobs: { winPoints: winByBoarding(winDeps(pool)) },
});

/** What turns boarded tickets into points. */
export const winDeps = (pool: Pool): Parameters<typeof winByBoarding>[0] => ({
  boardingEvents: boardingEvents(pool),
  pointStores: pointStores(pool),
  zone: CARRIER_ZONE,
});
