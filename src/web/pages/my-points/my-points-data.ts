import type { ShownError } from '#web/shown-errors.ts';
import type { MovementsView } from '#wire/points.ts';

export interface MyPointsData {
  readonly statement: MovementsView;
  /** The page shows older movements. */
  readonly isOlder: boolean;
  /** Hundredths of points just granted as a late credit. */
  readonly added: number | null;
  readonly claim: { readonly folio: string; readonly firstName: string; readonly lastName: string };
  readonly errors: readonly ShownError[];
}
