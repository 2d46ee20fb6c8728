import { randomBytes } from 'node:crypto';
import { reissueTicket } from '#adapters/db/ticketing/reissue-ticket.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import { readNames } from './name-change-status.ts';
import { announce } from '#adapters/db/announce.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { NameOrder, Names, Renamed } from '#app/amendments/names/ports.ts';
import { isSameName } from '#domain/booking/card-holder.ts';
import type { NameInput } from '#domain/orders/contact-rules.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** Names of passengers in PostgreSQL. */
export const names = (pool: Pool): Names => ({
  status: (reservation) => withConnection(pool, (session) => readNames(session, reservation)),
  change: (order) => withRollback(pool, (session) => change(session, order)),
});

const KEPT = statement<{ readonly request_hash: string }>(
  'name-change-kept',
  'select request_hash from name_change where reservation_id = $1 and idempotency_key = $2',
);

/**
 * A concurrent boarding with one of them waits here and then sees the new state; if it came first, the passenger has
 * boarded.
 */
const LOCK_TICKETS = statement(
  'name-lock-tickets',
  `select from ticket where reservation_id = $1 and passenger = $2 and status = 'valid'
   order by ticket_id for no key update`,
);

/** Locks the reservation, then the passenger's tickets: the order used everywhere. */
async function change(session: Session, order: NameOrder): Promise<Renamed> {
  const { reservation, passenger } = order;
  await lockReservation(session, reservation);
  const [kept] = await execute(session, KEPT, [reservation, order.key]);
  if (kept) return { kind: 'repeated', requestHash: kept.request_hash };
  await execute(session, LOCK_TICKETS, [reservation, passenger]);
  const current = await readNames(session, reservation);
  const faults = order.judge(current);
  if (faults.length > 0) return { kind: 'refused', faults };
  const before = current.passengers.find(({ position }) => position === passenger);
  if (!before) throw new Error(`reservation ${reservation} has no passenger ${passenger} to be named`);
  await write(session, order, { before, at: current.now });
  return { kind: 'done' };
}

const RENAME = statement(
  'name-write',
  `with touched as (update reservation set version = version + 1 where reservation_id = $1)
   update passenger set first_name = $3, last_name = $4, tier = case when $5 then tier end,
     traveller_id = case when $5 then traveller_id end
   where reservation_id = $1 and position = $2`,
);

const RECORD = statement(
  'name-change-record',
  `insert into name_change (name_change_id, reservation_id, passenger, first_name, last_name, session_hash,
     idempotency_key, request_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

interface Writing {
  readonly before: NameInput;
  readonly at: Instant;
}

async function write(session: Session, order: NameOrder, { before, at }: Writing): Promise<void> {
  const { reservation: id, passenger, name } = order;
  const event = uuidV7(at, randomBytes(10));
  await execute(session, RECORD, [
    event,
    id,
    passenger,
    before.firstName,
    before.lastName,
    Buffer.from(order.sessionHash),
    order.key,
    order.requestHash,
  ]);
  // The baggage allowance of a card is its holder's: a ticket put in another name loses it.
  await execute(session, RENAME, [id, passenger, name.firstName, name.lastName, isSameName(before, name)]);
  const { reservation } = (await reservationById(session, id))!;
  for (const { direction, seat } of reservation.tickets.filter((ticket) => ticket.passenger === passenger))
    await reissueTicket(session, reservation, { direction, passenger, seat, at });
  await announce(session, { topic: 'ticket.renamed', reservation: id, request: event, passenger });
}
