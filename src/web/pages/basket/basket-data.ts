import type { ShownError } from '#web/shown-errors.ts';
import type { BasketView } from '#wire/basket.ts';

/** Data of the basket's page; `basket` is null while it cannot be reached. */
export interface BasketData {
  readonly basket: BasketView | null;
  /** Why orders in it can no longer be paid, in words, by their codes. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly errors: readonly ShownError[];
}
