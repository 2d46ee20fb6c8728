import { unpayable } from '#app/amendments/additions/unpayable.ts';
import { overtakenMeanwhile } from '#app/amendments/change/overtaken-meanwhile.ts';
import type { EndingStores } from '#app/amendments/follow-ups.ts';
import type { Transaction } from '#app/transaction.ts';
import { isAdding } from '#domain/amendments/additions/apply-addition.ts';
import { isChange } from '#domain/amendments/apply-change.ts';
import type { ReservationId } from '#kernel/ids.ts';

interface Altered {
  /** The trip, locked. */
  readonly of: ReservationId;
  /** The change that was made to it, which may have waited itself. */
  readonly by?: ReservationId;
}

/** A trip was changed or given up: ends what waits to be paid in a store for it and can no longer be had. */
export async function endFollowUps(stores: EndingStores, tx: Transaction, { of, by }: Altered): Promise<void> {
  const waiting = (await stores.followUps.waiting(tx, of)).filter(({ id }) => id !== by);
  for (const one of waiting) {
    let end: (() => Promise<void>) | undefined;
    if (isAdding(one)) end = await unpayable(stores, tx, { adding: one, until: one.holdUntil! });
    else if (isChange(one)) end = await overtakenMeanwhile(stores, tx, one);
    await end?.();
  }
}
