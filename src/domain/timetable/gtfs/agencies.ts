import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';
import { isZone } from '#kernel/zoned.ts';
import { type Zone, zone } from '#kernel/instant.ts';

export interface FeedAgency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** The zone of all times in the feed. */
  readonly zone: Zone;
  readonly lang: string | undefined;
  readonly phone: string | undefined;
}

/** Default id: a feed with a single agency may omit it. */
const ONLY_AGENCY = 'agency';

/** The usable agencies. An agency in another zone than the first is left out: the standard allows only one zone. */
export function readAgencies(tables: Tables, report: Report): ReadonlyMap<string, FeedAgency> {
  const reader = readerOf(tables.get('agency.txt'), report);
  const agencies = new Map<string, FeedAgency>();
  for (const line of reader.lines) {
    const id = reader.text(line, 'agency_id') === undefined ? ONLY_AGENCY : reader.id(line, 'agency_id');
    if (id === undefined) continue;
    if (agencies.has(id)) {
      reader.notice('duplicate_key', line, 'agency_id');
      continue;
    }
    if (reader.lacks(line, 'agency_name', 'agency_timezone')) continue;
    const name = reader.name(line, 'agency_name');
    const zoneName = reader.text(line, 'agency_timezone');
    if (name === undefined || zoneName === undefined) continue;
    if (!isZone(zoneName)) {
      reader.notice('invalid_timezone', line, 'agency_timezone');
      continue;
    }
    const [first] = agencies.values();
    if (first && first.zone !== zoneName) {
      reader.notice('inconsistent_agency_timezone', line, 'agency_timezone');
      continue;
    }
    agencies.set(id, {
      id,
      name,
      url: urlOf(reader, line),
      zone: zone(zoneName),
      lang: languageOf(reader, line),
      phone: reader.name(line, 'agency_phone'),
    });
  }
  return agencies;
}

/** Only http(s) URLs, because it may become a link. */
function urlOf(reader: Reader, line: Line): string {
  const url = reader.has('agency_url') ? reader.required(line, 'agency_url') : undefined;
  if (url === undefined || (/^https?:\/\//i.test(url) && URL.canParse(url))) return url ?? '';
  reader.notice('invalid_url', line, 'agency_url');
  return '';
}

function languageOf(reader: Reader, line: Line): string | undefined {
  const language = reader.text(line, 'agency_lang');
  if (language === undefined || isLanguage(language)) return language;
  reader.notice('invalid_language_code', line, 'agency_lang');
  return undefined;
}

function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** The agency a route names, or the feed's only one when the route names none. */
export function agencyNamed(agencies: ReadonlyMap<string, FeedAgency>, id: string | undefined): FeedAgency | undefined {
  const [only] = agencies.values();
  return id === undefined ? (agencies.size === 1 ? only : undefined) : agencies.get(id);
}
