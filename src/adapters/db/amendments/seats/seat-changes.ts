import { randomBytes } from 'node:crypto';
import { announce } from '#adapters/db/announce.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import type { MoveSeats, NewSeat } from '#adapters/db/seats/move-seats.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { lockTickets } from '#adapters/db/ticketing/lock-tickets.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { SeatChanges, SeatOrder, SeatsChanged } from '#app/amendments/seats/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { readSeats } from './seat-change-status.ts';
import { sitElsewhere } from './sit-elsewhere.ts';

/** Seat changes by travellers, in PostgreSQL; tests may replace the move. */
export const seatChanges = (pool: Pool, move?: MoveSeats): SeatChanges => ({
  status: (reservation) => withConnection(pool, (session) => readSeats(session, reservation)),
  change: (order) => withRollback(pool, (session) => change(session, order, move)),
});

const KEPT = statement<{ readonly request_hash: string }>(
  'seat-change-kept',
  'select request_hash from seat_change where reservation_id = $1 and idempotency_key = $2 limit 1',
);

/** Locks the reservation, its tickets and its seats: the order used everywhere. */
async function change(session: Session, order: SeatOrder, move: MoveSeats | undefined): Promise<SeatsChanged> {
  const { reservation: id, direction } = order;
  await lockReservation(session, id);
  const [kept] = await execute(session, KEPT, [id, order.key]);
  if (kept) return { kind: 'repeated', requestHash: kept.request_hash };
  await lockTickets(session, { reservation: id, direction });
  const { holds } = await lockOwnHolds(session, id);
  const current = await readSeats(session, id);
  const faults = order.judge(current);
  if (faults.length > 0) return { kind: 'refused', faults };
  const [first, ...others] = order.seats.flatMap(({ position, seat }) => {
    const claim = holds.find((one) => one.direction === direction && one.passenger === position);
    return claim && claim.seat !== seat ? [{ claim, seat }] : [];
  });
  if (!first) throw new Error(`reservation ${id} has no seats to be changed`);
  const seats = [first, ...others] as const;
  const { reservation } = (await reservationById(session, id))!;
  const at = current.now;
  const lost = await sitElsewhere(session, reservation, { seats, at, ...(move ? { move } : {}) });
  if (lost.length > 0) return { kind: 'taken', seats: lost };
  await record(session, order, { seats, at });
  return { kind: 'done' };
}

const RECORD = statement(
  'seat-change-record',
  `insert into seat_change (seat_change_id, reservation_id, direction, passenger, from_seat, to_seat, session_hash,
     idempotency_key, request_hash, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

interface Changed {
  readonly seats: readonly NewSeat[];
  readonly at: Instant;
}

async function record(session: Session, order: SeatOrder, { seats, at }: Changed): Promise<void> {
  const { reservation, direction, key, requestHash } = order;
  for (const { claim, seat } of seats)
    await execute(session, RECORD, [
      uuidV7(at, randomBytes(10)),
      reservation,
      direction,
      claim.passenger,
      claim.seat,
      seat,
      Buffer.from(order.sessionHash),
      key,
      requestHash,
      new Date(at),
    ]);
  await announce(session, {
    topic: 'ticket.seat_changed',
    reservation,
    request: uuidV7(at, randomBytes(10)),
    direction,
  });
}
