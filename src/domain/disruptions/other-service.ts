import type { ServiceClass } from '#domain/timetable/departure.ts';
import type { Id } from '#kernel/ids.ts';
import { type Centavos, ZERO } from '#kernel/money.ts';
import { partOf } from './round.ts';

export type ServiceEventId = Id<'service-event'>;

export type ServiceName = ServiceClass['name'];

/** An operator's report of another service class, as it applies to a ticket's segment. */
export interface OtherService {
  readonly event: ServiceEventId;
  readonly sold: ServiceName;
  readonly runs: ServiceName;
  /** Runs in the class sold after all. */
  readonly isAsSold: boolean;
  /** Adult fares of the segment in both classes at the time of the report; undefined when the line has none. */
  readonly fares: { readonly sold: Centavos; readonly runs: Centavos } | undefined;
  readonly reason: string;
}

/**
 * The overpayment of a ticket in a lower class: the relative difference of the fares, applied to the amount paid, so
 * that discounts are preserved.
 */
export function worthLess(total: Centavos, { fares }: Pick<OtherService, 'fares'>): Centavos {
  if (!fares || fares.runs >= fares.sold) return ZERO;
  return partOf(total, { part: fares.sold - fares.runs, whole: fares.sold });
}
