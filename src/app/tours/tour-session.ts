import type { Caller } from '#app/caller.ts';
import type { Random } from '#app/ports.ts';
import type { TourSession, TourSessionId, TourSessions } from '#app/tours/ports.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { openVerdict } from '#domain/tours/session.ts';
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

interface SessionToChange extends Choosing {
  /** Null: a new one. */
  readonly name: string | null;
  /** Under which a new one begins, once. */
  readonly begins: TourSessionId;
}

/** Changes a session under its lock, a new one where none is named. The change rolls it back to refuse. */
export async function changeSession(
  deps: TourSessionDeps,
  { name, begins, caller }: SessionToChange,
  change: (tx: Transaction, session: TourSession) => Promise<void>,
): Promise<Result<TourSession, Faults>> {
  const { inTransaction, sessions } = deps;
  const changed = await inTransaction<Result<TourSessionId, Fault>>(async (tx) => {
    // Of several requests that begin the same one, the others wait for the first, and find what it chose.
    if (name === null) await sessions.begin(tx, begins, caller.sessionHash);
    const verdict = openVerdict(await sessions.lock(tx, name ?? begins, caller.sessionHash));
    if (verdict.kind === 'refused') return fail(verdict.fault);
    await change(tx, verdict.session);
    return ok(verdict.session.id);
  });
  return changed.ok ? readShopping(deps)(changed.value, caller) : fail([changed.fault]);
}
