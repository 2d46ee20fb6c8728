import { type LocalDate, plusDays } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';

/** Two months at most are answered at once. */
export const MAX_CALENDAR_DAYS = 62;

/** Why nothing can be bought for a day: every run has left or is about to, none runs, none has room, or it is not on sale yet. */
export const CLOSED_DAYS = ['left', 'no_runs', 'sold_out', 'not_yet'] as const;

export type ClosedDay = (typeof CLOSED_DAYS)[number];

/** A day of a calendar: the lowest price of one adult, VAT included, or why there is none. */
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

/** A day none of whose runs can be chosen: a full one may be free again, cancelled ones alone are no runs. */
export const withoutRun = (date: LocalDate, runs: readonly { readonly reason: string | undefined }[]): DayPrice => ({
  date,
  state: runs.every(({ reason }) => reason === 'cancelled') ? 'no_runs' : 'sold_out',
});
