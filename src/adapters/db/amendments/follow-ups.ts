import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { endNow } from '#adapters/db/disruptions/end-unpaid.ts';
import type { Session } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { FollowUps } from '#app/amendments/follow-ups.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { id, type ReservationId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

/** Changes first, in the order in which a report of a cancelled run locks them too. */
const WAITING = statement<{ readonly reservation_id: string }>(
  'follow-ups-in-store',
  `select r.reservation_id from reservation r
   where r.parent_id = $1 and r.status = 'order_generated' and not r.expired and r.hold_until > clock_timestamp()
   order by r.change is null, r.reservation_id for no key update of r`,
);

const TIMES = statement<{ readonly arrives_at: number; readonly departs_at: number }>(
  'change-times',
  `select o.arrives_at, b.departs_at from departure_call o, departure_call b
   where o.departure_id = $1 and o.call_index = $2 and b.departure_id = $3 and b.call_index = $4`,
);

/** In PostgreSQL. */
export const followUps: FollowUps = {
  waiting: async (tx, of) => {
    const session = sessionOf(tx);
    const found: Reservation[] = [];
    for (const row of await execute(session, WAITING, [of])) found.push(await read(session, id(row.reservation_id)));
    return found;
  },
  end: (tx, order) => endNow(sessionOf(tx), [order]),
  trip: (tx, of) => read(sessionOf(tx), of),
  ticketsStatus: (tx, of) => readTicketsStatus(sessionOf(tx), of),
  times: async (tx, { arriving, leaving }) => {
    const values = [arriving.departure, arriving.to, leaving.departure, leaving.from];
    const [row] = await execute(sessionOf(tx), TIMES, values);
    return row && { arrives: instant(row.arrives_at), departs: instant(row.departs_at) };
  },
};

async function read(session: Session, of: ReservationId): Promise<Reservation> {
  const stored = await reservationById(session, of);
  if (!stored) throw new Error(`there is no reservation ${of}`);
  return stored.reservation;
}
