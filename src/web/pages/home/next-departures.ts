import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Instant, instant, plusDays, type Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Pair } from '#web/pages/home/pair.ts';
import type { ApiCall } from '#wire/call.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';

type Run = DataOf<typeof getScheduleList>['schedules'][number];

/** The next bus and those after it. */
const SHOWN = 4;

interface Asked {
  readonly call: ApiCall;
  readonly now: Instant;
  /** Of the boarding stop. */
  readonly zone: Zone;
  /** Address of the home page. */
  readonly home: string;
}

/** The next departures of a pair that can still be bought online: of today or, once those are gone, of tomorrow. */
export async function nextDepartures(pair: Pair, { call, now, zone, home }: Asked): Promise<BoardRow | undefined> {
  const today = dateInZone(now, zone);
  for (const date of [today, plusDays(today, 1)]) {
    const found = await call(getScheduleList, { query: { ...pair, date } });
    if (!found.ok) return undefined;
    const [next, ...later] = found.data.schedules.filter(isBuyable(now)).slice(0, SHOWN);
    if (!next) continue;
    return {
      departs_at: next.departs_at,
      tomorrow: date !== today,
      to: found.data.destination?.city ?? '',
      service: next.service,
      duration_minutes: next.duration_minutes,
      stops_between: next.stops_between,
      later: later.map(({ departs_at }) => departs_at),
      price: Math.min(...[next, ...later].map(({ adult_fare }) => adult_fare)),
      href: `${home}?${new URLSearchParams({ ...pair, date })}`,
    };
  }
  return undefined;
}

const isBuyable =
  (now: Instant) =>
  ({ departs_at, cancelled }: Run): boolean =>
    !cancelled && isOnSale(now, instant(Date.parse(departs_at)));
