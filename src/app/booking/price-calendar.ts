import { type Buyer, byPrice } from '#app/booking/offer-of-run.ts';
import { type AskedDay, pricesOfDays } from '#app/booking/prices-of-days.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { onlyRuns, runsOnDay } from '#app/timetable/runs-on-day.ts';
import { isServed, type Pair, type Timetable } from '#app/timetable/timetable.ts';
import { type DayPrice, type DayRange, daysOfRange, MAX_CALENDAR_DAYS } from '#domain/booking/day-prices.ts';
import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { id } from '#kernel/ids.ts';
import { type Instant, type LocalDate, parseLocalDate, plusDays } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface CalendarQuestion {
  /** Stop ids. */
  readonly origin: string;
  readonly destination: string;
  /** Dates at the origin, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** The journey belongs to a round trip. */
  readonly round: boolean;
}

export interface PriceCalendar {
  /** Date at the origin. */
  readonly today: LocalDate;
  /** The last day on sale. */
  readonly last: LocalDate;
  readonly days: readonly DayPrice[];
}

type Deps = Pick<SaleDeps, 'timetable' | 'availability'>;

/** The lowest price for one adult on each day, as in that day's list of runs, or why there is none (B12). */
export const priceCalendar =
  ({ timetable: cache, availability }: Deps) =>
  async (input: CalendarQuestion, now: Instant): Promise<Result<PriceCalendar, Faults>> => {
    const timetable = await cache.current();
    const pair: Pair = { origin: id(input.origin), destination: id(input.destination) };
    const range = rangeOf(input);
    const refused = pairFault(timetable, pair) ?? (range.ok ? undefined : range.fault);
    if (refused || !range.ok) return fail([refused!]);
    const today = dateInZone(now, timetable.stops.get(pair.origin)!.zone);
    const last = plusDays(today, SALES_HORIZON_DAYS);
    const buyer: Buyer = { party: { adult: 1 }, terms: { round: input.round, windows: timetable.windows }, now };
    const days = daysOfRange(range.value).map((date) =>
      today <= date && date <= last ? openDay(timetable, pair, { date, buyer }) : closedDay(date, today),
    );
    return ok({ today, last, days: await pricesOfDays(availability, buyer, days) });
  };

function rangeOf({ from, to }: CalendarQuestion): Result<DayRange, Fault> {
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  if (first === undefined) return fail(fault('date_impossible', 'from'));
  if (last === undefined) return fail(fault('date_impossible', 'to'));
  const isAnswered = first <= last && last < plusDays(first, MAX_CALENDAR_DAYS);
  return isAnswered ? ok({ first, last }) : fail(fault('day_range_invalid', 'to', { days: MAX_CALENDAR_DAYS }));
}

function pairFault(timetable: Timetable, pair: Pair): Fault | undefined {
  if (!timetable.stops.has(pair.origin)) return fault('origin_unknown', 'origin');
  if (!timetable.stops.has(pair.destination)) return fault('destination_unknown', 'destination');
  return isServed(timetable, pair) ? undefined : fault('pair_not_served', 'destination');
}

const closedDay = (date: LocalDate, today: LocalDate): AskedDay => ({
  date,
  runs: [],
  otherwise: { date, state: date < today ? 'left' : 'not_yet' },
});

function openDay(
  timetable: Timetable,
  pair: Pair,
  { date, buyer }: { readonly date: LocalDate; readonly buyer: Buyer },
): AskedDay {
  const all = runsOnDay(timetable, pair, date);
  const onSale = onlyRuns(all, ({ departs }) => isOnSale(buyer.now, departs));
  const otherwise: DayPrice = { date, state: all.length === 0 ? 'no_runs' : 'left' };
  return { date, runs: byPrice(buyer, onSale), otherwise };
}
