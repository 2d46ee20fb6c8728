import type { HoldSweeper } from '#app/booking/seat-ports.ts';

/** Reservations ended in one transaction: few, so that nobody waits long for a leg. */
const BATCH = 50;

/** Puts every seat back on sale whose time ran out; answers how many reservations ended. Run it every few seconds. */
export async function sweepExpiredHolds(holds: HoldSweeper): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await holds.sweep(BATCH);
    ended += batch;
    if (batch < BATCH) return ended;
  }
}
