import type { ScheduleView } from '#wire/shapes.ts';

type Priced = Pick<ScheduleView, 'available' | 'vat_exempt' | 'other_journey'>;

/** What a price is of: one journey of a round trip, and whether tax is part of it. */
interface Basis {
  readonly isRound: boolean;
  readonly isExempt: boolean;
}

/** What all prices of a list are of, so that it can be said once; undefined without prices, or if they differ. */
export function sharedBasis(runs: readonly Priced[]): Basis | undefined {
  const [first, ...others] = runs
    .filter(({ available }) => available)
    .map((run) => ({ isRound: run.other_journey !== undefined, isExempt: run.vat_exempt ?? false }));
  const isShared = others.every((one) => one.isRound === first?.isRound && one.isExempt === first.isExempt);
  return isShared ? first : undefined;
}
