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

/** What a publication changed among the dated departures. */
export interface DepartureChanges {
  readonly added: number;
  /** Without a sale and changed by the feed: they keep their id. */
  readonly updated: number;
  readonly unchanged: number;
  /** With a sale, and different in the feed or absent from it: as they were sold. */
  readonly kept: number;
  /** Of the kept ones, those that the feed no longer has: nothing more is sold on them. */
  readonly withdrawn: number;
  readonly removed: number;
}

/** What is on sale from today on. */
export interface OnSale {
  readonly before: number;
  readonly after: number;
  /**
   * Of those before, how many the new timetable has not: neither under their own trip nor as the same ride under
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
  /** Asked before anything is written; what it refuses changes nothing. */
  readonly accepts?: (onSale: OnSale) => boolean;
}

/** Where timetables are published. All or nothing: a failure leaves the one on sale as it was. */
export interface TimetablePublisher {
  publish(publication: Publication, moment: PublishMoment): Promise<Result<PublishedChanges, OnSale>>;
}

export type ImportStage = 'checking' | 'writing' | 'done';

export interface ImportOptions extends Omit<PublishOptions, 'now'> {
  readonly tables: Tables;
  /** Where the reader of the files has begun to note what is wrong with them. */
  readonly book?: NoticeCollector;
  /** Whether the feed may take more than half of the departures on sale off it. Without an answer it may. */
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

/** A feed that would take more than half of the departures on sale off it: a damaged one, or another carrier's. */
export interface MostOffSale {
  readonly reason: 'most_off_sale';
  readonly onSale: OnSale;
}

export interface Imported {
  readonly publication: Publication;
  readonly changes: PublishedChanges;
}

/** Loads a feed: says all that is wrong with it, and publishes what can be sold unless that is nothing. */
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
