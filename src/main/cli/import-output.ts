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

/** What a feed brought, by kind. */
export function loadedCounts({ publication, changes }: Imported): Readonly<Record<string, number>> {
  return {
    agencies: publication.agencies.length,
    stops: publication.stops.length,
    routes: publication.routes.length,
    'service classes': publication.classes.length,
    trips: publication.trips.length,
    fares: publication.fares.length,
    'departures on sale': publication.trips.reduce((sum, { dates }) => sum + dates.length, 0),
    '- new': changes.departures.added,
    '- changed': changes.departures.updated,
    '- as before': changes.departures.unchanged,
    '- kept as sold': changes.departures.kept,
    'departures taken off sale': changes.departures.withdrawn,
    'departures removed': changes.departures.removed,
  };
}

/** The report for a person: what was loaded, then each kind of notice with its first places. */
export function reportText({ outcome, notices, counts }: ImportReport, shown: number): string {
  const head = outcome.ok
    ? table(Object.entries(loadedCounts(outcome.value)))
    : [`Refused: ${refusalText(outcome.fault)}.`, 'Nothing was changed.'];
  return [...head, '', ...noticeLines(notices, counts, shown)].join('\n').trimEnd();
}

function table(rows: readonly (readonly [name: string, count: number])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(8)}`);
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
