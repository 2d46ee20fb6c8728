import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { isZone } from '#kernel/zoned.ts';
import { type Zone, zone } from '#kernel/instant.ts';

export interface FeedAgency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** All times of the feed are counted in it. */
  readonly zone: Zone;
  readonly lang: string | undefined;
  readonly phone: string | undefined;
}

/** A feed of one agency may leave its id out. */
const ONLY_AGENCY = 'agency';

/** The agencies that can be used. Where two have different zones the second is left out: the standard allows one zone. */
export function readAgencies(tables: Tables, report: Report): ReadonlyMap<string, FeedAgency> {
  const reader = readerOf(tables.get('agency.txt'), report);
  const agencies = new Map<string, FeedAgency>();
  for (const line of reader.lines) {
    const id = reader.text(line, 'agency_id') ?? ONLY_AGENCY;
    if (agencies.has(id)) {
      reader.notice('duplicate_key', line, 'agency_id');
      continue;
    }
    const name = reader.required(line, 'agency_name');
    const zoneName = reader.required(line, 'agency_timezone');
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
      url: reader.text(line, 'agency_url') ?? '',
      zone: zone(zoneName),
      lang: reader.text(line, 'agency_lang'),
      phone: reader.text(line, 'agency_phone'),
    });
  }
  return agencies;
}

/** The agency a route names, or the feed's only one when it names none. */
export function agencyNamed(agencies: ReadonlyMap<string, FeedAgency>, id: string | undefined): FeedAgency | undefined {
  const [only] = agencies.values();
  return id === undefined ? (agencies.size === 1 ? only : undefined) : agencies.get(id);
}
