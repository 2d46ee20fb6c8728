import { lockPass } from '#app/lounge/lock-pass.ts';
import type { LoungeStore, Visit } from '#app/lounge/ports.ts';
import type { InTransaction } from '#app/transaction.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type EntryVerdict, entryVerdict } from '#domain/lounge/lounge.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface EnterLoungeDeps {
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'byCode' | 'enter'>;
}

/** A pass at the door: what it is worth, and for what. */
export interface Entry {
  readonly verdict: EntryVerdict;
  readonly visit: Pick<Visit, 'lounge' | 'starts' | 'ends' | 'people'>;
}

/** Reads a pass at the door of a lounge. A good one is used up; the same one again has been used before. */
export const enterLounge =
  ({ inTransaction, loungeStore }: EnterLoungeDeps) =>
  async ({ code }: { readonly code: string }, now: Instant): Promise<Result<Entry, Faults>> => {
    const entry = await inTransaction<Entry | undefined>(async (tx) => {
      const visit = await lockPass(loungeStore, tx, code);
      if (!visit) return undefined;
      const verdict = entryVerdict(visit, now);
      if (verdict === 'enters') await loungeStore.enter(tx, visit.id);
      return { verdict, visit };
    });
    return entry ? ok(entry) : fail([fault('lounge_pass_unknown', 'code')]);
  };
