import { updateReservation } from '#adapters/db/booking/reservations.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { areAllHeld } from '#domain/seats/own-hold.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { Rollback } from '#app/transaction.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { ExtendOutcome } from '#app/booking/seat-ports.ts';
import type { Hold } from '#domain/booking/deadlines.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { type Instant, instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { holdsLargeParty } from './unpaid-holds.ts';

const EXTEND = statement<{ readonly seat: number }>(
  'inventory-extend',
  `update seat_claim set hold_until = $2 where reservation_id = $1 and state = 'held' returning seat`,
);

/** Extends a hold that has not ended. */
export const extendHeld = (
  pool: Pool,
  stored: StoredReservation,
  decide: (hold: Hold, now: Instant) => Result<Hold, Fault>,
): Promise<ExtendOutcome> =>
  withRollback<ExtendOutcome>(pool, async (session) => {
    const { reservation, version } = stored;
    const locked = await lockReservation(session, reservation.id);
    if (locked?.version !== version) return { kind: 'changed' };
    const own = await lockOwnHolds(session, reservation.id);
    if (own.holds.length === 0 || !areAllHeld(own)) return { kind: 'refused', fault: fault('time_exceeded') };
    const until = instant(Math.min(...own.holds.map(({ until }) => until!)));
    const decided = decide({ until, extensions: reservation.extensions }, own.now);
    if (!decided.ok) return { kind: 'refused', fault: decided.fault };
    if (await holdsLargeParty(session, reservation.id))
      return { kind: 'refused', fault: fault('hold_contact_required') };
    await execute(session, EXTEND, [reservation.id, new Date(decided.value.until)]);
    const next = { ...reservation, holdUntil: decided.value.until, extensions: decided.value.extensions };
    if (!(await updateReservation(session, stored, next))) throw new Rollback<ExtendOutcome>({ kind: 'changed' });
    return { kind: 'extended', reservation: next };
  });
