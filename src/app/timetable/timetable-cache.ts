import type { Clock } from '#app/ports.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { type Instant, type LocalDate, localDate, plusDays, SECOND } from '#kernel/instant.ts';

/** The published timetable in the memory of the process. */
export interface TimetableCache {
  /**
   * As it was published a second ago at most, however long nobody asked. While the database does not answer, the last one
   * that is known. Throws when there is none yet and none can be read.
   */
  current(): Promise<Timetable>;
}

export interface TimetableCacheDeps {
  readonly store: TimetableStore;
  readonly clock: Clock;
  /** Resolves after this many milliseconds: so long is an answer of the database waited for. Without it there is no end to that. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  /** Told when a newer version could not be read; the one in hand is served on. */
  readonly report: (problem: unknown) => void;
}

/** A publication is seen by every process at most so long after it was made. */
const CHECK_EVERY = SECOND;
/** As long as a large timetable takes to be read. A database that is silent for longer holds nobody up. */
const MAX_WAIT = 3 * SECOND;
/** Runs that began their service day so long ago may still be under way: three days, and one between UTC and a zone. */
const DAYS_BACK = 4;

/**
 * Asks for the version, and for what operators say, at most once a second; who comes then waits for the answer, and for a
 * new timetable if there is one: all who come meanwhile share one reading. After a question that failed nobody waits until
 * one is answered again.
 */
export function createTimetableCache({ store, clock, pause = forEver, report }: TimetableCacheDeps): TimetableCache {
  let timetable: Timetable | undefined;
  let reading: Promise<Timetable> | undefined;
  /** What those who come during a reading get: the new timetable, or the one in hand where that takes too long. */
  let awaited: Promise<Timetable> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isAnswered = true;

  const read = async (): Promise<Timetable> => {
    const since = firstDay(clock.now());
    const version = await store.version();
    const read = timetable?.version === version ? timetable : buildTimetable(await store.published(since));
    const words = await store.words(since);
    // Words are only added: the newest tells whether there is another.
    timetable = words[0]?.event === read.words[0]?.event ? read : { ...read, words };
    return timetable;
  };

  const readOnce = (): Promise<Timetable> => {
    const askedAt = clock.now();
    const note = (answered: boolean): void => {
      reading = undefined;
      isAnswered = answered;
      // What was published after the question is not in the answer.
      checkedAt = answered ? askedAt : clock.now();
    };
    reading ??= read().then(
      (found) => {
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

  const askAgain = (known: Timetable): void => {
    const read = readOnce().catch((problem: unknown) => {
      report(problem);
      return known;
    });
    awaited = Promise.race([read, pause(MAX_WAIT).then(() => known)]);
  };

  return {
    current: async () => {
      if (!timetable) return readOnce();
      if (clock.now() - checkedAt < CHECK_EVERY) return timetable;
      const isWaitedFor = isAnswered;
      if (!reading) askAgain(timetable);
      return (isWaitedFor && awaited) || timetable;
    },
  };
}

const forEver = (): Promise<void> => new Promise(() => {});

const firstDay = (now: Instant): LocalDate => plusDays(localDate(new Date(now).toISOString().slice(0, 10)), -DAYS_BACK);
