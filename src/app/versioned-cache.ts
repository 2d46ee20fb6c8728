import type { Clock } from '#app/ports.ts';
import { SECOND } from '#kernel/instant.ts';

/** What is read whole and kept in the memory of the process until another version of it is there. */
export interface VersionedCache<Value> {
  /**
   * As it was a second ago at most, however long nobody asked. While the database does not answer, the last one that is known.
   * Throws when there is none yet and none can be read.
   */
  current(): Promise<Value>;
}

export interface VersionedCacheDeps {
  readonly clock: Clock;
  /** Resolves after this many milliseconds: so long is an answer of the database waited for. Without it there is no end to that. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Told when a newer version could not be read; the one in hand is served on. */
  readonly report: (problem: unknown) => void;
}

/** A publication is seen by every process at most so long after it was made. */
const CHECK_EVERY = SECOND;
/** As long as a large value takes to be read. A database that is silent for longer holds nobody up. */
const MAX_WAIT = 3 * SECOND;

/**
 * `read` asks for the version and answers the known value again where that is still the same. It is called at most once a second;
 * who comes then waits for the answer, and all who come meanwhile share one reading. After a question that failed nobody waits
 * until one is answered again.
 */
export function createVersionedCache<Value>(
  read: (known: Value | undefined) => Promise<Value>,
  { clock, pause = forEver, report }: VersionedCacheDeps,
): VersionedCache<Value> {
  let value: Value | undefined;
  let reading: Promise<Value> | undefined;
  /** What those who come during a reading get: the new value, or the one in hand where that takes too long. */
  let awaited: Promise<Value> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isAnswered = true;

  const readOnce = (): Promise<Value> => {
    const askedAt = clock.now();
    const note = (answered: boolean): void => {
      reading = undefined;
      isAnswered = answered;
      // What was published after the question is not in the answer.
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
