import { wallClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { datedMoment } from '#web/flows/itinerary/dated-moment.ts';
import { localMoment } from '#text/moments.ts';

interface Read {
  /** The server's clock. */
  readonly now: string;
  readonly place: string;
  readonly lang: Lang;
}

/** A deadline that may be months away: includes the year if it differs from the current one. */
export function lastMoment(at: string, { now, place, lang }: Read): string {
  const { year, offset = 0 } = wallClock(at);
  const here = new Date(Date.parse(now) + offset * 60_000);
  return (here.getUTCFullYear() === year ? localMoment : datedMoment)(at, place, lang);
}
