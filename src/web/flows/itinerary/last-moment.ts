import { wallClock } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockOf, datedMoment, dayAndClock } from '#text/moments.ts';

interface Read {
  /** The server's clock. */
  readonly now: string;
  readonly lang: Lang;
}

/** A deadline that may be months away: includes the year if it differs from the current one. */
export function lastMomentThere(at: string, { now, lang }: Read): string {
  const { year, offset = 0 } = wallClock(at);
  const here = new Date(Date.parse(now) + offset * 60_000);
  return (here.getUTCFullYear() === year ? dayAndClock : datedMoment)(at, lang);
}

/** The same where nothing else names its time zone. */
export const lastMoment = (at: string, { place, ...read }: Read & { readonly place: string }): string =>
  `${lastMomentThere(at, read)} (${clockOf(place)[read.lang]})`;
