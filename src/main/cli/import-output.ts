import type { Imported, ImportReport } from '#app/network/import-timetable.ts';
import { type Notice, NOTICES, type NoticeCode } from '#domain/timetable/gtfs/notice.ts';
import type { FeedRefusal } from '#domain/timetable/gtfs/refusal.ts';

/** Why nothing was loaded, and what to do about it. */
export function refusalText({ reason, from, to }: FeedRefusal): string {
  switch (reason) {
    case 'incomplete':
      return 'the feed lacks files or columns that every feed must have (see the notices)';
    case 'no_agency':
      return 'agency.txt has no agency that can be used (see the notices)';
    case 'no_trips':
      return 'no trip of the feed can be ridden (see the notices)';
    case 'not_running':
      return `no trip runs within the days on sale${from ? `: the feed is for ${from} to ${to}` : ''}; --shift-dates moves an old feed to now`;
    case 'no_fares':
      return 'no pair of stops has a fare: add fare_attributes.txt, name a --currency-rate, or ask for --fare-per-km';
  }
}

/** What a feed brought, by kind. `departures` are those on sale afterwards that the feed has. */
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
  };
}

const LABELS: Readonly<Record<keyof ReturnType<typeof loadedCounts>, string>> = {
  agencies: 'agencies',
  stops: 'stops',
  routes: 'routes',
  serviceClasses: 'service classes',
  trips: 'trips',
  fares: 'fares',
  departures: 'departures on sale',
  added: '- new',
  updated: '- changed',
  unchanged: '- as before',
  kept: '- kept as sold',
  withdrawn: 'departures taken off sale',
  removed: 'departures removed',
};

/** The report for a person: what was loaded, then each kind of notice with its first places. */
export function reportText({ outcome, notices, counts }: ImportReport, shown: number): string {
  const head = outcome.ok ? table(outcome.value) : [`Refused: ${refusalText(outcome.fault)}.`, 'Nothing was changed.'];
  return [...head, '', ...noticeLines(notices, counts, shown)].join('\n').trimEnd();
}

function table(imported: Imported): string[] {
  const counts = loadedCounts(imported);
  const names = Object.keys(LABELS) as (keyof typeof LABELS)[];
  const width = Math.max(...names.map((name) => LABELS[name].length));
  return names.map((name) => `  ${LABELS[name].padEnd(width)}  ${String(counts[name]).padStart(8)}`);
}

const ORDER = ['ERROR', 'WARNING', 'INFO'];

function noticeLines(notices: readonly Notice[], counts: ReadonlyMap<NoticeCode, number>, shown: number): string[] {
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

function placeOf({ file, line, field, value }: Notice): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [place, field, value === undefined ? undefined : JSON.stringify(value)].filter(Boolean).join(' ');
}

/** The same for a program. */
export function reportJson({ outcome, notices, counts }: ImportReport): object {
  return {
    loaded: outcome.ok ? loadedCounts(outcome.value) : null,
    refused: outcome.ok ? null : { ...outcome.fault, message: refusalText(outcome.fault) },
    counts: Object.fromEntries(counts),
    notices,
  };
}
