import type { Pool } from '#adapters/db/pool.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { PaymentAttempt } from '#app/payment/ports.ts';
import type { OrderId } from '#kernel/ids.ts';

/** An order and, of a basket, those in it. */
const TOGETHER = `select $1::uuid as order_id
  union select (part ->> 'order')::uuid from order_item i, jsonb_array_elements(i.what -> 'parts') part
  where i.order_id = $1 and i.kind = 'basket'`;

/** Sets the remaining time of what an order holds, as if its traveller had been slow. */
export const leaveHold = (pool: Pool, id: OrderId, milliseconds: number): Promise<void> =>
  inTransaction(pool, async (session) => {
    // The reservation before its holds: the lock order used everywhere.
    await session.query(
      `update reservation set hold_until = clock_timestamp() + $2 * interval '1 millisecond', version = version + 1
       where reservation_id in (${TOGETHER}) and exists (
         select from seat_claim c
         where c.reservation_id = reservation.reservation_id and c.state = 'held' and c.hold_until > clock_timestamp())`,
      [id, milliseconds],
    );
    await session.query(
      `update seat_claim c set hold_until = r.hold_until from reservation r
       where r.reservation_id in (${TOGETHER}) and c.reservation_id = r.reservation_id
         and c.state = 'held' and c.hold_until > clock_timestamp()`,
      [id],
    );
    const places = [id, milliseconds];
    await session.query(
      `update slot_claim c set held_until = clock_timestamp() + $2 * interval '1 millisecond'
       from order_item i
       where i.order_id in (${TOGETHER}) and c.claim_id::text = i.what ->> 'claim' and c.state = 'held'
         and c.held_until > clock_timestamp()`,
      places,
    );
    await session.query(
      `update lounge_visit v set held_until = clock_timestamp() + $2 * interval '1 millisecond'
       from order_item i
       where i.order_id in (${TOGETHER}) and v.visit_id::text = i.what ->> 'visit' and v.state = 'held'
         and v.held_until > clock_timestamp()`,
      places,
    );
  });

/** The hours in which a reference could be paid pass: for its attempt, its order and what that holds. */
export const passToEndOfReference = (pool: Pool, { id, order }: PaymentAttempt): Promise<void> =>
  inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ hours: string }>(
      `select (pay_by - clock_timestamp())::text as hours from payment where payment_id = $1 and state = 'pending' for update`,
      [id],
    );
    const hours = rows[0]?.hours;
    if (hours === undefined) return;
    const passed = [order, hours];
    await session.query(
      `update orders set hold_until = hold_until - $2::interval where order_id in (${TOGETHER})`,
      passed,
    );
    await session.query(
      `update seat_claim set hold_until = hold_until - $2::interval where reservation_id in (${TOGETHER})`,
      passed,
    );
    await session.query(
      `update slot_claim c set held_until = held_until - $2::interval from order_item i
       where i.order_id in (${TOGETHER}) and c.claim_id::text = i.what ->> 'claim'`,
      passed,
    );
    await session.query(
      `update payment set pay_by = pay_by - $2::interval, created_at = created_at - $2::interval where payment_id = $1`,
      [id, hours],
    );
  });
