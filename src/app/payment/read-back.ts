import type { CounterOrder } from '#app/payment/ports.ts';
import type { Transaction } from '#app/transaction.ts';

/** Reads an answer in the transaction that ends a request. */
export type ReadWithin<Read> = (tx: Transaction) => Promise<Read>;

export interface ReadBack<Read> {
  /** Undefined where the caller reads nothing in a transaction. */
  readonly within: CounterOrder['readBack'];
  /** What was read last. Only to be used if the transaction was committed: one that was rolled back read it, too. */
  readonly value: () => Read | undefined;
}

/** Keeps what a transaction reads for the answer to its caller. */
export function readBackOf<Read>(readWithin: ReadWithin<Read> | undefined): ReadBack<Read> {
  let value: Read | undefined;
  const within = async (tx: Transaction) => {
    value = await readWithin?.(tx);
  };
  return { within: readWithin && within, value: () => value };
}
