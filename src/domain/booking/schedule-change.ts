import type { Direction, QuoteAmounts, TicketPrice } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { OrderId, ReservationCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/**
 * What a change of schedule (T44) changes in another reservation, as it was when the change began. The change itself
 * has one journey, the new one, as its departure.
 */
export interface ScheduleChange {
  /** The reservation being changed. */
  readonly of: OrderId;
  readonly code: ReservationCode;
  /** Which of its journeys. */
  readonly direction: Direction;
  /** The original run, and its departure from the passengers' stop; both undefined when the ticket was open (N8). */
  readonly from: Segment | undefined;
  readonly fromDeparts: Instant | undefined;
  /** The price already paid for that journey. */
  readonly paid: QuoteAmounts;
  /** The original terms of sale also apply to the new run. */
  readonly round: boolean;
  readonly promoPercent: number | undefined;
  /** How much adult fares rose since an open ticket was sold: open tickets are never repriced upward (T32). */
  readonly tariffRise: Centavos | undefined;
  /**
   * After a missed transfer: the prices the journey was sold at, which a dearer run costs as well. Nothing closes such a
   * change but its own end.
   */
  readonly kept?: readonly TicketPrice[] | undefined;
}

/** Whether it gives an open ticket its first run; that does not count as the one change of schedule per journey. */
export const isOpening = ({ from }: Pick<ScheduleChange, 'from'>): boolean => from === undefined;
