import type { Direction } from '#domain/fares/quote.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { RefundOfferView, DifferenceOfferView, EntitlementsView, TicketRefundView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** How a right or a cancellation is taken. */
export type Take = 'original' | 'credit' | 'travel' | 'difference' | 'difference_credit';

/** What is to be confirmed, with the amounts that are agreed to. */
export interface Proposal {
  /** Undefined for anyone who travels all the same, as the next two are for everybody else. */
  readonly offer: RefundOfferView | undefined;
  readonly travel: EntitlementsView['travel'] | undefined;
  readonly difference: DifferenceOfferView | undefined;
  /** Only these ways are offered; the first is chosen. */
  readonly takes: readonly Take[];
  /** By whom the same form is sent twice. */
  readonly key: string;
}

/** What the page of cancelling is drawn from. */
export interface CancelData {
  readonly reservation: ReservationView;
  /** Which right is taken; undefined where something is cancelled. */
  readonly claim: 'delay' | 'cancellation' | 'difference' | undefined;
  readonly passengers: readonly number[];
  readonly directions: readonly Direction[];
  readonly proposal: Proposal | undefined;
  /** What was confirmed just now. */
  readonly done: TicketRefundView | undefined;
  readonly errors: readonly ShownError[];
}
