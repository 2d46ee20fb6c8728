import { randomUUID } from 'node:crypto';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { endHold } from '#testing/db/sale-fixtures.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { board } from '#testing/boarded.ts';
import { PATIENT } from '#testing/test-database.ts';
import { issueTestVoucher } from '#testing/vouchers.ts';

/** Buses that are under way. */
let underWay = 0;

/** The database of the running site, from outside: for times that no test can wait for. */
export async function siteDatabase(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool: Pool = createPool(server.connection, { ...PATIENT, name: 'beside' });
  return {
    /** Ends the hold of a reservation's seats. */
    endHold: async (code: string) => {
      const { rows } = await pool.query<{ reservation_id: string }>(
        'select reservation_id from reservation where code = $1',
        [code],
      );
      await endHold(pool, id(rows[0]!.reservation_id));
    },
    /** The seats of a reservation are held this many seconds more. */
    holdsFor: async (code: string, seconds: number) => {
      await pool.query(
        `with held as (
           update reservation set hold_until = clock_timestamp() + $2 * interval '1 second' where code = $1
           returning reservation_id
         )
         update seat_claim s set hold_until = clock_timestamp() + $2 * interval '1 second'
         from held where s.reservation_id = held.reservation_id and s.state = 'held'`,
        [code, seconds],
      );
    },
    /** The places of a tour that is ordered and not paid go back now. */
    endPlaces: async (code: string) => {
      await pool.query(
        `with ended as (
           update orders set hold_until = clock_timestamp() where code = $1 returning order_id
         )
         update slot_claim c set held_until = clock_timestamp()
         from ended join order_item i using (order_id) where i.what ->> 'claim' = c.claim_id::text`,
        [code],
      );
    },
    /**
     * The bus of an order leaves its traveller's stop this many minutes from now, and its seats are held until T-15.
     */
    leavesIn: async (code: string, minutes: number) => {
      await pool.query(
        `with asked as (
           select r.reservation_id, r.departure_id, clock_timestamp() + $2 * interval '1 minute' - c.departs_at as later
           from reservation r
           join departure_call c on c.departure_id = r.departure_id and c.call_index = r.departure_from
           where r.code = $1
         ), moved as (
           update departure_call c set departs_at = c.departs_at + asked.later, arrives_at = c.arrives_at + asked.later
           from asked where c.departure_id = asked.departure_id
         ), kept as (
           update reservation r set hold_until = clock_timestamp() + ($2 - 15) * interval '1 minute'
           from asked where r.reservation_id = asked.reservation_id
         )
         update seat_claim s set hold_until = clock_timestamp() + ($2 - 15) * interval '1 minute'
         from asked where s.reservation_id = asked.reservation_id and s.state = 'held'`,
        [code, minutes],
      );
    },
    /** The bus of a paid trip left half an hour ago. */
    isUnderWay: async (code: string) => {
      await pool.query(
        `with asked as (
           select r.departure_id, clock_timestamp() - interval '30 minutes' - c.departs_at as later
           from reservation r
           join departure_call c on c.departure_id = r.departure_id and c.call_index = r.departure_from
           where r.code = $1
         )
         update departure_call c set departs_at = c.departs_at + asked.later, arrives_at = c.arrives_at + asked.later
         from asked where c.departure_id = asked.departure_id`,
        [code],
      );
      // Of the days before today, on which nothing of the demo runs, each in turn: what an earlier test left there goes.
      const day = 1 + ((underWay += 1) % 3);
      await pool.query(
        `update departure o set service_date = current_date - (1000 + floor(random() * 100000))::int
         from reservation r join departure own using (departure_id)
         where r.code = $1 and o.trip_id = own.trip_id and o.service_date = current_date - $2::int`,
        [code, day],
      );
      await pool.query(
        `update departure set service_date = current_date - $2::int
         where departure_id = (select departure_id from reservation where code = $1)`,
        [code, day],
      );
    },
    /** What an order adds is no longer known to its supplier, who will refuse it. */
    supplierLacks: async (code: string) => {
      await pool.query(
        `update reservation set adding = jsonb_set(adding, '{lines,0,offer}', '"internet-ended"') where code = $1`,
        [code],
      );
    },
    /** The passengers of a trip are scanned at the door. */
    boards: async (code: string) => {
      const { rows } = await pool.query<{ order_id: string }>('select order_id from orders where code = $1', [code]);
      await board(pool, { reservation: { id: id(rows[0]!.order_id) } });
    },
    /** Makes the buses of a reservation require a captcha: each had a large party just now, and others hold none. */
    asksForCaptcha: async (code: string) => {
      await pool.query(
        `with bus as (
           update departure d set seats = 5, large_party_at = clock_timestamp() from reservation r
           where r.code = $1 and d.departure_id in (r.departure_id, r.return_id) returning d.departure_id
         )
         update seat_claim s set held_from = null, held_for = '{}' from bus where s.departure_id = bus.departure_id`,
        [code],
      );
    },
    /** Simulates this many failed look-ups just now, from everywhere. */
    failLookUps: async (count: number) => {
      await pool.query(
        `insert into look_up_try (try_id, code_key, address_key, tried_at)
         select gen_random_uuid(), sha256(n::text::bytea), sha256(n::text::bytea), clock_timestamp()
         from generate_series(1, $1::int) n`,
        [count],
      );
    },
    /** Deletes failed look-ups and today's requests for codes. */
    forgiveLookUps: async () => {
      await pool.query('truncate look_up_try, recovery_request, resend_request');
    },
    /** An account has a few passkeys at most. */
    forgetPasskeys: async () => {
      await pool.query('delete from traveller_passkey');
    },
    /** Ages the proofs of all look-ups by this many minutes. */
    ageProofs: async (minutes: number) => {
      await pool.query(`update reservation_access set expires_at = expires_at - $1 * interval '1 minute'`, [minutes]);
    },
    /** Makes a trip look as if its bus had left long ago; returns a function that restores it. */
    onRunThatLeft: async (code: string) => {
      const left = randomUUID();
      const { rows } = await pool.query<{ departure_id: string }>(
        'select departure_id from reservation where code = $1',
        [code],
      );
      const now = rows[0]!.departure_id;
      const move = (departure: string) =>
        pool.query(
          `with moved as (
             update reservation set departure_id = $2 where code = $1 returning reservation_id
           )
           update ticket t set departure_id = $2 from moved
           where t.reservation_id = moved.reservation_id and t.direction = 'departure' and t.departure_id is not null`,
          [code, departure],
        );
      await pool.query(
        `insert into departure select (jsonb_populate_record(d, jsonb_build_object(
           'departure_id', $2::text, 'service_date', d.service_date - 400))).*
         from departure d where d.departure_id = $1`,
        [now, left],
      );
      await pool.query(
        `insert into departure_call select (jsonb_populate_record(c, jsonb_build_object('departure_id', $2::text,
           'arrives_at', c.arrives_at - interval '400 days', 'departs_at', c.departs_at - interval '400 days'))).*
         from departure_call c where c.departure_id = $1`,
        [now, left],
      );
      await move(left);
      return async () => {
        await move(now);
        await pool.query('delete from departure_call where departure_id = $1', [left]);
        await pool.query('delete from departure where departure_id = $1', [left]);
      };
    },
    /** Issues a voucher for an order, valid now; returns its folio. */
    issueVoucher: async (code: string): Promise<string> => {
      const { rows } = await pool.query<{ order_id: string }>('select order_id from orders where code = $1', [code]);
      return issueTestVoucher(pool, id(rows[0]!.order_id), instant(Date.now()));
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
