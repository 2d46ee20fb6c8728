import { type Item, type JourneyRow, type OfferRow, quantityOf } from '#web/booking/add-data.ts';
import type { FormErrors } from '#web/page.ts';

/** The others offered to the same passenger on the same journey that one excludes. */
export const excludedBy = (offers: readonly OfferRow[], { field, oneOf }: OfferRow): readonly OfferRow[] =>
  oneOf === undefined ? [] : offers.filter((other) => other.oneOf === oneOf && other.field !== field);

/** An offer that was just chosen, and those chosen before that give way to it. */
export interface Replacement {
  readonly field: string;
  readonly replaced: readonly string[];
}

/** What a new choice replaces. Two that are chosen at once stay: nobody knows which of them is wanted. */
export const replacements = (
  journeys: readonly JourneyRow[],
  before: readonly Item[],
  now: readonly Item[],
): readonly Replacement[] =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ offers }) =>
      offers
        .filter(({ field }) => quantityOf(now, field) > 0 && quantityOf(before, field) === 0)
        .map((offer) => ({
          field: offer.field,
          replaced: excludedBy(offers, offer)
            .map(({ field }) => field)
            .filter((field) => quantityOf(now, field) > 0 && quantityOf(before, field) > 0),
        })),
    )
    .filter(({ replaced }) => replaced.length > 0);

/** Choices that exclude each other, at the field of the second, naming both. */
export const bothChosen = (journeys: readonly JourneyRow[], items: readonly Item[]): FormErrors =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ refusal, offers }) => (refusal === undefined ? [offers] : []))
    .flatMap((offers) =>
      offers.flatMap((offer, index) => {
        if (quantityOf(items, offer.field) === 0) return [];
        const first = excludedBy(offers.slice(0, index), offer).find(({ field }) => quantityOf(items, field) > 0);
        if (!first) return [];
        const params = { one: first.name, other: offer.name };
        return [{ code: 'addition_excluded', field: offer.field, message: '', params }];
      }),
    );

/** Refusals of the server with the names of both, where both are in the form. */
export function named(errors: FormErrors, journeys: readonly JourneyRow[], items: readonly Item[]): FormErrors {
  const both = bothChosen(journeys, items);
  return errors.map((error) =>
    error.code === 'addition_excluded' ? (both.find(({ field }) => field === error.field) ?? error) : error,
  );
}
