import type { TourCategory } from '#domain/tours/product.ts';
import type { Message } from '#text/message.ts';
import type { ShoppingData } from '#wire/tours-sale.ts';
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
  readonly tours: readonly TourCard[];
  readonly places: readonly Message[];
  readonly isReached: boolean;
  /** The first day that can be chosen. */
  readonly today: string;
  readonly chosen: ShoppingData['shopping'];
  /** What became of the last selection. */
  readonly said: { readonly kind: 'over'; readonly name: string } | { readonly kind: 'emptied' } | null;
}
