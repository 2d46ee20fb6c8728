import type { Clock } from '#app/ports.ts';
import type { TimetableStore } from '#app/timetable/ports.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { type Instant, type LocalDate, localDate, plusDays, SECOND } from '#kernel/instant.ts';

/** The published timetable in the memory of the process. */
export interface TimetableCache {
  /** Waits only for the very first reading. Throws when there is none yet and none can be read. */
  current(): Promise<Timetable>;
}

export interface TimetableCacheParts {
  readonly store: TimetableStore;
  readonly clock: Clock;
  /** Told when a newer version could not be read; the one in hand is served on. */
  readonly report: (problem: unknown) => void;
}

/** A publication is seen by every process at most so long after it was made. */
const CHECK_EVERY = SECOND;
/** Runs that began their service day so long ago may still be under way. */
const DAYS_BACK = 2;

/** Asks for the version, and for what operators say, at most once a second, reads a new one beside the old and then swaps: nobody waits for it. */
export function createTimetableCache({ store, clock, report }: TimetableCacheParts): TimetableCache {
  let timetable: Timetable | undefined;
  let reading: Promise<Timetable> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const read = async (): Promise<Timetable> => {
    const since = firstDay(clock.now());
    const version = await store.version();
    if (timetable?.version !== version) timetable = buildTimetable(await store.published(since));
    const words = await store.words(since);
    // Words are only added: the newest tells whether there is another.
    if (words[0]?.event !== timetable.words[0]?.event) timetable = { ...timetable, words };
    return timetable;
  };

  const readOnce = (): Promise<Timetable> => {
    reading ??= read().finally(() => {
      reading = undefined;
      checkedAt = clock.now();
    });
    return reading;
  };

  return {
    current: async () => {
      if (!timetable) return readOnce();
      if (!reading && clock.now() - checkedAt >= CHECK_EVERY) readOnce().catch(report);
      return timetable;
    },
  };
}

const firstDay = (now: Instant): LocalDate => plusDays(localDate(new Date(now).toISOString().slice(0, 10)), -DAYS_BACK);
