import { type Instant, MINUTE } from '#kernel/instant.ts';

/** When and where something that was bought takes place. */
export interface Occasion {
  readonly starts: Instant;
  readonly ends: Instant;
  /** Identify places, to tell whether there is a way between them. Absent: not known. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** One may leave it early, as a lounge when the bus is there: it is not compared with what follows. */
  readonly isStay?: boolean | undefined;
  /** Another one at a later time is given without charge when what leads to it with time to change is late. */
  readonly isProtected?: boolean | undefined;
}

/** Minutes between the end of one thing and the beginning of the next: with a way between them, and without. */
export const MIN_MINUTES_APART = 30;
const MIN_MINUTES_IN_PLACE = 10;

/** Two things, by their places in the list, that are at the same time or too close to each other. */
export interface CloseTimes {
  readonly before: number;
  readonly after: number;
  /** From the end of the first to the beginning of the second; negative when they overlap. */
  readonly minutes: number;
  readonly needed: number;
}

/**
 * What does not fit one after the other, in order of time. Each entry of `all` has the occasions of one thing, which
 * are not compared with each other. A bus that arrives at 14:30 and a tour that begins at 14:45 are 15 minutes apart.
 */
export function closeTimes(all: readonly (readonly Occasion[])[]): readonly CloseTimes[] {
  const occasions = all
    .flatMap((own, item) => own.filter(({ isStay }) => !isStay).map((occasion) => ({ ...occasion, item })))
    .toSorted((a, b) => a.starts - b.starts);
  const found: CloseTimes[] = [];
  occasions.forEach((first, i) => {
    for (const next of occasions.slice(i + 1)) {
      if (next.item === first.item) continue;
      const minutes = Math.floor((next.starts - first.ends) / MINUTE);
      const isSamePlace = first.to !== undefined && first.to === next.from;
      const needed = isSamePlace ? MIN_MINUTES_IN_PLACE : MIN_MINUTES_APART;
      if (minutes < needed) found.push({ before: first.item, after: next.item, minutes, needed });
    }
  });
  return found;
}
