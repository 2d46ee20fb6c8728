import type { Pool } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { statement } from '#adapters/db/statement.ts';
import type { BusLayouts } from '#app/seats/bus-layouts.ts';
import { type LayoutPlan, type SeatLayout, seatLayout } from '#domain/seats/layout.ts';

const FIND = statement<{ readonly plan: LayoutPlan }>(
  'bus-layout-find',
  'select plan from bus_layout where layout_id = $1',
);

/** Layouts are published with the timetable, and kept in memory until there is another version of it. */
export function busLayouts(pool: Pool): BusLayouts {
  let kept = { version: Number.NaN, layouts: new Map<string, SeatLayout>() };
  return {
    find: async (layoutId, version) => {
      if (kept.version !== version) kept = { version, layouts: new Map() };
      const { layouts } = kept;
      const known = layouts.get(layoutId);
      if (known) return known;
      const [row] = await read(pool, FIND, [layoutId]);
      if (!row) throw new Error(`a departure names a bus layout that is not there: ${layoutId}`);
      const layout = seatLayout(layoutId, row.plan);
      layouts.set(layoutId, layout);
      return layout;
    },
  };
}
