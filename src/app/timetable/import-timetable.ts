import type { Random } from '#app/ports.ts';
import {
  createNoticeCollector,
  type ValidationNotice,
  type NoticeCollector,
  type NoticeCode,
} from '#domain/timetable/gtfs/validation-notice.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';
import { publish, type PublishOptions } from '#domain/timetable/gtfs/publish.ts';
import type { FeedRefusal } from '#domain/timetable/gtfs/refusal.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** What a publication changed among the departures. */
export interface DepartureChanges {
  readonly added: number;
  /** Unsold and changed by the feed: they keep their id. */
  readonly updated: number;
  readonly unchanged: number;
  /** Sold, and different in the feed or absent from it: they stay as sold. */
  readonly kept: number;
  /** Of the kept ones, those absent from the feed: taken off sale. */
  readonly withdrawn: number;
  readonly removed: number;
}

/** What is on sale from today on. */
export interface OnSale {
  readonly before: number;
  readonly after: number;
  /**
   * Of those before, how many are missing from the new timetable, both under their trip and as the same ride under
   * another.
   */
  readonly gone: number;
}

export interface PublishedChanges {
  readonly departures: DepartureChanges;
  readonly onSale: OnSale;
  readonly version: number;
}

export interface PublishMoment {
  readonly now: Instant;
  readonly random: Random;
  /** Called before anything is written; a rejection changes nothing. */
  readonly accepts?: (onSale: OnSale) => boolean;
}

/** Publishes timetables atomically: a failure leaves the current one unchanged. */
export interface TimetablePublisher {
  publish(publication: Publication, moment: PublishMoment): Promise<Result<PublishedChanges, OnSale>>;
}

export type ImportStage = 'checking' | 'writing' | 'done';

export interface ImportOptions extends Omit<PublishOptions, 'now'> {
  readonly tables: Tables;
  /** Holds the notices already found while reading the files. */
  readonly book?: NoticeCollector;
  /** Whether the feed may take more than half of the departures off sale. Default: yes. */
  readonly mayTakeMostOff?: boolean;
}

export interface ImportDeps {
  readonly publisher: TimetablePublisher;
  readonly now: Instant;
  readonly random: Random;
  readonly progress?: (stage: ImportStage) => void;
}

export interface ImportReport {
  readonly notices: readonly ValidationNotice[];
  readonly counts: ReadonlyMap<NoticeCode, number>;
  readonly outcome: Result<Imported, FeedRefusal | MostOffSale>;
}

/** The feed would take more than half of the departures off sale: it is damaged, or another carrier's. */
export interface MostOffSale {
  readonly reason: 'most_off_sale';
  readonly onSale: OnSale;
}

export interface Imported {
  readonly publication: Publication;
  readonly changes: PublishedChanges;
}

/** Imports a feed: reports all defects, and publishes what can be sold, if anything. */
export async function importTimetable(options: ImportOptions, deps: ImportDeps): Promise<ImportReport> {
  const book = options.book ?? createNoticeCollector();
  deps.progress?.('checking');
  const { now, random } = deps;
  const published = publish(options.tables, { ...options, now }, book.report);
  const report = { notices: book.notices(), counts: book.counts() };
  if (!published.ok) return { ...report, outcome: published };
  deps.progress?.('writing');
  const accepts = options.mayTakeMostOff === false ? keepsHalf : undefined;
  const changes = await deps.publisher.publish(published.value, { now, random, ...(accepts && { accepts }) });
  if (!changes.ok) return { ...report, outcome: fail({ reason: 'most_off_sale', onSale: changes.fault }) };
  deps.progress?.('done');
  return { ...report, outcome: ok({ publication: published.value, changes: changes.value }) };
}

const keepsHalf = ({ before, gone }: OnSale): boolean => gone * 2 <= before;
