import type { HoldSweeper } from '#app/booking/seat-ports.ts';

/** Reservations ended in one transaction: few, so that legs are not locked for long. */
const BATCH = 50;

/** Puts the seats of all expired holds back on sale; returns how many reservations ended. Runs every few seconds. */
export async function sweepExpiredHolds(holds: HoldSweeper): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await holds.sweep(BATCH);
    ended += batch;
    if (batch < BATCH) return ended;
  }
}
