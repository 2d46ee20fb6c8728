import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

const KEPT = statement<{ readonly request_hash: string; readonly outcome: unknown }>(
  'counter-act-kept',
  'select request_hash, outcome from audit_log where actor = $1 and act_key = $2',
);

/** The stored outcome for the same key; what the action is about is locked, so the first request has committed. */
export async function storedOutcome<T>(
  session: Session,
  { name, key, requestHash }: DoneBy,
): Promise<Result<T, Fault> | undefined> {
  if (key === undefined) return undefined;
  const [kept] = await execute(session, KEPT, [name, key]);
  if (!kept) return undefined;
  return kept.request_hash === requestHash ? ok(kept.outcome as T) : fail(fault('idempotency_mismatch'));
}
