import type { OwnClaim } from '#adapters/db/inventory/own-claims.ts';
import { lockDeparture } from '#adapters/db/inventory/quota-check.ts';
import type { Session } from '#adapters/db/pool.ts';
import { run, statement } from '#adapters/db/statement.ts';
import { MAX_PEND_PERCENT } from '#domain/booking/limits.ts';

const PEND = statement<{ readonly seats: number }>(
  'inventory-pend-seats',
  'select count(distinct seat)::int as seats from seat_claim where departure_id = $1 and pend',
);

/** Whether a bus may keep these seats for the counter: else a few could empty it without paying. Locks each departure. */
export async function isWithinPendShare(session: Session, claims: readonly OwnClaim[]): Promise<boolean> {
  const departures = [...new Set(claims.map(({ departure_id }) => departure_id))].toSorted();
  for (const departure of departures) {
    const seats = await lockDeparture(session, departure);
    const [pend] = await run(session, PEND, [departure]);
    const mine = claims.filter(({ departure_id }) => departure_id === departure).length;
    if ((pend!.seats + mine) * 100 > seats * MAX_PEND_PERCENT) return false;
  }
  return true;
}
