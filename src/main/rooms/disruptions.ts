import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { delayHandlers } from '#http/routes/delays.ts';
import type { Room } from '#main/rooms/room.ts';

/** Delays and changed service classes, as reported by operators. */
export const disruptionsRoom = ({
  pool,
  ...deps
}: Omit<Parameters<typeof delayHandlers>[0], 'events'> & { readonly pool: Pool }): Room => ({
  handlers: delayHandlers({ ...deps, events: departureEvents(pool) }),
});
