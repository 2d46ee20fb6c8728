import { type LocalDate, localDate, plusDays } from '#kernel/instant.ts';
import type { ClosedDay } from '#domain/booking/day-prices.ts';
import type { DayPrices } from '#web/booking/search/day-facts.ts';

export interface DayLimits {
  readonly today: LocalDate;
  readonly first: LocalDate;
  readonly last: LocalDate;
}

/** How far a calendar goes whose field has no last day. */
const AHEAD_DAYS = 365;

/** The limits of a field, from its attributes; without a last day, a year. */
export function limitsOf(today: string, min: string, max: string): DayLimits {
  const first = localDate(min);
  return { today: localDate(today), first, last: max ? localDate(max) : plusDays(first, AHEAD_DAYS) };
}

export const nearestWithin = (day: LocalDate, { first, last }: DayLimits): LocalDate =>
  day < first ? first : day > last ? last : day;

/** Why a day cannot be chosen: outside the limits, or without a run to buy where that is known. */
export function whyClosed(
  day: LocalDate,
  { first, last }: DayLimits,
  prices: DayPrices,
): Exclude<ClosedDay, 'left' | 'not_yet'> | 'outside' | undefined {
  if (day < first || day > last) return 'outside';
  const state = prices.get(day)?.state ?? 'on_sale';
  if (state === 'on_sale') return undefined;
  return state === 'left' || state === 'not_yet' ? 'outside' : state;
}
