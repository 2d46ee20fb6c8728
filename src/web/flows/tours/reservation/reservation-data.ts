import type { ShownError } from '#web/shown-errors.ts';
import type { TourSlotView, TourView } from '#wire/tours.ts';

/** The choice as typed. */
export interface TypedChoice {
  readonly slot: string;
  readonly adults: string;
  readonly children: string;
  readonly pickup: string;
}

export interface ReservationData {
  readonly tour: TourView;
  readonly date: string;
  readonly slots: readonly TourSlotView[];
  readonly typed: TypedChoice;
  /** The first and the last day that can be chosen. */
  readonly days: { readonly first: string; readonly last: string };
  readonly errors: readonly ShownError[];
}
