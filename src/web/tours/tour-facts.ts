import { type TourFacts, tourGuard, type TourStep, type TourVerdict } from '#domain/tours/steps.ts';
import type { ShoppingData } from '#wire/tours-sale.ts';

/**
 * What the guard asks about, of the answer to `tour/check/shopping`; undefined: there is no session, or it expired.
 * `hasProduct`: the address names a tour.
 */
export const tourFactsOf = (
  data: Pick<ShoppingData, 'shopping' | 'order'> | undefined,
  hasProduct: boolean,
): TourFacts => ({
  hasProduct,
  hasSelection: Boolean(data?.shopping),
  hasOrder: Boolean(data?.order),
  status: data?.order?.status ?? 'process',
  isPaying: data?.order?.paying ?? false,
  isDelivered: data?.order?.delivered ?? false,
});

/** Whether the visitor may be on a page of `/tours`, and where they go instead. */
export const tourVerdictOf = (
  step: TourStep,
  data: Pick<ShoppingData, 'shopping' | 'order'> | undefined,
  hasProduct: boolean,
): TourVerdict => tourGuard(step, tourFactsOf(data, hasProduct));
