import type { DatabaseTarget } from '#adapters/db/connection.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { PaymentId } from '#app/payment/ports.ts';
import type { AttemptState } from '#domain/payment/attempt.ts';
import type { Instant } from '#kernel/instant.ts';
import { administer } from '#testing/administer.ts';

/** A step in the life of an attempt, in order of commits. */
export interface Step {
  readonly payment: PaymentId;
  /** Undefined: it was begun. */
  readonly from: AttemptState | undefined;
  readonly to: AttemptState;
  /** By the database's clock. */
  readonly at: Instant;
}

/** From now on the database records every step of every attempt by itself, without the product's code. */
export const recordHistory = (database: DatabaseTarget): Promise<void> =>
  administer(
    database,
    `create table payment_history (
       step bigint generated always as identity, payment_id uuid, was text, became text, at timestamptz
     );
     create function write_history() returns trigger language plpgsql as $$
     begin
       insert into payment_history (payment_id, was, became, at)
       values (new.payment_id, case tg_op when 'UPDATE' then old.state end, new.state, new.updated_at);
       return null;
     end $$;
     create trigger began after insert on payment for each row execute function write_history();
     create trigger moved after update of state on payment for each row when (old.state <> new.state)
       execute function write_history()`,
  );

export async function readHistory(pool: Pool): Promise<readonly Step[]> {
  const { rows } = await pool.query<{
    payment_id: PaymentId;
    was: AttemptState | null;
    became: AttemptState;
    at: Instant;
  }>('select payment_id, was, became, at from payment_history order by step');
  return rows.map((row) => ({ payment: row.payment_id, from: row.was ?? undefined, to: row.became, at: row.at }));
}
