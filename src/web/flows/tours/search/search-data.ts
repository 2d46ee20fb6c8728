import type { TourCategory } from '#domain/tours/product.ts';
import type { Message } from '#text/message.ts';
import type { ShoppingData } from '#wire/tours-sale.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { TourCard } from '#wire/tours.ts';

/** The filters as typed. */
export interface Filters {
  readonly q: string;
  readonly category: TourCategory | '';
  readonly place: string;
  readonly date: string;
  readonly people: string;
  /** Pesos. */
  readonly most: string;
}

export interface SearchData {
  readonly filters: Filters;
  /** Null: none were looked for, for the reason that is said. */
  readonly tours: readonly TourCard[] | null;
  readonly places: readonly Message[];
  readonly isReached: boolean;
  /** The first day that can be chosen. */
  readonly today: string;
  readonly chosen: ShoppingData['shopping'];
  readonly errors: readonly ShownError[];
  /** What became of the last selection. */
  readonly said: { readonly kind: 'over'; readonly name: string } | { readonly kind: 'emptied' } | null;
}
