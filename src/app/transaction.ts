declare const UNDER_WAY: unique symbol;

/**
 * A transaction under way. Use cases pass it on; only stores look into it. What stores write with the same one is kept together or
 * not at all.
 */
export interface Transaction {
  readonly [UNDER_WAY]: true;
}

/**
 * Runs the work in a transaction and commits. The work may be run again, so it does nothing outside its stores. Answers the work's
 * answer, or the outcome of the `Rollback` it threw.
 */
export type InTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Thrown inside a transaction to undo it and still answer: a refusal after something was written. */
export class Rollback<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('undone on purpose');
    this.outcome = outcome;
  }
}
