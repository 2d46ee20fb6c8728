import type { Report } from '#domain/timetable/gtfs/notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import type { Line, Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { type Zone, zone } from '#kernel/instant.ts';
import { isZone } from '#kernel/zoned.ts';

/** A stop as the feed has it. What only our own columns can tell is undefined without them. */
export interface FeedStop {
  readonly id: string;
  readonly name: string;
  readonly zone: Zone;
  readonly latitude: number;
  readonly longitude: number;
  readonly fareZone: string | undefined;
  readonly parent: string | undefined;
  readonly city: string | undefined;
  readonly area: string | undefined;
  readonly kind: 'terminal' | 'stop' | undefined;
  readonly address: string | undefined;
  readonly dropOffOnly: boolean;
}

const LATITUDE = { min: -90, max: 90 };
const LONGITUDE = { min: -180, max: 180 };
const LAST_LOCATION_TYPE = 4;
/** Where buses call: a platform (0). Stations, entrances and nodes (1 to 4) are only named by others. */
const PLATFORM = 0;

/** The stops where a bus can call. The zone is the stop's own, else its station's, else the agency's. */
export function readStops(tables: Tables, agencyZone: Zone, report: Report): ReadonlyMap<string, FeedStop> {
  const reader = readerOf(tables.get('stops.txt'), report);
  const ownZones = byKey(
    readerOf(tables.get('stops.txt'), () => undefined),
    {
      key: 'stop_id',
      read: (line) => ownZone(reader, line),
    },
  );
  return byKey(reader, {
    key: 'stop_id',
    read: (line, id) => {
      if (reader.choice(line, 'location_type', LAST_LOCATION_TYPE) !== PLATFORM) return undefined;
      const name = reader.text(line, 'stop_name');
      if (name === undefined) reader.notice('missing_stop_name', line, 'stop_name');
      const place = readPlace(reader, line);
      if (name === undefined || place === undefined) return undefined;
      const parent = reader.text(line, 'parent_station');
      const kind = reader.text(line, 'anden_kind');
      return {
        id,
        name,
        ...place,
        zone: ownZones.get(id) ?? (parent === undefined ? undefined : ownZones.get(parent)) ?? agencyZone,
        fareZone: reader.text(line, 'zone_id'),
        parent,
        city: reader.text(line, 'anden_city'),
        area: reader.text(line, 'anden_area'),
        kind: kind === 'terminal' || kind === 'stop' ? kind : undefined,
        address: reader.text(line, 'anden_address'),
        dropOffOnly: reader.choice(line, 'anden_drop_off_only', 1) === 1,
      };
    },
  });
}

function ownZone(reader: Reader, line: Line): Zone | undefined {
  const name = reader.text(line, 'stop_timezone');
  if (name === undefined) return undefined;
  if (isZone(name)) return zone(name);
  reader.notice('invalid_timezone', line, 'stop_timezone');
  return undefined;
}

function readPlace(reader: Reader, line: Line): { latitude: number; longitude: number } | undefined {
  const latitude = reader.decimal(line, 'stop_lat', LATITUDE);
  const longitude = reader.decimal(line, 'stop_lon', LONGITUDE);
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  reader.notice('stop_without_location', line);
  return undefined;
}
