import type { Direction, QuoteAmounts } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { OrderId, ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/**
 * What a reservation that is a change of schedule (T44) changes in another, as it was when the change began. The change
 * itself has one journey, the new one, as its departure.
 */
export interface ScheduleChange {
  /** The reservation that is changed. */
  readonly of: OrderId;
  readonly code: ReservationCode;
  /** Which of its journeys. */
  readonly direction: Direction;
  /** The run that is given up, and when it leaves the passengers' own stop; neither where the ticket was open (N8). */
  readonly from: Segment | undefined;
  readonly fromDeparts: Instant | undefined;
  /** What that journey cost, and is paid. */
  readonly paid: QuoteAmounts;
  /** The terms it was sold under hold for the new run as well. */
  readonly round: boolean;
  readonly promoPercent: number | undefined;
  /** How much adult fares rose since an open ticket was sold: it is never repriced upward (T32). */
  readonly tariffRise: Centavos | undefined;
}

/** Whether it gives an open ticket its first run; that is no change of schedule, of which there is one for each journey. */
export const isOpening = ({ from }: Pick<ScheduleChange, 'from'>): boolean => from === undefined;
