import type { TourProduct, TourSlot } from '#domain/tours/product.ts';
import { before, HOUR, type Instant, type LocalDate, MINUTE, plusDays } from '#kernel/instant.ts';

export const SLOT_STATES = ['open', 'full', 'closed', 'cancelled'] as const;

export type SlotState = (typeof SLOT_STATES)[number];

export const TOUR_DAY_STATES = ['on_sale', 'full', 'closed', 'out_of_season'] as const;

export type TourDayState = (typeof TOUR_DAY_STATES)[number];

/** The catalogue shows this many days from today. */
export const TOUR_DAYS = 90;

/** The last moment to buy a slot. */
export const slotCloses = ({ cutOffHours }: Pick<TourProduct, 'cutOffHours'>, { starts }: Pick<TourSlot, 'starts'>) =>
  before(starts, cutOffHours * HOUR);

/** Places that nobody has; none where the supplier gives fewer than were sold. */
export const placesLeft = (capacity: number, taken: number): number => Math.max(0, capacity - taken);

/** Whether a slot can be bought for so many people. */
export function slotState(
  product: Pick<TourProduct, 'cutOffHours'>,
  slot: Pick<TourSlot, 'starts' | 'isCancelled'>,
  { left, people, now }: { readonly left: number; readonly people: number; readonly now: Instant },
): SlotState {
  if (slot.isCancelled) return 'cancelled';
  if (now >= slotCloses(product, slot)) return 'closed';
  return left < people ? 'full' : 'open';
}

/** The state of a day, from those of its slots. */
export function dayState(slots: readonly SlotState[], isInSeason: boolean): TourDayState {
  if (!isInSeason) return 'out_of_season';
  if (slots.includes('open')) return 'on_sale';
  return slots.includes('full') ? 'full' : 'closed';
}

/** When somebody is picked up for a start. */
export const pickUpAt = ({ minutesBefore }: { readonly minutesBefore: number }, starts: Instant): Instant =>
  before(starts, minutesBefore * MINUTE);

/** Days of a request, within those on sale: from `from` on, `most` at most. */
export function daysShown(from: LocalDate, today: LocalDate, most: number): readonly LocalDate[] {
  const first = from < today ? today : from;
  const end = plusDays(today, TOUR_DAYS);
  return Array.from({ length: most }, (_, index) => plusDays(first, index)).filter((day) => day < end);
}
