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

/** The lowest price of each month, by `2026-12`. A month whose days all cost the same has none. */
export type LowestPrices = ReadonlyMap<string, number>;

interface Known {
  readonly trip: Trip;
  readonly prices: DayPrices;
  readonly lowest: LowestPrices;
  readonly lang: Lang;
}

/** What the calendar shows for a day. */
export function dayFacts(day: LocalDate, { trip, prices, lowest, lang }: Known): DayFacts {
  const closed = closedReason(day, trip, prices);
  const price = prices.get(day)?.price ?? undefined;
  const shown = price === undefined || closed ? '' : shortPrice(price);
  return {
    short: closed === 'sold_out' ? calendarText.full[lang] : closed === 'no_runs' ? '—' : shown,
    said: closed ? calendarText.closed[closed][lang] : price ? calendarText.from(priceText(price, lang))[lang] : '',
    isClosed: closed !== undefined,
    isLowest: closed === undefined && price !== undefined && price === lowest.get(monthOf(day)),
    isToday: day === trip.today,
    part: partOf(day, trip),
  };
}

function partOf(day: LocalDate, { departure, back }: Trip): DayFacts['part'] {
  if (day === departure) return day === back ? 'both' : 'departure';
  if (day === back) return 'return';
  return departure && back && departure < day && day < back ? 'between' : undefined;
}

/** Found once for all days: the calendar is drawn again at every key. */
export function lowestPrices(prices: DayPrices): LowestPrices {
  const lowest = new Map<string, number>();
  const highest = new Map<string, number>();
  for (const { date, price } of prices.values()) {
    if (price === null) continue;
    const month = monthOf(date);
    lowest.set(month, Math.min(price, lowest.get(month) ?? price));
    highest.set(month, Math.max(price, highest.get(month) ?? price));
  }
  for (const [month, price] of highest) if (lowest.get(month) === price) lowest.delete(month);
  return lowest;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** `$421` for $ 420.50: a cell is narrow, and promises no less than is paid. */
const shortPrice = (price: number): string =>
  formatMoney(centavos(Math.ceil(price / 100) * 100))
    .replace(' ', '')
    .replace(/\.00$/, '');
