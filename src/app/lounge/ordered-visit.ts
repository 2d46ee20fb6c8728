import type { VisitId } from '#app/lounge/ports.ts';
import type { ChosenVisit } from '#domain/lounge/lounge.ts';
import type { OrderId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

/** What an order for a visit says of it, as stored with its item. */
export interface OrderedVisit extends ChosenVisit {
  readonly visit: VisitId;
  readonly lounge: string;
  readonly total: number;
  /** The trip that gives the right and was unpaid then. Absent: a ticket. */
  readonly trip?: OrderId | undefined;
}

/** Reads a stored row. Throws when it is not a visit. */
export function readVisit(what: unknown): OrderedVisit {
  const { visit, lounge, starts, hours, people, total, trip } = what as Partial<OrderedVisit>;
  if (!visit || !lounge || !starts || !hours || !people || !total) throw new Error('an item without its visit');
  return { visit, lounge, starts: instant(starts), hours, people, total, trip };
}
