import { paidSales, visitCounts } from '#adapters/db/statistics/visit-counts.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Operators } from '#app/operators/ports.ts';
import { statisticsHandlers } from '#http/routes/statistics.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** Visit counts, for managers. The tally itself is shared by all rooms. */
export const statisticsRoom = ({ pool, operators }: { readonly pool: Pool; readonly operators: Operators }): Room => ({
  handlers: statisticsHandlers({
    counts: visitCounts(pool),
    sales: paidSales(pool),
    zone: CARRIER_ZONE,
    operators,
  }),
});
