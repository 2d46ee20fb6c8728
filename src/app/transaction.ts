declare const UNDER_WAY: unique symbol;

/**
 * A transaction in progress. Use cases pass it on; only stores look into it. What stores write with the same one is
 * committed together or not at all.
 */
export interface Transaction {
  readonly [UNDER_WAY]: true;
}

/**
 * Runs the work in a transaction and commits. The work may be retried, so it must not have effects outside its stores.
 * Returns its result, or the outcome of the `Rollback` it threw.
 */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Thrown inside a transaction to roll it back and still return a result: a refusal after something was written. */
export class Rollback<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('undone on purpose');
    this.outcome = outcome;
  }
}
