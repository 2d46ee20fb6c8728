import { type Fault, fault } from '#domain/errors.ts';
import type { ChosenVisit } from '#domain/lounge/lounge.ts';
import { after, HOUR, type Instant } from '#kernel/instant.ts';

/** Places of a lounge, in every hour of a visit. */
export interface VisitRoom {
  readonly capacity: number;
  /** By others, in each hour. */
  readonly taken: readonly number[];
  readonly people: number;
}

/** Why so many people have no places in every hour of a visit. */
export const roomFault = ({ capacity, taken, people }: VisitRoom): Fault | undefined =>
  taken.every((others) => others + people <= capacity) ? undefined : fault('lounge_full', 'starts_at');

export interface VisitToSell extends VisitRoom {
  readonly isHeld: boolean;
  /** Another order of the same traveller, begun at the same time, was sold it. */
  readonly isOfAnother: boolean;
}

/** Why a visit that was ordered cannot be had: it was bought already, or its places are gone. Held places are its own. */
export function refusalToSell({ isHeld, isOfAnother, ...room }: VisitToSell): Fault | undefined {
  if (isOfAnother) return fault('lounge_already_booked', 'starts_at');
  return isHeld ? undefined : roomFault(room);
}

/** A visit of the same traveller at the same time. */
export interface OverlappingVisit {
  readonly lounge: string;
  readonly starts: Instant;
  readonly ends: Instant;
  readonly people: number;
  readonly state: 'held' | 'booked' | 'cancelled';
}

export type BesideOwn<Own> =
  | { readonly kind: 'add' }
  | { readonly kind: 'keep'; readonly own: Own }
  | { readonly kind: 'replace'; readonly own: Own }
  | { readonly kind: 'refused'; readonly fault: Fault };

/**
 * What becomes of a new visit beside one of the same traveller at the same time: the same one is kept, one that waits
 * for its payment is replaced, and a booked one has to be cancelled first.
 */
export function besideOwn<Own extends OverlappingVisit>(
  own: Own | undefined,
  wanted: ChosenVisit & { readonly lounge: string },
): BesideOwn<Own> {
  if (!own || own.state === 'cancelled') return { kind: 'add' };
  const ends = after(wanted.starts, wanted.hours * HOUR);
  const isSameTime = own.starts === wanted.starts && own.ends === ends;
  if (own.lounge === wanted.lounge && isSameTime && own.people === wanted.people) return { kind: 'keep', own };
  return own.state === 'held'
    ? { kind: 'replace', own }
    : { kind: 'refused', fault: fault('lounge_already_booked', 'starts_at') };
}
