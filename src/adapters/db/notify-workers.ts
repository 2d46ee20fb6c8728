import type { PoolClient } from 'pg';
import type { WorkerName } from '#app/ports.ts';

const noted = new WeakMap<PoolClient, Set<WorkerName>>();

/**
 * The workers that what is written on this connection from now on leaves something to do. They are to be notified once
 * it is committed, and never when it is rolled back: they find their work by the state of the rows.
 */
export function noteWorkersOf(session: PoolClient): ReadonlySet<WorkerName> {
  const workers = new Set<WorkerName>();
  noted.set(session, workers);
  return workers;
}

/** Whatever makes work due says here whose it is. */
export function notifyAfterCommit(session: PoolClient, ...workers: readonly WorkerName[]): void {
  for (const worker of workers) noted.get(session)?.add(worker);
}

/** Who reads each row of the outbox: it is an e-mail, and for those who chose a channel a push or a text. */
export const OUTBOX_WORKERS = ['send', 'tell'] as const satisfies readonly WorkerName[];
