import { type Fault, fault } from '#domain/errors.ts';
import type { ChosenVisit } from '#domain/lounge/lounge.ts';
import type { OrderId } from '#kernel/ids.ts';
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
  /** As locked. */
  readonly visit: {
    readonly state: 'held' | 'booked' | 'cancelled';
    readonly isHeld: boolean;
    /** That was sold it. */
    readonly order: OrderId | undefined;
  };
  /** That is to be sold it. */
  readonly order: OrderId;
}

/**
 * Why a visit that was ordered cannot be had: it was cancelled or bought already, or its places are gone. Held places are
 * its own.
 */
export function refusalToSell({ visit, order, ...room }: VisitToSell): Fault | undefined {
  // Its traveller chose another one instead, or gave it up: its order may still be open.
  if (visit.state === 'cancelled') return fault('lounge_visit_cancelled', 'starts_at');
  // Another order of the same traveller was begun at the same time.
  if (visit.state === 'booked' && visit.order !== order) return fault('lounge_already_booked', 'starts_at');
  return visit.isHeld ? undefined : roomFault(room);
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
