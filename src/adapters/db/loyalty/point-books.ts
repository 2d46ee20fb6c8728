import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Points } from '#kernel/money.ts';

const BOOK = statement<{ readonly transfer_id: string }>(
  'points-book',
  `insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, $2, $3, $4, $5, $6, clock_timestamp())
   on conflict (kind, source_id) do nothing returning transfer_id`,
);

/** A transfer of points without an order. */
export interface BookedPoints {
  readonly kind: 'points-credit' | 'points-won' | 'points-reversed' | 'points-expired';
  readonly debit: string;
  readonly credit: string;
  readonly amount: Points;
  /** What makes a transfer of this kind unique. */
  readonly source: string;
}

/** Books it once; an amount of zero has no transfer. Returns whether it was booked now. */
export async function bookPoints(
  session: Session,
  { kind, debit, credit, amount, source }: BookedPoints,
): Promise<boolean> {
  if (amount === 0) return false;
  const transfer = uuidV7(Date.now(), randomBytes(10));
  return (await execute(session, BOOK, [transfer, debit, credit, amount, kind, source])).length > 0;
}
