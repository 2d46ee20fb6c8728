import type { LiveAvailability, TakenOnRun } from '#app/seats/ports.ts';
import { isSameSegment, type Segment } from '#domain/timetable/departure.ts';

/**
 * Availability that is read for these segments now, before it is known whether anybody asks: so that it is read
 * together with what decides that, and not after it. Answers the first question about exactly these segments.
 */
export function askedAhead(availability: LiveAvailability, segments: readonly Segment[]): LiveAvailability {
  let early: Promise<readonly TakenOnRun[]> | undefined = availability.taken(segments);
  // If nobody asks, nobody needs to know that it failed.
  early.catch(() => undefined);
  const isEarly = (asked: readonly Segment[]) =>
    asked.length === segments.length && asked.every((segment, index) => isSameSegment(segment, segments[index]));
  return {
    taken: (asked) => {
      const answer = isEarly(asked) ? early : undefined;
      early = undefined;
      return answer ?? availability.taken(asked);
    },
  };
}
