/** Recurring work. It takes no payload: it finds what to do in the database. */
export interface Job {
  /** Name of its queue: letters, digits and dashes. */
  readonly name: string;
  readonly cadence: Cadence;
  /** Must be idempotent. Throws to be retried; `signal` aborts when the result is no longer awaited. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

export type Cadence =
  /** Interval, over all processes together. */
  | { readonly everySeconds: number }
  /** At these times, as a cron expression of five fields in an IANA zone; missed runs are caught up on once. */
  | { readonly cron: string; readonly zone: string };

/** The jobs of this process; other processes may work on the same database. */
export interface RunningJobs {
  /** Runs a job now instead of at its next time. Never throws: the next scheduled run covers a lost notification. */
  notifyWorker(name: string): void;
  /** Stops taking jobs, waits some seconds for running ones, and leaves the rest to other processes. */
  stop(): Promise<void>;
}
