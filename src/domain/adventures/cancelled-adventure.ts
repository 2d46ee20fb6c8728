import type { OrderedAdventure } from '#domain/adventures/adventure.ts';
import { fault } from '#domain/errors.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import {
  type CancellationOffer,
  cancellationOffer,
  cancellationSteps,
  type DatedStep,
} from '#domain/tours/cancellation.ts';
import type { Instant } from '#kernel/instant.ts';

/** The ladder of an ordered adventure as moments; empty when it is never given back. */
export const ladderOf = ({
  cancellation = [],
  starts,
}: Pick<OrderedAdventure, 'cancellation' | 'starts'>): readonly DatedStep[] => cancellationSteps(cancellation, starts);

/** What its buyer gets back who cancels it now. */
export const adventureOffer = (
  { cancellation = [], starts, total }: Pick<OrderedAdventure, 'cancellation' | 'starts' | 'total'>,
  now: Instant,
): CancellationOffer => cancellationOffer(cancellation, { starts, total, now });

/**
 * The same as terms of a return. `state` is that of its booking: undefined before it is paid. All that goes back is money
 * that was collected for its supplier.
 */
export function adventureReturnTerms(
  ordered: Pick<OrderedAdventure, 'cancellation' | 'starts' | 'total'>,
  state: 'pending' | 'booked' | 'ending' | 'refunded' | undefined,
  now: Instant,
): ReturnTerms {
  if (state === undefined) return { kind: 'refused', fault: fault('process_cannot_continue') };
  if (state === 'ending' || state === 'refunded') return { kind: 'returned' };
  const { amount } = adventureOffer(ordered, now);
  return amount > 0 ? { kind: 'open', prepaid: amount } : { kind: 'refused', fault: fault('adventure_not_given_back') };
}
