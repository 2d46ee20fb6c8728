import type { LoungeStore } from '#app/lounge/ports.ts';
import type { Transaction } from '#app/transaction.ts';
import { parsePassCode } from '#domain/lounge/pass-code.ts';

/** The visit of a pass as it was typed or scanned, locked; undefined when there is none. */
export async function lockPass(
  { byCode }: Pick<LoungeStore, 'byCode'>,
  tx: Transaction,
  typed: string,
): ReturnType<LoungeStore['byCode']> {
  const code = parsePassCode(typed);
  return code && byCode(tx, code);
}
