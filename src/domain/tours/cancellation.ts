import { type Fault, fault } from '#domain/errors.ts';
import { isStanding, type SlotReason, type TourBookingState } from '#domain/tours/booking.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import type { CancellationStep } from '#domain/tours/product.ts';
import { before, HOUR, type Instant } from '#kernel/instant.ts';
import { type Centavos, centavos, ZERO } from '#kernel/money.ts';

/** Cancelled until `until`, this share goes back. */
export interface DatedStep {
  readonly until: Instant;
  readonly percent: number;
}

/** The ladder of a start as moments, the earliest first. */
export const cancellationSteps = (ladder: readonly CancellationStep[], starts: Instant): readonly DatedStep[] =>
  ladder
    .map(({ hoursBefore, percent }) => ({ until: before(starts, hoursBefore * HOUR), percent }))
    .sort((a, b) => a.until - b.until);

/** The steps of a ladder that can still be kept; those before them are not promised to anybody who buys now. */
export const stepsAhead = (
  ladder: readonly CancellationStep[],
  { starts, now }: { readonly starts: Instant; readonly now: Instant },
): readonly CancellationStep[] => ladder.filter(({ hoursBefore }) => now < before(starts, hoursBefore * HOUR));

/** What goes back of a price when its buyer cancels now. */
export interface CancellationOffer {
  readonly amount: Centavos;
  readonly percent: number;
  /** This is good until then; undefined: nothing goes back any more. */
  readonly until: Instant | undefined;
}

const NOTHING: CancellationOffer = { amount: ZERO, percent: 0, until: undefined };

/** The step that holds at this moment. The amount is rounded to the buyer's advantage. */
export function cancellationOffer(
  ladder: readonly CancellationStep[],
  { starts, total, now }: { readonly starts: Instant; readonly total: Centavos; readonly now: Instant },
): CancellationOffer {
  const step = cancellationSteps(ladder, starts).find(({ until }) => now < until);
  if (!step) return NOTHING;
  return { amount: centavos(Math.ceil((total * step.percent) / 100)), percent: step.percent, until: step.until };
}

/**
 * The same of an order, which may never have been paid, have been returned, or have begun: then nothing goes back. All
 * of it does when staff cancelled its start.
 */
export function offerToCancel(
  state: TourBookingState | undefined,
  { ladder, calledOff, ...tour }: Pick<CancelledTour, 'ladder' | 'starts' | 'total' | 'calledOff' | 'now'>,
): CancellationOffer {
  if (!isStanding(state)) return NOTHING;
  if (calledOff) return { amount: tour.total, percent: 100, until: undefined };
  return tour.now < tour.starts ? cancellationOffer(ladder, tour) : NOTHING;
}

/** A tour whose buyer cancels it, for the amount that was shown. */
export interface CancelledTour {
  /** Undefined: it was never paid. */
  readonly state: TourBookingState | undefined;
  readonly ladder: readonly CancellationStep[];
  readonly starts: Instant;
  readonly total: Centavos;
  /** Why staff cancelled its start; absent: it takes place. */
  readonly calledOff?: SlotReason | undefined;
  readonly shown: number;
  readonly now: Instant;
}

/** What its buyer gets back who returns its order now: nothing less than something. */
export function tourReturnTerms({ state, ...tour }: Omit<CancelledTour, 'shown'>): ReturnTerms {
  const { amount } = offerToCancel(state, tour);
  const verdict = cancelVerdict({ ...tour, state, shown: amount });
  if (verdict.kind === 'nothing') return { kind: 'returned' };
  if (verdict.kind === 'refused') return verdict;
  return amount > 0
    ? { kind: 'open', prepaid: ZERO, part: amount }
    : { kind: 'refused', fault: fault('process_cannot_continue') };
}

/** Whose doing it is: staff who cancelled its start, or else its buyer. */
export const whyCancelled = ({ calledOff }: Pick<CancelledTour, 'calledOff'>): SlotReason | 'traveller' =>
  calledOff ?? 'traveller';

export type CancelVerdict =
  | { readonly kind: 'return'; readonly amount: Centavos }
  /** It went back before. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly fault: Fault };

/**
 * What becomes of it. It goes back until it starts, for what its ladder gives, if that is still what was shown; all of
 * it, whatever was shown and whenever, when staff cancelled its start and have not come to this order yet.
 */
export function cancelVerdict({ state, ladder, calledOff, shown, ...tour }: CancelledTour): CancelVerdict {
  if (state === undefined) return { kind: 'refused', fault: fault('process_cannot_continue') };
  if (!isStanding(state)) return { kind: 'nothing' };
  if (calledOff) return { kind: 'return', amount: tour.total };
  if (tour.now >= tour.starts) return { kind: 'refused', fault: fault('slot_closed') };
  const { amount } = cancellationOffer(ladder, tour);
  if (amount !== shown) return { kind: 'refused', fault: fault('offer_changed', 'amount', { amount }) };
  return { kind: 'return', amount };
}
