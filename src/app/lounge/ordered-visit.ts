import type { VisitId } from '#app/lounge/ports.ts';
import type { ChosenVisit, Lounge } from '#domain/lounge/lounge.ts';
import type { OrderId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

/** What an order for a visit says of it, as stored with its item. */
export interface OrderedVisit extends ChosenVisit {
  readonly visit: VisitId;
  readonly lounge: string;
  /** Zero: the tier includes it. */
  readonly total: number;
  /** The trip that gives the right and was unpaid then. Absent: a ticket. */
  readonly trip?: OrderId | undefined;
  /** For its voucher. Absent in orders of earlier releases, which have none. */
  readonly place?: Pick<Lounge, 'name' | 'host' | 'zone'> | undefined;
  /** Of its buyer, for its voucher. Absent in orders of earlier releases, whose vouchers are in Spanish. */
  readonly lang?: 'es' | 'en' | undefined;
}

/** Reads a stored row. Throws when it is not a visit. */
export function readVisit(what: unknown): OrderedVisit {
  const { visit, lounge, starts, hours, people, total, trip, place, lang } = what as Partial<OrderedVisit>;
  if (!visit || !lounge || !starts || !hours || !people || total === undefined)
    throw new Error('an item without its visit');
  return { visit, lounge, starts: instant(starts), hours, people, total, trip, place, lang };
}
