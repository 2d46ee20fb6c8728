import type { TimetableStore } from '#app/timetable/ports.ts';
import { sameReports } from '#app/timetable/reported-disruption.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { createVersionedCache, type VersionedCache, type VersionedCacheDeps } from '#app/versioned-cache.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import { type Instant, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';

/** The published timetable in the memory of the process. */
export type TimetableCache = VersionedCache<Timetable>;

export interface TimetableCacheDeps extends VersionedCacheDeps {
  readonly store: TimetableStore;
  /** Where buses may be changed; absent: nowhere. */
  readonly transfers?: TransferStops | undefined;
}

/**
 * Departures whose service day began this long ago may still be under way: three days, plus one between UTC and a zone.
 */
const DAYS_BACK = 4;

/** Reads the operators' reports together with the version. */
export const createTimetableCache = ({ store, transfers, ...deps }: TimetableCacheDeps): TimetableCache =>
  createVersionedCache<Timetable>(async (known) => {
    const since = firstDay(deps.clock.now());
    const version = await store.version();
    const read = known?.version === version ? known : buildTimetable(await store.published(since), transfers);
    const words = await store.words(since);
    return sameReports(words, read.words) ? read : { ...read, words };
  }, deps);

const firstDay = (now: Instant): LocalDate => plusDays(localDate(new Date(now).toISOString().slice(0, 10)), -DAYS_BACK);
