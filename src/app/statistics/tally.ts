import type { Clock } from '#app/ports.ts';
import type { VisitCounts } from '#app/statistics/ports.ts';
import { type Counter, MAX_LABEL, type VisitCount } from '#domain/statistics/visit-count.ts';
import type { Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** Counts in memory: requests neither wait for it nor fail because of it. */
export interface Tally {
  count(name: Counter, label: string): void;
  /**
   * Stores the counts since the last flush. Never throws: counts that could not be stored are retried with the next
   * flush.
   */
  flush(): Promise<void>;
}

export interface TallyDeps {
  readonly counts: Pick<VisitCounts, 'add'>;
  readonly clock: Clock;
  /** Defines the days. */
  readonly zone: Zone;
  readonly report: (problem: unknown) => void;
}

/**
 * Maximum number of distinct counts between two flushes. Labels are names the program defines, so this should not be
 * reached; beyond it, new labels are dropped and the others go on.
 */
const MAX_WAITING = 5_000;

export function createTally({ counts, clock, zone, report }: TallyDeps): Tally {
  let waiting = new Map<string, VisitCount>();
  let flushing: Promise<void> | undefined;

  const add = (more: VisitCount) => {
    const key = `${more.day} ${more.name} ${more.label}`;
    const before = waiting.get(key);
    if (!before && waiting.size >= MAX_WAITING) return;
    waiting.set(key, { ...more, count: more.count + (before?.count ?? 0) });
  };

  const write = async () => {
    const taken = [...waiting.values()];
    if (taken.length === 0) return;
    waiting = new Map();
    try {
      await counts.add(taken);
    } catch (problem) {
      report(problem);
      taken.forEach(add);
    }
  };

  return {
    count: (name, label) => {
      if (label.length <= MAX_LABEL) add({ day: dateInZone(clock.now(), zone), name, label, count: 1 });
    },
    // Serialized: a shutdown waits for the current flush, then writes what came meanwhile.
    flush: () => {
      const next = (flushing ?? Promise.resolve()).then(write);
      flushing = next;
      return next;
    },
  };
}
