import type { BusLayout } from '#domain/timetable/gtfs/bus-layouts.ts';
import {
  byId,
  byText,
  type FeedPublisher,
  type TimetableOnSale,
  type WrittenFile,
} from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import type { PublishedStop } from '#domain/timetable/gtfs/publication.ts';
import { decimalText } from '#domain/timetable/gtfs/values.ts';

/** Agencies, buses, service classes and routes. */
export const networkFiles = (timetable: TimetableOnSale, publisher: FeedPublisher): readonly WrittenFile[] => [
  {
    file: 'agency.txt',
    columns: ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
    rows: () =>
      timetable.agencies
        .toSorted(byId)
        .map(({ id, name, url, zone, lang, phone }) => [id, name, url || publisher.url, zone, lang ?? '', phone ?? '']),
  },
  {
    file: 'routes.txt',
    columns: ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'anden_service_class'],
    rows: () =>
      timetable.routes
        .toSorted(byId)
        .map(({ id, agencyId, shortName, longName, type, serviceClassId }) => [
          id,
          agencyId,
          shortName,
          longName,
          String(type),
          serviceClassId,
        ]),
  },
  stopsFile(timetable.stops),
  {
    file: 'anden_service_classes.txt',
    columns: ['service_class_id', 'name_es', 'name_en', 'layout_id', 'discounts_apply', 'vat_exempt', 'amenities'],
    rows: () =>
      timetable.classes
        .toSorted(byId)
        .map(({ id, nameEs, nameEn, layout, discountsApply, vatExempt, amenities }) => [
          id,
          nameEs,
          nameEn,
          layout.id,
          flag(discountsApply),
          flag(vatExempt === true),
          amenities.join(' '),
        ]),
  },
  {
    file: 'anden_bus_layouts.txt',
    columns: ['layout_id', 'pattern', 'seats', 'facilities'],
    rows: () =>
      layoutsOf(timetable).map((layout) => [layout.id, patternOf(layout), String(layout.seats), board(layout)]),
  },
];

const flag = (yes: boolean): string => (yes ? '1' : '0');

const layoutsOf = ({ classes }: TimetableOnSale): readonly BusLayout[] =>
  [...new Map(classes.map(({ layout }) => [layout.id, layout])).values()].toSorted(byId);

/** `2+1`: the number of seats between aisles. */
const patternOf = ({ plan }: BusLayout): string =>
  plan.columns
    .map((letter) => (letter === null ? '+' : 'x'))
    .join('')
    .split('+')
    .map((side) => side.length)
    .join('+');

/** `none` is explicit, because an empty cell means the usual door and toilet. */
const board = ({ plan }: BusLayout): string =>
  plan.facilities.map(({ kind, row, side }) => `${kind}:${row}:${side}`).join(' ') || 'none';

const PLATFORM = '0';
const STATION = '1';

/**
 * Stops, preceded by stations. A station's name is not stored: it gets the name of its city and the centre of its
 * stops.
 */
const stopsFile = (stops: readonly PublishedStop[]): WrittenFile => ({
  file: 'stops.txt',
  columns: [
    'stop_id',
    'stop_name',
    'stop_lat',
    'stop_lon',
    'zone_id',
    'location_type',
    'parent_station',
    'stop_timezone',
    'anden_city',
    'anden_area',
    'anden_kind',
    'anden_address',
    'anden_drop_off_only',
  ],
  rows: () => {
    const stations = stationsOf(stops);
    return [...[...stations].map(stationRow), ...stops.toSorted(byId).map((stop) => stopRow(stop, stations))];
  },
});

type Stations = ReadonlyMap<string, readonly PublishedStop[]>;

/** In the standard a stop inherits its station's zone, so stops of two zones cannot share a station. */
function stationsOf(stops: readonly PublishedStop[]): Stations {
  const ids = new Set(stops.map(({ id }) => id));
  const byParent = Map.groupBy(
    stops.filter(({ parent }) => parent !== undefined && !ids.has(parent)),
    ({ parent }) => parent!,
  );
  return new Map(
    [...byParent]
      .filter(([, its]) => its.every(({ zone }) => zone === its[0]!.zone))
      .toSorted(([a], [b]) => byText(a, b)),
  );
}

function stationRow([id, its]: [string, readonly PublishedStop[]]): readonly string[] {
  const [first] = its.toSorted(byId);
  const middle = (numbers: readonly number[]) => decimalText((Math.min(...numbers) + Math.max(...numbers)) / 2);
  const latitude = middle(its.map((stop) => stop.latitude));
  const longitude = middle(its.map((stop) => stop.longitude));
  return [id, first!.city, latitude, longitude, '', STATION, '', first!.zone, '', '', '', '', ''];
}

const stopRow = (stop: PublishedStop, stations: Stations): readonly string[] => [
  stop.id,
  stop.name,
  decimalText(stop.latitude),
  decimalText(stop.longitude),
  stop.id,
  PLATFORM,
  stop.parent !== undefined && stations.has(stop.parent) ? stop.parent : '',
  stop.zone,
  stop.city,
  stop.area,
  stop.kind,
  stop.address ?? '',
  flag(stop.dropOffOnly),
];
