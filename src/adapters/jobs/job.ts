/** Work to be done again and again. What there is to do it finds in the database: it takes nothing with it. */
export interface Job {
  /** As its queue is called: letters, digits and dashes. */
  readonly name: string;
  readonly cadence: Cadence;
  /** Safe to run twice. Throws to be run again; `signal` says that nobody waits for it any longer. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

export type Cadence =
  /** So often, over all processes together. */
  | { readonly everySeconds: number }
  /** At these moments, five fields as cron has them, in an IANA zone; caught up on once when nobody was there. */
  | { readonly cron: string; readonly zone: string };

/** Jobs at work in this process, beside those of others on the same database. */
export interface RunningJobs {
  /**
   * There is something to do now: does not wait for the next time. Never throws; what it misses the next time finds.
   */
  notifyWorker(name: string): void;
  /** Takes no more, waits some seconds for what is running, and hands the rest to other processes. */
  stop(): Promise<void>;
}
