import type { Caller } from '#app/caller.ts';
import type { Random } from '#app/ports.ts';
import type { TourSession, TourSessionId, TourSessions } from '#app/tours/ports.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { openVerdict } from '#domain/tours/session.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface TourSessionDeps {
  readonly inTransaction: InTransaction;
  readonly sessions: TourSessions;
  readonly random: Random;
}

/** Who chooses, and when. */
export interface Choosing {
  readonly caller: Caller;
  readonly now: Instant;
}

/** What a session has chosen. */
export const readShopping =
  ({ sessions }: Pick<TourSessionDeps, 'sessions'>) =>
  async (session: string, caller: Caller): Promise<Result<TourSession, Faults>> => {
    const found = await sessions.read(session, caller.sessionHash);
    return found ? ok(found) : fail([fault('tour_session_expired')]);
  };

interface OpenSession {
  readonly id: TourSessionId;
  /** As it was before, locked; undefined when it is new. */
  readonly session: TourSession | undefined;
}

/** Changes a session under its lock, a new one where none is named. The change rolls it back to refuse. */
export async function changeSession(
  deps: TourSessionDeps,
  { name, caller, now }: Choosing & { readonly name: string | null },
  change: (tx: Transaction, open: OpenSession) => Promise<void>,
): Promise<Result<TourSession, Faults>> {
  const { inTransaction, sessions, random } = deps;
  const begun = uuidV7<'tour-session'>(now, random(10));
  const changed = await inTransaction<Result<TourSessionId, Fault>>(async (tx) => {
    const session = name === null ? undefined : await sessions.lock(tx, name, caller.sessionHash);
    const verdict = openVerdict({ name, session, begun });
    if (verdict.kind === 'refused') return fail(verdict.fault);
    const { id, isNew } = verdict;
    if (isNew) await sessions.begin(tx, id, caller.sessionHash);
    await change(tx, { id, session });
    return ok(id);
  });
  return changed.ok ? readShopping(deps)(changed.value, caller) : fail([changed.fault]);
}
