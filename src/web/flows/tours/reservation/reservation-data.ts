import type { ShownError } from '#web/shown-errors.ts';
import type { CaptchaTask } from '#wire/captcha.ts';
import type { TourSlotView, TourView } from '#wire/tours.ts';

/** The choice as typed. */
export interface TypedChoice {
  readonly slot: string;
  readonly adults: string;
  readonly children: string;
  readonly pickup: string;
}

/** What the browser needs of it. */
export interface ShownReservation {
  /** Null: none is required. */
  readonly captcha: CaptchaTask | null;
}

export interface ReservationData extends ShownReservation {
  readonly tour: TourView;
  readonly date: string;
  readonly slots: readonly TourSlotView[];
  readonly typed: TypedChoice;
  /** The first and the last day that can be chosen. */
  readonly days: { readonly first: string; readonly last: string };
  /** The tour whose selection ran out just now. */
  readonly over: string | undefined;
  readonly errors: readonly ShownError[];
}
