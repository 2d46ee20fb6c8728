import { type LocalDate, plusDays } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Longest range of one response: two months. */
export const MAX_CALENDAR_DAYS = 62;

/**
 * Why a day cannot be bought: every run has left or is about to, there are no runs, none has room, or it is not on sale
 * yet.
 */
export const CLOSED_DAYS = ['left', 'no_runs', 'sold_out', 'not_yet'] as const;

export type ClosedDay = (typeof CLOSED_DAYS)[number];

/** A day of a calendar: the lowest price for one adult, VAT included, or why there is none. */
export type DayPrice =
  | { readonly date: LocalDate; readonly state: 'on_sale'; readonly price: Centavos }
  | { readonly date: LocalDate; readonly state: ClosedDay };

/** Both days included. */
export interface DayRange {
  readonly first: LocalDate;
  readonly last: LocalDate;
}

export function daysOfRange({ first, last }: DayRange): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** A range in parts, none longer than one question may be, in order. */
export function askableRanges({ first, last }: DayRange): readonly DayRange[] {
  const parts: DayRange[] = [];
  for (let from = first; from <= last; from = plusDays(from, MAX_CALENDAR_DAYS)) {
    const to = plusDays(from, MAX_CALENDAR_DAYS - 1);
    parts.push({ first: from, last: to < last ? to : last });
  }
  return parts;
}

/**
 * A day without a run to choose. A full run may become free again; a day with only cancelled runs counts as one without
 * runs.
 */
export const withoutRun = (date: LocalDate, runs: readonly { readonly reason: string | undefined }[]): DayPrice => ({
  date,
  state: runs.every(({ reason }) => reason === 'cancelled') ? 'no_runs' : 'sold_out',
});
