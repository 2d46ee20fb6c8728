import { names } from '#adapters/db/names/names.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Names } from '#app/itinerary/names/ports.ts';
import type { JobName } from '#main/jobs.ts';

/** Names of passengers; anyone who changes one is written to at once. */
export function notifyingNames(pool: Pool, notifyWorker: (job: JobName) => void): Names {
  const kept = names(pool);
  return {
    ...kept,
    change: async (order) => {
      const renamed = await kept.change(order);
      if (renamed.kind === 'done') notifyWorker('send');
      return renamed;
    },
  };
}
