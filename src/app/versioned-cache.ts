import type { Clock } from '#app/ports.ts';
import { SECOND } from '#kernel/instant.ts';

/** A value that is read as a whole and kept in memory until its version changes. */
export interface VersionedCache<Value> {
  /**
   * At most a second old, however long it was not read. While the database does not answer, the last known value.
   * Throws when there is none yet and none can be read.
   */
  current(): Promise<Value>;
}

export interface VersionedCacheDeps {
  readonly clock: Clock;
  /**
   * Resolves after this many milliseconds: limits how long the database's answer is waited for. Without it the wait is
   * unlimited.
   */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Called when a newer version could not be read; the cached value stays in use. */
  readonly report: (problem: unknown) => void;
}

/** A publication reaches every process at most this long after it was made. */
const CHECK_EVERY = SECOND;
/** Enough to read a large value. A database that takes longer blocks no request. */
const MAX_WAIT = 3 * SECOND;

/**
 * `read` queries the version and returns the known value if it is unchanged. It is called at most once a second;
 * callers then wait for the result, and concurrent callers share one read. After a failed read nobody waits until a
 * read succeeds again.
 */
export function createVersionedCache<Value>(
  read: (known: Value | undefined) => Promise<Value>,
  { clock, pause = forEver, report }: VersionedCacheDeps,
): VersionedCache<Value> {
  let value: Value | undefined;
  let reading: Promise<Value> | undefined;
  /** What callers during a read get: the new value, or the cached one when that takes too long. */
  let awaited: Promise<Value> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isAnswered = true;

  const readOnce = (): Promise<Value> => {
    const askedAt = clock.now();
    const note = (answered: boolean): void => {
      reading = undefined;
      isAnswered = answered;
      // Anything published after the query started is not in its result.
      checkedAt = answered ? askedAt : clock.now();
    };
    reading ??= read(value).then(
      (found) => {
        value = found;
        note(true);
        return found;
      },
      (problem: unknown) => {
        note(false);
        throw problem;
      },
    );
    return reading;
  };

  const askAgain = (known: Value): void => {
    const read = readOnce().catch((problem: unknown) => {
      report(problem);
      return known;
    });
    awaited = Promise.race([read, pause(MAX_WAIT).then(() => known)]);
  };

  return {
    current: async () => {
      if (value === undefined) return readOnce();
      if (clock.now() - checkedAt < CHECK_EVERY) return value;
      const isWaitedFor = isAnswered;
      if (!reading) askAgain(value);
      return (isWaitedFor && awaited) || value;
    },
  };
}

const forEver = (): Promise<void> => new Promise(() => {});
