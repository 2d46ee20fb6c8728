import type { Pool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** Sets the remaining time of a reservation's hold, as if its traveller had been slow. */
export const leaveHold = (pool: Pool, id: ReservationId, milliseconds: number): Promise<void> =>
  inTransaction(pool, async (session) => {
    // The reservation before its holds: the lock order used everywhere.
    await session.query(
      `update reservation set hold_until = clock_timestamp() + $2 * interval '1 millisecond', version = version + 1
       where reservation_id = $1 and exists (
         select from seat_claim c where c.reservation_id = $1 and c.state = 'held' and c.hold_until > clock_timestamp())`,
      [id, milliseconds],
    );
    await session.query(
      `update seat_claim c set hold_until = r.hold_until from reservation r
       where c.reservation_id = $1 and r.reservation_id = $1 and c.state = 'held' and c.hold_until > clock_timestamp()`,
      [id],
    );
  });

/** The hours in which a reference could be paid pass: for its attempt, its reservation and its seats. */
export const passToEndOfReference = (pool: Pool, { id, order }: PaymentAttempt): Promise<void> =>
  inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ hours: string }>(
      `select (pay_by - clock_timestamp())::text as hours from payment where payment_id = $1 and state = 'pending' for update`,
      [id],
    );
    const hours = rows[0]?.hours;
    if (hours === undefined) return;
    await session.query('update reservation set hold_until = hold_until - $2::interval where reservation_id = $1', [
      order,
      hours,
    ]);
    await session.query('update seat_claim set hold_until = hold_until - $2::interval where reservation_id = $1', [
      order,
      hours,
    ]);
    await session.query(
      `update payment set pay_by = pay_by - $2::interval, created_at = created_at - $2::interval where payment_id = $1`,
      [id, hours],
    );
  });
