import type { PoolClient } from 'pg';
import type { WorkerName } from '#app/ports.ts';

const noted = new WeakMap<PoolClient, Set<WorkerName>>();

/**
 * Collects the workers for whom something is written on this connection from now on. They are notified after the
 * commit, and not after a rollback: they find their work by the state of the rows.
 */
export function noteWorkersOf(session: PoolClient): ReadonlySet<WorkerName> {
  const workers = new Set<WorkerName>();
  noted.set(session, workers);
  return workers;
}

/** Called by everything that makes work due, with the workers responsible. */
export function notifyAfterCommit(session: PoolClient, ...workers: readonly WorkerName[]): void {
  for (const worker of workers) noted.get(session)?.add(worker);
}

/**
 * The workers that read each outbox row: it becomes an e-mail and, for those who chose a channel, a push or text
 * message.
 */
export const OUTBOX_WORKERS = ['send', 'tell'] as const satisfies readonly WorkerName[];
