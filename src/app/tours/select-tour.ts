import type { TourCatalogue } from '#app/tours/catalogue.ts';
import type { TourSelection, TourSupplier } from '#app/tours/ports.ts';
import { findTour } from '#app/tours/read-catalogue.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { choiceVerdict, slotOf } from '#domain/tours/choose-tour.ts';
import { peopleFault, type TourPeople } from '#domain/tours/participants.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SelectTourDeps {
  /** Absent: no tours are sold. */
  readonly catalogue?: TourCatalogue | undefined;
  readonly supplier?: Pick<TourSupplier, 'slot'> | undefined;
}

export interface TourWanted extends TourPeople {
  readonly name: string;
  readonly slot: string;
  readonly pickUp: string | null;
  /** Centavos; the price that was seen, null: none. */
  readonly total: number | null;
}

/** A choice that can be bought as far as can be seen without holding its places. */
export async function selectTour(
  deps: SelectTourDeps,
  wanted: TourWanted,
  now: Instant,
): Promise<Result<TourSelection, Faults>> {
  const found = await findTour(deps)(wanted.name);
  if (!found.ok) return found;
  const product = found.value;
  const wrong = peopleFault(product, wanted);
  if (wrong) return fail([wrong]);
  const fresh = await freshSlot(deps, { product, key: wanted.slot });
  if (!fresh.ok) return fail([fresh.fault]);
  const slot = fresh.value;
  const { adults, children, pickUp, total: seen } = wanted;
  const verdict = choiceVerdict({ product, slot, adults, children, pickUp, seen, now });
  if (verdict.kind === 'refused') return fail([verdict.fault]);
  return ok({ product, slot, adults, children, pickUp: verdict.pickUp });
}

/** A start as the supplier has it now. */
export async function freshSlot(
  { supplier }: Pick<SelectTourDeps, 'supplier'>,
  { product, key }: { readonly product: Pick<TourProduct, 'name'>; readonly key: string },
): Promise<Result<TourSlot, Fault>> {
  return slotOf(key === '' ? 'unknown' : await supplier?.slot(key), product);
}
