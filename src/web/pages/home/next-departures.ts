import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Instant, instant, type LocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Pair } from '#web/pages/home/pair.ts';
import type { Call } from '#wire/call.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';

type Run = DataOf<typeof getScheduleList>['schedules'][number];

/** The next bus and those after it. */
const SHOWN = 4;

interface Asked {
  readonly call: Call;
  readonly now: Instant;
  /** Of the boarding stop. */
  readonly zone: Zone;
  /** Address of the home page. */
  readonly home: string;
}

/** The next departures of a pair that can still be bought online, of today and, late in the day, of tomorrow. */
export async function nextDepartures(pair: Pair, { call, now, zone, home }: Asked): Promise<BoardRow | undefined> {
  const today = dateInZone(now, zone);
  const first = await runsOf(call, pair, today);
  const left = first.runs.filter(({ departs_at }) => isOnSale(now, instant(Date.parse(departs_at))));
  const more = left.length < SHOWN ? (await runsOf(call, pair, plusDays(today, 1))).runs : [];
  const [next, ...later] = [...left, ...more].slice(0, SHOWN);
  if (!next) return undefined;
  const date = next.departs_at.slice(0, 10);
  return {
    departs_at: next.departs_at,
    tomorrow: date !== today,
    to: first.to,
    service: next.service,
    duration_minutes: next.duration_minutes,
    stops_between: next.stops_between,
    later: later.filter(({ departs_at }) => departs_at.startsWith(date)).map(({ departs_at }) => departs_at),
    price: Math.min(...[next, ...later].map(({ adult_fare }) => adult_fare)),
    href: `${home}?${new URLSearchParams({ ...pair, date })}`,
  };
}

async function runsOf(call: Call, pair: Pair, date: LocalDate): Promise<{ to: string; runs: readonly Run[] }> {
  const found = await call(getScheduleList, { query: { ...pair, date } });
  return found.ok ? { to: found.data.destination?.city ?? '', runs: found.data.schedules } : { to: '', runs: [] };
}
