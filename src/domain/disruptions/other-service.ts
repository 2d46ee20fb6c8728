import type { ServiceClass } from '#domain/timetable/departure.ts';
import type { Id } from '#kernel/ids.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { partOf } from './round.ts';

export type ServiceEventId = Id<'service-event'>;

export type ServiceName = ServiceClass['name'];

/** What an operator said of the class a departure runs in, as it counts for the segment of one ticket. */
export interface OtherService {
  readonly event: ServiceEventId;
  readonly sold: ServiceName;
  readonly runs: ServiceName;
  /** The same class after all. */
  readonly isAsSold: boolean;
  /** Adult fares of the segment in both classes when it was said; undefined where the line has none. */
  readonly fares: { readonly sold: Centavos; readonly runs: Centavos } | undefined;
  readonly reason: string;
}

/**
 * What a ticket cost more than it would have cost in the class that runs: the share by which the fare is lower, of what was
 * paid, so that every discount counts in both.
 */
export function worthLess(total: Centavos, { fares }: Pick<OtherService, 'fares'>): Centavos {
  if (!fares || fares.runs >= fares.sold) return ZERO;
  return partOf(total, { part: fares.sold - fares.runs, whole: fares.sold });
}
