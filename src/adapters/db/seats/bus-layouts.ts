import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { BusLayouts } from '#app/seats/bus-layouts.ts';
import { type LayoutPlan, seatLayout } from '#domain/seats/layout.ts';

const FIND = statement<{ readonly plan: LayoutPlan }>(
  'bus-layout-find',
  'select plan from bus_layout where layout_id = $1',
);

/** Layouts as of the last publication. */
export const busLayouts = (pool: Pool): BusLayouts => ({
  find: async (layoutId) => {
    const [row] = await withConnection(pool, (session) => execute(session, FIND, [layoutId]));
    if (!row) throw new Error(`a departure names a bus layout that is not there: ${layoutId}`);
    return seatLayout(layoutId, row.plan);
  },
});
