import { isOnSale } from '#domain/booking/deadlines.ts';
import { type Instant, instant, type LocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { placeDrawnAt } from '#ui/drawings/vignettes.ts';
import type { BoardRow } from '#web/pages/home/board.tsx';
import type { Destination } from '#web/pages/home/destinations.tsx';
import type { Pair } from '#web/booking/search/pair.ts';
import type { ApiCall } from '#wire/call.ts';
import { getScheduleList } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import { searchPath } from '#wire/search-link.ts';

type Run = DataOf<typeof getScheduleList>['schedules'][number];

/** How many departures: the next and later ones. */
const SHOWN = 4;

interface Asked {
  readonly call: ApiCall;
  readonly now: Instant;
  /** Of the boarding stop. */
  readonly zone: Zone;
  readonly lang: Lang;
}

/** A destination, for the board and for its picture. */
interface Served {
  readonly row: BoardRow;
  readonly place: Destination;
  /** The day of these departures. */
  readonly date: LocalDate;
}

/** The next departures of a pair that are still on sale online: today's or, once those are gone, tomorrow's. */
export async function nextDepartures(pair: Pair, { call, now, zone, lang }: Asked): Promise<Served | undefined> {
  const today = dateInZone(now, zone);
  for (const isToday of [true, false]) {
    const date = isToday ? today : plusDays(today, 1);
    const found = await call(getScheduleList, { query: { ...pair, date } });
    if (!found.ok) return undefined;
    const runs = found.data.schedules.filter(isBuyable(now));
    const [next, ...later] = runs.slice(0, SHOWN);
    if (!next) continue;
    const { destination } = found.data;
    const said = { to: destination?.city ?? '', href: searchPath(lang, { ...pair, date }) };
    const place = {
      ...said,
      picture: (destination && placeDrawnAt(destination)) ?? null,
      duration_minutes: Math.min(...runs.map((run) => run.duration_minutes)),
      price: Math.min(...runs.map((run) => run.adult_fare)),
    };
    const row = {
      ...said,
      departs_at: next.departs_at,
      tomorrow: !isToday,
      service: next.service,
      duration_minutes: next.duration_minutes,
      stops_between: next.stops_between,
      later: later.map(({ departs_at }) => departs_at),
      price: next.adult_fare,
    };
    return { row, place, date };
  }
  return undefined;
}

const isBuyable =
  (now: Instant) =>
  ({ departs_at, cancelled }: Run): boolean =>
    !cancelled && isOnSale(now, instant(Date.parse(departs_at)));
