import { Rollback } from '#app/transaction.ts';
import { beginVerdict } from '#domain/amendments/additions/addition-rules.ts';
import type { AdditionBegun, Additions, BeginAddition } from './ports.ts';

/** Stores what was chosen for a paid trip, and ends an earlier unpaid choice, under the lock of the trip. */
export const beginAddition = (additions: Additions, { adding, ...owner }: BeginAddition): Promise<AdditionBegun> =>
  additions.inTransaction<AdditionBegun>(async (tx) => {
    const { of } = adding.adding;
    await additions.lock(tx, of);
    const open = await additions.open(tx, of, owner.sessionHash);
    const verdict = beginVerdict(adding.adding, { open, ...(await additions.read(tx, of)) });
    if (verdict.kind !== 'begin') return verdict;
    const { until, ends } = verdict;
    if (ends.length > 0) await additions.end(tx, ends);
    // The earlier choice stays when the code is taken.
    if (!(await additions.store(tx, { adding: { ...adding, holdUntil: until }, ...owner })))
      throw new Rollback<AdditionBegun>({ kind: 'code_taken' });
    return { kind: 'begun', until };
  });
