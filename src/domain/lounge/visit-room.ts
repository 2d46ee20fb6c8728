import type { Fault } from '#domain/errors.ts';
import { fault } from '#domain/errors.ts';

/** Whether so many people still fit in every hour of a visit; `taken` are those of each hour without them. */
export const fits = (capacity: number, taken: readonly number[], people: number): boolean =>
  taken.every((others) => others + people <= capacity);

/** A visit of the same traveller at the same time. */
export interface OverlappingVisit {
  readonly isSame: boolean;
  readonly state: 'held' | 'booked' | 'cancelled';
}

/**
 * What becomes of a new visit beside one of the same traveller at the same time: the same one is kept, one that waits
 * for its payment is replaced, and a booked one has to be cancelled first.
 */
export function besideOwn(own: OverlappingVisit | undefined): 'add' | 'keep' | 'replace' | Fault {
  if (!own || own.state === 'cancelled') return 'add';
  if (own.isSame) return 'keep';
  return own.state === 'held' ? 'replace' : fault('lounge_already_booked', 'starts_at');
}
