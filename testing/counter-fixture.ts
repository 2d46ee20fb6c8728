import { createHash, randomUUID } from 'node:crypto';
import { manualRefundStores } from '#adapters/db/operations/manual-refunds.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { atCounter } from '#app/counter/at-counter.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { id, type ReservationCode } from '#kernel/ids.ts';
import { instant, MINUTE, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { good, type SaleOptions, type Visit } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';

/** A counter for the small line, whose buses leave when a test requires. */
export async function openCounterFixture(pool: Pool) {
  const payments = await openPaymentFixture(pool);
  await pool.query('create table timetable_as_it_was as table departure_call');
  const taking = takeMoney({ till: tillStores(pool), ...payments.sale });
  const repository = counterRepository(pool, CARRIER_ZONE);
  const counter = { ...repository, take: taking };
  const refunds = { money: moneyRepository(pool), manualRefunds: manualRefundStores(pool) };
  const deps = { ...payments.sale, counter, takeMoney: taking, ...refunds };

  /** An order of one adult, one way, to be paid at the counter. */
  const ordered = async (options: SaleOptions = {}): Promise<Visit> => {
    const visit = await payments.sale.atPayment({ round: false, ...options });
    good(await payments.paying(visit, { method: 'cash', token: undefined }));
    return { ...visit, reservation: await payments.now(visit) };
  };
  /** Paid by card. */
  const paid = async (options: SaleOptions = {}): Promise<Visit> => {
    const visit = await payments.sale.atPayment({ round: false, ...options });
    good(await payments.paying(visit));
    return { ...visit, reservation: await payments.now(visit) };
  };
  /** Makes the bus leave the traveller's stop this many minutes from now; unpaid seats are held until T-15. */
  const leavesIn = async ({ reservation }: Visit, minutes: number): Promise<number> => {
    const { departure, from } = reservation.departure.segment!;
    const { rows } = await pool.query<{ own: boolean; departs_at: number }>(
      `with moved as (
         select clock_timestamp() + $3 * interval '1 minute' - departs_at as shift
         from departure_call where departure_id = $1 and call_index = $2
       )
       update departure_call c set departs_at = c.departs_at + shift, arrives_at = c.arrives_at + shift
       from moved where c.departure_id = $1 returning c.call_index = $2 as own, c.departs_at`,
      [departure, from, minutes],
    );
    const own = rows.find((row) => row.own)!.departs_at;
    const until = new Date(own - 15 * MINUTE);
    await pool.query(
      `with held as (
         update reservation set hold_until = $2 where reservation_id = $1 and status = 'order_generated'
       )
       update seat_claim set hold_until = $2 where reservation_id = $1 and state = 'held'`,
      [reservation.id, until],
    );
    return own;
  };

  return {
    payments,
    counter,
    acts: atCounter(deps),
    ordered,
    paid,
    leavesIn,
    /** An action by an operator at a counter, under its own key. */
    by: (name = 'Eva', role: OperatorRole = 'counter', key: string = randomUUID()): DoneBy => ({
      name,
      role,
      place: '192.0.2.30',
      key,
      requestHash: createHash('sha256').update(key).digest('hex'),
    }),
    codeOf: ({ code }: Visit): ReservationCode => id(code),
    /** A moment as a refusal states it. */
    clock: (at: number, name: string) => isoInZone(instant(at), zone(name)),
    log: async () =>
      (await pool.query('select actor, role, action, amount, place from audit_log order by at, audit_id')).rows,
    clear: async () => {
      await payments.clear();
      await pool.query('truncate audit_log');
      await pool.query(
        `update departure_call c set departs_at = was.departs_at, arrives_at = was.arrives_at
         from timetable_as_it_was was
         where was.departure_id = c.departure_id and was.call_index = c.call_index and was.departs_at <> c.departs_at`,
      );
    },
  };
}

export type CounterSite = Awaited<ReturnType<typeof openCounterFixture>>;
