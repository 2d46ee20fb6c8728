import { faultsByLine } from '#domain/timetable/gtfs/faults-by-line.ts';
import type { NoticeCode, Report } from '#domain/timetable/gtfs/validation-notice.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import { MAX_ADDRESS_LENGTH } from '#domain/timetable/gtfs/shown-text.ts';
import type { Line, Table, Tables } from '#domain/timetable/gtfs/table.ts';
import { byKey } from '#domain/timetable/gtfs/unique.ts';
import { STOP_KINDS, type StopKind } from '#domain/network/stop.ts';
import { type Zone, zone } from '#kernel/instant.ts';
import { isZone } from '#kernel/zoned.ts';

/** A stop of the feed. Fields from our own columns are undefined without them. */
export interface FeedStop {
  readonly id: string;
  readonly line: number;
  readonly name: string;
  readonly zone: Zone;
  readonly latitude: number;
  readonly longitude: number;
  readonly fareZone: string | undefined;
  readonly parent: string | undefined;
  readonly city: string | undefined;
  readonly area: string | undefined;
  readonly kind: StopKind | undefined;
  readonly address: string | undefined;
  readonly dropOffOnly: boolean;
}

const LATITUDE = { min: -90, max: 90 };
const LONGITUDE = { min: -180, max: 180 };
/** Degrees: this close to (0, 0) or to a pole a coordinate is considered missing. */
const NEAR_ORIGIN = 1;
const NEAR_POLE = 89;
const LAST_LOCATION_TYPE = 4;
/** Buses call at platforms (0). Stations, entrances and nodes (1 to 4) are only referred to. */
const PLATFORM = 0;
const STATION = 1;

export interface FeedStops {
  /** The stops where a bus can call. */
  readonly usable: ReadonlyMap<string, FeedStop>;
  /** Why a stop of stops.txt cannot be called at. */
  readonly faultOf: (stopId: string) => NoticeCode | undefined;
}

/** The stops where a bus can call. The zone is the stop's, else its station's, else the agency's. */
export function readStops(tables: Tables, agencyZone: Zone, report: Report): FeedStops {
  const table = tables.get('stops.txt');
  const places = readPlaces(table);
  const faults = faultsByLine(report);
  const reader = readerOf(table, faults.report);
  const usable = byKey(reader, {
    key: 'stop_id',
    read: (line, id) => {
      if (reader.choice(line, 'location_type', LAST_LOCATION_TYPE) !== PLATFORM) return undefined;
      const name = reader.name(line, 'stop_name');
      if (name === undefined) reader.notice('missing_stop_name', line, 'stop_name');
      const place = readPlace(reader, line);
      if (name === undefined || place === undefined) return undefined;
      const parent = readParent(reader, line, places);
      return {
        id,
        line: line.line,
        name,
        ...place,
        zone: ownZone(reader, line) ?? (parent === undefined ? undefined : places.get(parent)?.zone) ?? agencyZone,
        fareZone: reader.text(line, 'zone_id'),
        parent,
        city: reader.name(line, 'anden_city'),
        area: reader.name(line, 'anden_area'),
        kind: kindOf(reader, line),
        address: reader.name(line, 'anden_address', MAX_ADDRESS_LENGTH),
        dropOffOnly: reader.choice(line, 'anden_drop_off_only', 1) === 1,
      };
    },
  });
  const faultOf = (stopId: string): NoticeCode | undefined => {
    const place = places.get(stopId);
    if (!place) return 'foreign_key_violation';
    if (place.type !== PLATFORM) return 'location_with_unexpected_stop_time';
    return usable.has(stopId) ? undefined : (faults.of(place.line) ?? 'stop_without_location');
  };
  return { usable, faultOf };
}

interface FeedPlace {
  readonly line: number;
  readonly type: number;
  readonly zone: Zone | undefined;
}

/** Every place in stops.txt, including those left out. Their defects are reported elsewhere. */
function readPlaces(table: Table | undefined): ReadonlyMap<string, FeedPlace> {
  const reader = readerOf(table, () => undefined);
  return byKey(reader, {
    key: 'stop_id',
    read: (line) => ({
      line: line.line,
      type: reader.choice(line, 'location_type', LAST_LOCATION_TYPE),
      zone: ownZone(reader, line),
    }),
  });
}

function readParent(reader: Reader, line: Line, places: ReadonlyMap<string, FeedPlace>): string | undefined {
  const parent = reader.text(line, 'parent_station');
  if (parent === undefined) return undefined;
  const place = places.get(parent);
  if (place?.type === STATION) return parent;
  reader.notice(place ? 'wrong_parent_location_type' : 'foreign_key_violation', line, 'parent_station');
  return undefined;
}

function kindOf(reader: Reader, line: Line): FeedStop['kind'] {
  const text = reader.text(line, 'anden_kind');
  const kind = STOP_KINDS.find((name) => name === text);
  if (text !== undefined && kind === undefined) reader.notice('unexpected_enum_value', line, 'anden_kind');
  return kind;
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
  if (latitude === undefined || longitude === undefined) {
    reader.notice('stop_without_location', line);
    return undefined;
  }
  if (Math.abs(latitude) <= NEAR_ORIGIN && Math.abs(longitude) <= NEAR_ORIGIN) {
    reader.notice('point_near_origin', line, 'stop_lat');
    return undefined;
  }
  if (Math.abs(latitude) >= NEAR_POLE) {
    reader.notice('point_near_pole', line, 'stop_lat');
    return undefined;
  }
  return { latitude, longitude };
}
