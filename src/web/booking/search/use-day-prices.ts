import { useEffect, useState } from 'react';
import { askableRanges, type DayRange } from '#domain/booking/day-prices.ts';
import type { LocalDate } from '#kernel/instant.ts';
import type { DayPrices } from '#web/booking/search/day-facts.ts';
import type { Pair } from '#web/booking/search/pair.ts';
import type { ApiCall } from '#wire/call.ts';
import { getPriceCalendar } from '#wire/catalogue.ts';

interface Asked extends Pair {
  readonly today: LocalDate;
  readonly last: LocalDate;
  readonly round: boolean;
}

interface Found {
  /** The query these prices belong to. */
  readonly key: string;
  readonly prices: DayPrices;
  readonly isWhole: boolean;
}

const NONE: DayPrices = new Map();

/** The lowest price of each day on sale. The calendar works before they load, and without them. */
export function useDayPrices(call: ApiCall, { origin, destination, today, last, round }: Asked) {
  const key = [origin, destination, today, last, round].join();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!origin || !destination) return;
    let isOver = false;
    const daysIn = async ({ first: from, last: to }: DayRange) => {
      const query = { origin, destination, from, to, round: round ? ('true' as const) : ('false' as const) };
      const answer = await call(getPriceCalendar, { query }).catch(() => undefined);
      return answer?.ok ? answer.data.days : undefined;
    };
    const read = async () => {
      // Loaded together: a month's lowest price is unknown until the whole month is loaded.
      const days = await Promise.all(askableRanges({ first: today, last }).map(daysIn));
      const isWhole = days.every((part) => part !== undefined);
      const prices = new Map(isWhole ? days.flat().map((day) => [day!.date, day!]) : []);
      if (!isOver) setFound({ key, prices, isWhole });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [call, key, origin, destination, today, last, round]);
  if (found?.key !== key) return { prices: NONE, state: 'waiting' as const };
  return { prices: found.prices, state: found.isWhole ? ('here' as const) : ('failed' as const) };
}
