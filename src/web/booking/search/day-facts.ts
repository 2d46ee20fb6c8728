import type { ClosedDay } from '#domain/booking/day-prices.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import type { DayFacts } from '#ui/calendar/month-table.tsx';
import { priceText } from '#ui/price.tsx';
import type { DataOf } from '#wire/route.ts';
import type { getPriceCalendar } from '#wire/catalogue.ts';

export type End = 'departure' | 'return';

/** The days chosen so far, and which one is being chosen. */
export interface Trip {
  readonly end: End;
  /** At the journey's origin, as is the last day on sale. */
  readonly today: LocalDate;
  readonly last: LocalDate;
  readonly departure: LocalDate | undefined;
  readonly back: LocalDate | undefined;
}

/** Data by day: empty while prices are not loaded. */
export type DayPrices = ReadonlyMap<string, DataOf<typeof getPriceCalendar>['days'][number]>;

export type ClosedReason = ClosedDay | 'before_departure';

/** Why a day cannot be chosen; undefined if it can. */
export function closedReason(day: LocalDate, trip: Trip, prices: DayPrices): ClosedReason | undefined {
  const { end, today, last, departure } = trip;
  if (day < today) return 'left';
  if (day > last) return 'not_yet';
  if (end === 'return' && departure !== undefined && day < departure) return 'before_departure';
  const state = prices.get(day)?.state ?? 'on_sale';
  return state === 'on_sale' ? undefined : state;
}

interface Known {
  readonly trip: Trip;
  readonly prices: DayPrices;
  readonly lang: Lang;
}

/** What the calendar shows for a day. */
export function dayFacts(day: LocalDate, { trip, prices, lang }: Known): DayFacts {
  const closed = closedReason(day, trip, prices);
  const price = prices.get(day)?.price ?? undefined;
  const shown = price === undefined || closed ? '' : shortPrice(price);
  return {
    short: closed === 'sold_out' ? calendarText.full[lang] : closed === 'no_runs' ? '—' : shown,
    said: closed ? calendarText.closed[closed][lang] : price ? calendarText.from(priceText(price, lang))[lang] : '',
    isClosed: closed !== undefined,
    isLowest: closed === undefined && price !== undefined && price === lowestOfMonth(day, prices),
    isToday: day === trip.today,
    part: partOf(day, trip),
  };
}

function partOf(day: LocalDate, { departure, back }: Trip): DayFacts['part'] {
  if (day === departure) return day === back ? 'both' : 'departure';
  if (day === back) return 'return';
  return departure && back && departure < day && day < back ? 'between' : undefined;
}

/** Undefined if all days of the month cost the same: then none is the cheapest. */
function lowestOfMonth(day: string, prices: DayPrices): number | undefined {
  const month = [...prices.values()].filter(({ date }) => date.slice(0, 7) === day.slice(0, 7));
  const all = month.flatMap(({ price }) => price ?? []);
  return new Set(all).size > 1 ? Math.min(...all) : undefined;
}

/** Whether any month has days marked as its cheapest. */
export const hasLowest = (prices: DayPrices): boolean =>
  [...prices.keys()].some((day) => lowestOfMonth(day, prices) !== undefined);

/** `$421` for $ 420.50: a cell is narrow, and promises no less than is paid. */
const shortPrice = (price: number): string =>
  formatMoney(centavos(Math.ceil(price / 100) * 100))
    .replace(' ', '')
    .replace(/\.00$/, '');
