import type { Pool } from '#adapters/db/pool.ts';
import { seatChanges } from '#adapters/db/seat-changes/seat-changes.ts';
import type { SeatChanges } from '#app/itinerary/seats/ports.ts';
import type { JobName } from '#main/jobs.ts';

/** Seats of passengers; anyone who changes one is written to at once. */
export function notifyingSeatChanges(pool: Pool, notifyWorker: (job: JobName) => void): SeatChanges {
  const kept = seatChanges(pool);
  return {
    ...kept,
    change: async (order) => {
      const changed = await kept.change(order);
      if (changed.kind === 'done') notifyWorker('send');
      return changed;
    },
  };
}
