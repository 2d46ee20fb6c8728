import type { Imported, ImportReport, MostOffSale } from '#app/timetable/import-timetable.ts';
import { type ValidationNotice, NOTICES, type NoticeCode } from '#domain/timetable/gtfs/validation-notice.ts';
import type { FeedReading } from '#domain/timetable/gtfs/publication.ts';
import type { FeedRefusal } from '#domain/timetable/gtfs/refusal.ts';

/** Why nothing was loaded, and what to do about it. */
export function refusalText(refusal: FeedRefusal | MostOffSale): string {
  if (refusal.reason === 'most_off_sale') return mostOffSaleText(refusal);
  const { reason, from, to } = refusal;
  switch (reason) {
    case 'incomplete':
      return 'the feed lacks files or columns that every feed must have (see the notices)';
    case 'no_agency':
      return 'agency.txt has no agency that can be used (see the notices)';
    case 'no_trips':
      return 'no trip of the feed can be ridden (see the notices)';
    case 'not_running':
      return `no trip runs within the days on sale${from ? `: the feed is for ${from} to ${to}` : ''}; --shift-dates moves an old feed to now`;
    case 'too_many_departures':
      return 'the feed comes to more than a million departures within the days on sale: no carrier runs so many (look at frequencies.txt)';
    case 'no_fares':
      return 'no pair of stops has a fare: add fare_attributes.txt, name a --currency-rate, or ask for --fare-per-km';
  }
}

const mostOffSaleText = ({ onSale: { before, after, gone } }: MostOffSale): string =>
  `${gone} of the ${before} departures on sale are not in this feed and would go off sale (${after} would be on sale after it); if that is meant, say --yes`;

/**
 * Counts by kind. `departures` are those of the feed, including yesterday's that are still under way; `on sale` counts
 * future ones.
 */
export function loadedCounts({ publication, changes }: Imported) {
  return {
    agencies: publication.agencies.length,
    stops: publication.stops.length,
    routes: publication.routes.length,
    serviceClasses: publication.classes.length,
    trips: publication.trips.length,
    fares: publication.fares.length,
    departures: publication.trips.reduce((sum, { dates }) => sum + dates.length, 0),
    ...changes.departures,
    onSaleBefore: changes.onSale.before,
    onSaleAfter: changes.onSale.after,
  };
}

const LABELS: Readonly<Record<keyof ReturnType<typeof loadedCounts>, string>> = {
  agencies: 'agencies',
  stops: 'stops',
  routes: 'routes',
  serviceClasses: 'service classes',
  trips: 'trips, headways taken apart',
  fares: 'fares',
  departures: 'departures of the feed',
  added: '- new',
  updated: '- changed',
  unchanged: '- as before',
  kept: '- kept as sold',
  withdrawn: 'departures taken off sale',
  removed: 'departures removed',
  onSaleBefore: 'departures on sale before',
  onSaleAfter: 'departures on sale now',
};

/** The human-readable report: what was loaded, then each kind of notice with its first locations. */
export function reportText({ outcome, notices, counts }: ImportReport, shown: number): string {
  const head = outcome.ok ? table(outcome.value) : [`Refused: ${refusalText(outcome.fault)}.`, 'Nothing was changed.'];
  return [...head, '', ...noticeLines(notices, counts, shown)].join('\n').trimEnd();
}

function table(imported: Imported): string[] {
  const counts = loadedCounts(imported);
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const lines = [
    ...readingLines(imported.publication.reading),
    ...names.map((name) => [LABELS[name], counts[name]] as const),
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines.map(([label, n]) => `  ${label.padEnd(width)}  ${String(n).padStart(8)}`);
}

/** The trips of the feed: those loaded and those left out add up to those read. */
function readingLines({ tripsRead, tripsLoaded, leftOut, weeksMoved }: FeedReading): (readonly [string, number])[] {
  return [
    ...(weeksMoved === 0
      ? []
      : [[`weeks moved ${weeksMoved > 0 ? 'forward' : 'back'}`, Math.abs(weeksMoved)] as const]),
    ['trips of the feed', tripsRead],
    ['- loaded', tripsLoaded],
    ...[...leftOut].map(([reason, n]) => [`- left out: ${LEFT_OUT[reason] ?? reason}`, n] as const),
  ];
}

/** Reasons without a notice; others use the notice's own name. */
const LEFT_OUT: Readonly<Record<string, string>> = { outside_days_on_sale: 'no day on sale' };

const ORDER = ['ERROR', 'WARNING', 'INFO'];

function noticeLines(
  notices: readonly ValidationNotice[],
  counts: ReadonlyMap<NoticeCode, number>,
  shown: number,
): string[] {
  if (counts.size === 0) return ['No notices.'];
  const rank = (code: NoticeCode) => ORDER.indexOf(NOTICES[code]);
  return [...counts]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([code, count]) => {
      const first = notices.filter((notice) => notice.code === code).slice(0, shown);
      const rest = count - first.length;
      return [
        `${NOTICES[code]} ${code} (${count})`,
        ...first.map((notice) => `  ${placeOf(notice)}`),
        ...(rest > 0 && shown > 0 ? [`  and ${rest} more`] : []),
      ];
    });
}

function placeOf({ file, line, field, value }: ValidationNotice): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, field, value === undefined ? undefined : quoted(value)].filter(Boolean).join(' ');
}

/** Escapes text from a feed, so that it cannot control the operator's terminal. */
const quoted = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\p{Cc}\p{Cf}\p{Co}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16).padStart(4, '0')}}`,
  );

/** The machine-readable report. */
export function reportJson({ outcome, notices, counts }: ImportReport): object {
  return {
    loaded: outcome.ok ? loadedCounts(outcome.value) : null,
    trips: outcome.ok ? readingJson(outcome.value.publication.reading) : null,
    refused: outcome.ok ? null : { ...outcome.fault, message: refusalText(outcome.fault) },
    counts: Object.fromEntries(counts),
    notices,
  };
}

const readingJson = ({ tripsRead, tripsLoaded, leftOut, weeksMoved }: FeedReading): object => ({
  read: tripsRead,
  loaded: tripsLoaded,
  leftOut: Object.fromEntries(leftOut),
  weeksMoved,
});
