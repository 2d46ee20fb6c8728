import type { ShownError } from '#web/shown-errors.ts';
import type { ShoppingView } from '#wire/tours-sale.ts';

export interface ReviewData {
  readonly shopping: ShoppingView;
  /** What is worth saying about the selection. */
  readonly said: { readonly kind: 'price'; readonly before: number } | { readonly kind: 'other tab' } | null;
  readonly errors: readonly ShownError[];
}
