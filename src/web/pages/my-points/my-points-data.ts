import type { ShownError } from '#web/shown-errors.ts';
import type { MovementsView } from '#wire/points.ts';

export interface MyPointsData {
  readonly statement: MovementsView;
  /** A page of older movements. */
  readonly isOlder: boolean;
  /** Hundredths that were given late just now. */
  readonly added: number | null;
  readonly claim: { readonly folio: string; readonly firstName: string; readonly lastName: string };
  readonly errors: readonly ShownError[];
}
