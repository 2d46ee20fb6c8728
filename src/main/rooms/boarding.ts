import { boardingEvents, ticketToClaim } from '#adapters/db/boarding/boarding-events.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { pointsHistory } from '#adapters/db/loyalty/points-history.ts';
import { pointStores } from '#adapters/db/loyalty/point-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { winByBoarding } from '#app/boarding/win-by-boarding.ts';
import { type BoardingHandlerDeps, boardingHandlers } from '#http/routes/boarding.ts';
import { pointsHandlers } from '#http/routes/points.ts';
import type { LoyaltyDeps } from '#main/rooms/loyalty.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** Scanning tickets, and the points won by boarding. */
export const boardingRoom = ({ pool, ...deps }: BoardingRoomDeps): Room => ({
  handlers: [
    ...boardingHandlers({ ...deps, boardings: boardings(pool) }),
    ...pointsHandlers({ ...deps, ...winDeps(pool), pointsHistory: pointsHistory(pool), ticketToClaim }),
  ],
  jobs: { winPoints: winByBoarding(winDeps(pool)) },
});

interface BoardingRoomDeps
  extends Omit<BoardingHandlerDeps, 'boardings'>,
    Pick<LoyaltyDeps, 'points' | 'travellerSessions'> {
  readonly pool: Pool;
}

/** Dependencies for winning points by boarding. */
export const winDeps = (pool: Pool): Parameters<typeof winByBoarding>[0] => ({
  boardingEvents: boardingEvents(pool),
  pointStores: pointStores(pool),
  zone: CARRIER_ZONE,
});
