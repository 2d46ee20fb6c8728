import { expect } from 'vitest';
import type { WorkerName } from '#app/ports.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** Whether a worker finds work at this moment. */
const FINDS: Readonly<Record<WorkerName, string>> = {
  send: 'select from outbox where done_at is null',
  tell: `select from outbox where spread_at is null
   union all select from notice_delivery where done_at is null`,
  refund: `select from refund where state = 'due' and next_try_at <= clock_timestamp()`,
  stamp: `select from invoice where state not in ('mailed', 'rejected', 'cancelled') and next_try_at <= clock_timestamp()
   union all select from invoice_wish where payment_id is not null and done_at is null`,
};

/** Marks all pending work as done. */
const DONE = `update outbox set done_at = clock_timestamp(), spread_at = clock_timestamp();
  update notice_delivery set done_at = clock_timestamp();
  update refund set next_try_at = clock_timestamp() + interval '1 hour';
  update invoice set next_try_at = clock_timestamp() + interval '1 hour';
  update invoice_wish set done_at = clock_timestamp() where payment_id is not null`;

/** Every commit that leaves work is delayed or fails, as the gate is set; failures are counted. */
const GATE = `create sequence refused_commits;
  create table commit_gate (state text);
  insert into commit_gate values ('open');
  create function pass_commit_gate() returns trigger language plpgsql as $$
  begin
    case (select state from commit_gate)
      when 'slow' then perform pg_sleep(0.05);
      when 'shut' then perform nextval('refused_commits'); raise 'refused at the commit';
      else null;
    end case;
    return null;
  end $$;
  ${[
    'insert on outbox',
    'insert on notice_delivery',
    'insert or update of state on refund',
    'insert or update of cancel_reason on invoice',
    'update of payment_id on invoice_wish',
  ]
    .map(
      (what, n) => `create constraint trigger gate_${n} after ${what} deferrable initially deferred
        for each row execute function pass_commit_gate();`,
    )
    .join('')}`;

/** Prepares; the returned function leaves work, in its last transaction. */
export type Way = () => Promise<() => Promise<unknown>>;

/** A database that reports which workers are notified, and whose commits can be delayed or refused. */
export async function openCommitGate() {
  const notified: { readonly worker: WorkerName; readonly finds: Promise<boolean> }[] = [];
  const database = await createTestDatabase({
    connections: 20,
    notifyWorker: (worker) => {
      const finds = rows(FINDS[worker]).then((found) => found.length > 0);
      // Not everyone who notifies is asked about.
      finds.catch(() => undefined);
      notified.push({ worker, finds });
    },
  });
  const { pool } = database;
  const rows = async (text: string) => (await pool.query(text)).rows;
  const gate = (state: 'open' | 'slow' | 'shut') => pool.query('update commit_gate set state = $1', [state]);
  const refused = async (): Promise<number> =>
    (await rows('select case when is_called then last_value else 0 end::int as n from refused_commits'))[0].n;
  await pool.query(GATE);

  return {
    database,
    /** The workers notified meanwhile. */
    workersDuring: async (act: () => Promise<unknown>): Promise<readonly WorkerName[]> => {
      notified.length = 0;
      await act();
      return [...new Set(notified.map(({ worker }) => worker))].toSorted();
    },
    /** Expects no notification when the commit fails, and otherwise these workers, who find their work immediately. */
    expectNotified: async (way: Way, workers: readonly WorkerName[]): Promise<void> => {
      await gate('open');
      const act = await way();
      await pool.query(DONE);
      const refusedBefore = await refused();
      notified.length = 0;
      await gate('shut');
      await act().catch(() => undefined);
      expect(await refused()).toBeGreaterThan(refusedBefore);
      expect(notified).toEqual([]);

      await gate('slow');
      await act();
      await gate('open');
      expect([...new Set(notified.map(({ worker }) => worker))].toSorted()).toEqual(workers);
      expect(await Promise.all(notified.map(({ finds }) => finds))).not.toContain(false);
    },
  };
}

export type CommitGate = Awaited<ReturnType<typeof openCommitGate>>;
