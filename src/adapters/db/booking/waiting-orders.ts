import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { MAX_WAITING_OF_ADDRESS, MAX_WAITING_OF_CONTACT } from '#domain/booking/limits.ts';
import { allOf } from '#app/all-of.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Serializes orders of one address, so that the next statement counts those before it. */
const TAKE_TURN = statement(
  'inventory-waiting-turn',
  `select pg_advisory_xact_lock(hashtextextended(encode(own.held_from, 'hex'), 1))
   from seat_claim own where own.reservation_id = $1 and own.held_from is not null limit 1`,
);

const WAITS = `w.pend and w.held_from is not null and w.proof is distinct from 'contact' and w.state <> 'sold'
         and w.reservation_id <> $1`;

const WAITING = statement<{ readonly of_address: number; readonly of_contact: number }>(
  'inventory-waiting-orders',
  `with own as (
     select held_from, held_for from seat_claim where reservation_id = $1 and held_from is not null limit 1
   )
   select (
       select count(distinct w.reservation_id)::int from own join seat_claim w using (held_from) where ${WAITS}
     ) as of_address, (
       select count(distinct w.reservation_id)::int from own join seat_claim w on w.held_for && own.held_for where ${WAITS}
     ) as of_contact`,
);

/** Whether one more order of this address and contact may wait for cash without a confirmed contact (T95). */
export async function mayWaitUnconfirmed(
  session: Session,
  reservation: ReservationId,
  factor: number,
): Promise<boolean> {
  const [, [row]] = await allOf([execute(session, TAKE_TURN, [reservation]), execute(session, WAITING, [reservation])]);
  return row!.of_address < MAX_WAITING_OF_ADDRESS * factor && row!.of_contact < MAX_WAITING_OF_CONTACT * factor;
}
