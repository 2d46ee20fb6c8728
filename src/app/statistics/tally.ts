import type { Clock } from '#app/ports.ts';
import type { VisitCounts } from '#app/statistics/ports.ts';
import { type Counter, MAX_LABEL, type VisitCount } from '#domain/statistics/visit-count.ts';
import type { Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** Counts in memory: a request is never kept waiting for it, and never fails of it. */
export interface Tally {
  count(name: Counter, label: string): void;
  /** Writes down what was counted since the last time. Never throws: what could not be written is tried with the next. */
  flush(): Promise<void>;
}

export interface TallyDeps {
  readonly counts: Pick<VisitCounts, 'add'>;
  readonly clock: Clock;
  /** Where days begin and end. */
  readonly zone: Zone;
  readonly report: (problem: unknown) => void;
}

/**
 * Different counts between two flushes. Labels are names the program knows, so that nobody can make this many; should they, what is
 * new is not counted, and the rest goes on.
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
    // One after the other: a shutdown waits for the one that is under way, and writes what came meanwhile.
    flush: () => {
      const next = (flushing ?? Promise.resolve()).then(write);
      flushing = next;
      return next;
    },
  };
}
