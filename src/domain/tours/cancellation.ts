import type { CancellationStep } from '#domain/tours/product.ts';
import { before, HOUR, type Instant } from '#kernel/instant.ts';

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
