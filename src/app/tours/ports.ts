import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** Days of the catalogue, both included, of one tour or of all. */
export interface SlotsAsked {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly product?: string;
}

/** The supplier of tours. Nothing throws; undefined: it did not answer. */
export interface TourSupplier {
  products(): Promise<readonly TourProduct[] | undefined>;
  slots(asked: SlotsAsked): Promise<readonly TourSlot[] | undefined>;
}

/** Queries about tours. */
export interface TourReads {
  /** People who have places in slots, by the slots' keys: held, being paid or sold. Slots without any are absent. */
  taken(slots: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
