import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { type ItineraryDeps, itineraryHandlers } from '#http/routes/itinerary.ts';
import { offeredAfterwards } from '#main/rooms/fulfilments.ts';
import type { Room } from '#main/rooms/room.ts';

type AccessRoomDeps = Omit<
  ItineraryDeps,
  'correspondence' | 'names' | 'seatChanges' | 'aftersales' | 'offeredAfterwards'
> &
  Pick<SaleDeps, 'offers'> & {
    readonly pool: Pool;
  };

/** Looking up a reservation, and proving ownership. */
export const accessRoom = ({ pool, ...deps }: AccessRoomDeps): Room => ({
  handlers: itineraryHandlers({
    ...deps,
    correspondence: correspondence(pool),
    names: names(pool),
    seatChanges: seatChanges(pool),
    aftersales: aftersales(pool),
    offeredAfterwards: offeredAfterwards(deps),
  }),
});
