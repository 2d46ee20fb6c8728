import { reportedDisruption, sameReports } from '#app/timetable/reported-disruption.ts';
import type { FeedStore } from '#app/timetable/ports.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import { timetableOnSale } from '#app/timetable/timetable-on-sale.ts';
import type { DepartureId } from '#domain/timetable/departure.ts';
import { feedOf } from '#domain/timetable/gtfs/export/feed-of.ts';
import type { FeedPublisher, WrittenFile } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { uuidTimestamp } from '#kernel/ids.ts';
import { type Instant, instant, type LocalDate, latest, plusDays } from '#kernel/instant.ts';
import { dateInZone, startOfDay } from '#kernel/zoned.ts';

/** The timetable on sale as one file. */
export interface ExportedFeed {
  readonly bytes: Uint8Array;
  /** The last change of the content, which includes midnight, because a day goes off sale. */
  readonly modified: Instant;
}

export interface ExportDeps {
  readonly timetable: TimetableCache;
  readonly store: FeedStore;
  readonly publisher: Omit<FeedPublisher, 'version'>;
  /** Packs the files into one, yielding to other work in between. */
  readonly pack: (files: readonly WrittenFile[]) => Promise<Uint8Array>;
}

interface MadeFeed extends Pick<Timetable, 'version' | 'words'> {
  readonly today: LocalDate;
  readonly feed: Promise<ExportedFeed | undefined>;
}

/** Departures whose service day began this many days ago may still be under way. */
const DAYS_BACK = 3;

/**
 * The timetable on sale as a GTFS feed, generated on the first request after a publication, a cancellation by an
 * operator, or midnight; concurrent requests share one result. Undefined while nothing is on sale.
 */
export function exportTimetable({ timetable: cache, store, publisher, pack }: ExportDeps) {
  let made: MadeFeed | undefined;
  return async (now: Instant): Promise<ExportedFeed | undefined> => {
    const timetable = await cache.current();
    const today = dateInZone(now, timetable.zone);
    const { version, words } = timetable;
    const isOfToday = made?.version === version && made.today === today;
    if (made && isOfToday && sameReports(made.words, words)) return made.feed;
    // A report that was committed late may be older than the feed without it: who has that must not keep it.
    const feed = makeFeed(timetable, today, isOfToday ? now : newestReport(words));
    made = { version, today, words, feed };
    feed.catch(() => {
      if (made?.feed === feed) made = undefined;
    });
    return feed;
  };

  async function makeFeed(
    timetable: Timetable,
    today: LocalDate,
    reported: Instant,
  ): Promise<ExportedFeed | undefined> {
    const stored = await store.stored(plusDays(today, -DAYS_BACK));
    const onSale = timetableOnSale(stored, cancelledRuns(timetable));
    if (onSale.trips.length === 0) return undefined;
    const { published, publishedAt } = stored;
    const bytes = await pack(feedOf(onSale, { ...publisher, version: `${published.version}-${today}` }));
    return { bytes, modified: latest(publishedAt, startOfDay(today, published.zone), reported) };
  }
}

const newestReport = ([word]: Timetable['words']): Instant => instant(word ? uuidTimestamp(word.event) : 0);

function cancelledRuns(timetable: Timetable): ReadonlySet<DepartureId> {
  const named = new Set(timetable.words.map(({ departure }) => departure));
  return new Set(
    [...named].filter((departure) => reportedDisruption(timetable, { departure, from: 0, to: 0 }).isCancelled),
  );
}
