import type { OpenSlot } from '#app/tours/read-catalogue.ts';
import { cancellationSteps, stepsAhead } from '#domain/tours/cancellation.ts';
import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { pickUpAt, slotCloses } from '#domain/tours/slot-sale.ts';
import { after, type Instant, MINUTE } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { ChosenSlotView, TourCard, TourSlotView, TourView } from '#wire/tours.ts';

/** A tour in a list. */
export const tourCardOf = (product: TourProduct): TourCard => ({
  name: product.name,
  title: { ...product.title },
  summary: { ...product.summary },
  place: { ...product.place },
  category: product.category,
  duration_minutes: product.minutes,
  languages: [...product.languages],
  price: product.prices.adult,
  child_price: product.prices.child,
  season: product.season && { ...product.season },
});

/** A tour with everything about it. */
export const tourViewOf = (product: TourProduct): TourView => ({
  ...tourCardOf(product),
  text: product.text.map((one) => ({ ...one })),
  includes: product.includes.map((one) => ({ ...one })),
  excludes: product.excludes.map((one) => ({ ...one })),
  bring: product.bring.map((one) => ({ ...one })),
  zone: product.zone,
  party: { ...product.party },
  ages: { min: product.ages.min, child_until: product.ages.childUntil },
  cutoff_hours: product.cutOffHours,
  pickups: product.pickUps.map(({ key, place, minutesBefore }) => ({
    key,
    place: { ...place },
    minutes_before: minutesBefore,
  })),
  meeting_point: { ...product.meetingPoint },
  cancellation: product.cancellation.map(({ hoursBefore, percent }) => ({ hours_before: hoursBefore, percent })),
  depends_on_weather: product.dependsOnWeather,
  seller: { ...product.seller },
});

/** The ladder of a start as far as it is ahead, each step with its own moment. */
const cancellationViews = (product: TourProduct, { starts }: Pick<TourSlot, 'starts'>, now: Instant) =>
  cancellationSteps(stepsAhead(product.cancellation, { starts, now }), starts).map(({ until, percent }) => ({
    until: isoInZone(until, product.zone),
    percent,
  }));

export const pickUpViews = (product: TourProduct, { starts }: Pick<TourSlot, 'starts'>) =>
  product.pickUps.map((one) => ({
    key: one.key,
    place: { ...one.place },
    at: isoInZone(pickUpAt(one, starts), product.zone),
  }));

/** A start by the clock of its place. */
export const chosenSlotViewOf = (
  { product, slot }: Pick<OpenSlot, 'product' | 'slot'>,
  now: Instant,
): ChosenSlotView => ({
  slot: slot.key,
  name: product.name,
  starts_at: isoInZone(slot.starts, product.zone),
  ends_at: isoInZone(after(slot.starts, product.minutes * MINUTE), product.zone),
  closes_at: isoInZone(slotCloses(product, slot), product.zone),
  price: slot.prices.adult,
  child_price: slot.prices.child,
  pickups: pickUpViews(product, slot),
  cancellation: cancellationViews(product, slot, now),
});

/** The same with what is left of it. */
export const tourSlotViewOf = ({ state, left, ...of }: OpenSlot, now: Instant): TourSlotView => ({
  ...chosenSlotViewOf(of, now),
  state,
  left,
});
