import type { Direction } from '#domain/fares/quote.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { alsoSaid } from '#web/flows/itinerary/beside/cancel-beside.ts';
import type { Beside } from '#web/flows/itinerary/beside/read-beside.ts';
import type { RefundOfferView, DifferenceOfferView, EntitlementsView, TicketRefundView } from '#wire/money-back.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What the traveller takes for a compensation or a cancellation. */
export type Take = 'original' | 'credit' | 'travel' | 'difference' | 'difference_credit';

/** What is to be confirmed, with the amounts shown. */
export interface Proposal {
  /** Undefined when the traveller travels anyway; `travel` and `difference` are undefined otherwise. */
  readonly offer: RefundOfferView | undefined;
  readonly travel: EntitlementsView['travel'] | undefined;
  readonly difference: DifferenceOfferView | undefined;
  /** The available options; the first is preselected. */
  readonly takes: readonly Take[];
  /** Idempotency key of the form. */
  readonly key: string;
}

/** Data of the cancellation page. */
export interface CancelData {
  readonly reservation: ReservationView;
  /** Which compensation is claimed; undefined for a cancellation. */
  readonly claim: 'delay' | 'cancellation' | 'difference' | undefined;
  readonly passengers: readonly number[];
  readonly directions: readonly Direction[];
  readonly proposal: Proposal | undefined;
  /** What was just confirmed. */
  readonly done: TicketRefundView | undefined;
  /** What was bought with it and no longer goes with it. */
  readonly beside: Beside;
  /** What of that was cancelled with it, and what could not be. */
  readonly ended: ReturnType<typeof alsoSaid>;
  readonly errors: readonly ShownError[];
}
