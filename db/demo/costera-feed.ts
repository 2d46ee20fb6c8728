import { busyDays, quietDays } from './busy-days.ts';
import { farePesos } from './costera-fares.ts';
import { LINES } from './costera-lines.ts';
import type { Line } from './line.ts';
import { AT_NUEVA_CENTRAL } from './costera-shuttle.ts';
import { DROP_OFF_ONLY, roadBetween, STOPS } from './costera-network.ts';
import { tableOf, type Table } from '#domain/timetable/gtfs/table.ts';
import { parseServiceTime, serviceDateText, serviceTimeText } from '#domain/timetable/gtfs/values.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';

export const COSTERA = 'COSTERA';

/** How far ahead the feed reaches: the sales horizon plus a month, so that it need not be generated every day. */
const DAYS_AHEAD = 120;
/** It begins a few days ago: a bus that left last night is still under way. */
const DAYS_BACK = 3;
/** How long a bus waits at each intermediate stop. */
export const DWELL_S = 240;
/** And the van of the shuttle. */
const SHUTTLE_DWELL_S = 60;
const MINUTE_S = 60;
/** From this hour on, a departure counts as evening. */
const EVENING_S = 20 * 3600;

type Direction = 'out' | 'back';
const DIRECTIONS: readonly Direction[] = ['out', 'back'];

interface DemoTrip {
  readonly id: string;
  readonly line: Line;
  readonly direction: Direction;
  readonly service: 'diario' | 'noche' | 'refuerzo';
  readonly startS: number;
  readonly stops: readonly string[];
}

/** No bus begins at a stop where passengers only get off. */
const stopsOf = (line: Line, direction: Direction): readonly string[] => {
  const called = direction === 'out' ? line.stops : line.stops.toReversed();
  return called.slice(called.findIndex((stop) => !DROP_OFF_ONLY.includes(stop)));
};

function trips(): DemoTrip[] {
  const made: DemoTrip[] = [];
  for (const line of LINES) {
    for (const direction of DIRECTIONS) {
      const stops = stopsOf(line, direction);
      for (const kind of ['daily', 'busy'] as const) {
        for (const time of line[kind][direction]) {
          const startS = parseServiceTime(`${time}:00`)!;
          const evening = startS >= EVENING_S ? 'noche' : 'diario';
          const id = `${line.id}-${stops[0]}-${time.replace(':', '')}`;
          made.push({ id, line, direction, stops, startS, service: kind === 'busy' ? 'refuerzo' : evening });
        }
      }
    }
  }
  return made;
}

/** The demo carrier's timetable around a day, as a standard GTFS feed with our two additional files. */
export function costeraFeed(today: LocalDate): ReadonlyMap<string, Table> {
  const from = plusDays(today, -DAYS_BACK);
  const to = plusDays(today, DAYS_AHEAD);
  const all = trips();
  const tables = [agency(), stops(), routes(), tripTable(all), stopTimes(all), calendar(from, to)];
  tables.push(calendarDates(from, to), ...fares(), layouts(), classes());
  return new Map(tables.map((table) => [table.file, table]));
}

const agency = (): Table =>
  tableOf(
    'agency.txt',
    ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
    [[COSTERA, 'Costera', 'https://costera.example', 'America/Mexico_City', 'es', '33 0000 0000']],
  );

const stops = (): Table =>
  tableOf(
    'stops.txt',
    [
      'stop_id',
      'stop_name',
      'stop_lat',
      'stop_lon',
      'zone_id',
      'stop_timezone',
      'anden_city',
      'anden_area',
      'anden_kind',
      'anden_address',
      'anden_drop_off_only',
    ],
    STOPS.map((stop) => [
      stop.id,
      stop.name,
      String(stop.latitude),
      String(stop.longitude),
      stop.id,
      stop.zone,
      stop.city,
      stop.area,
      stop.kind,
      stop.address,
      DROP_OFF_ONLY.includes(stop.id) ? '1' : '0',
    ]),
  );

const BUS = '3';

const routes = (): Table =>
  tableOf(
    'routes.txt',
    ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'anden_service_class'],
    LINES.map(({ id, shortName, longName, service }) => [id, COSTERA, shortName, longName, BUS, service]),
  );

const CITIES = new Map(STOPS.map(({ id, city }) => [id, city]));

const tripTable = (all: readonly DemoTrip[]): Table =>
  tableOf(
    'trips.txt',
    ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'direction_id'],
    all.map(({ id, line, direction, service, stops: called }) => [
      line.id,
      service,
      id,
      CITIES.get(called.at(-1)!)!,
      direction === 'out' ? '0' : '1',
    ]),
  );

const stopTimes = (all: readonly DemoTrip[]): Table =>
  tableOf(
    'stop_times.txt',
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'pickup_type', 'drop_off_type'],
    all.flatMap(timesOf),
  );

const ANYBODY = '0';
const NOBODY = '1';

function timesOf({ id, line, direction, startS, stops: called }: DemoTrip): string[][] {
  let at = startS;
  const dwell = line.service === 'shuttle' ? SHUTTLE_DWELL_S : DWELL_S;
  return called.map((stop, i) => {
    if (i > 0) at += roadBetween(called[i - 1]!, stop).minutes * MINUTE_S;
    const arrives = at;
    if (i > 0 && i < called.length - 1) at += dwell;
    const atCentral = AT_NUEVA_CENTRAL.has(stop);
    return [
      id,
      serviceTimeText(arrives),
      serviceTimeText(at),
      stop,
      String(i + 1),
      DROP_OFF_ONLY.includes(stop) || (atCentral && direction === 'back') ? NOBODY : ANYBODY,
      atCentral && direction === 'out' ? NOBODY : ANYBODY,
    ];
  });
}

const EVERY_DAY = ['1', '1', '1', '1', '1', '1', '1'];
const FRIDAY_AND_SUNDAY = ['0', '0', '0', '0', '1', '0', '1'];

const calendar = (from: LocalDate, to: LocalDate): Table =>
  tableOf(
    'calendar.txt',
    [
      'service_id',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'start_date',
      'end_date',
    ],
    [
      ['diario', ...EVERY_DAY, serviceDateText(from), serviceDateText(to)],
      ['noche', ...EVERY_DAY, serviceDateText(from), serviceDateText(to)],
      ['refuerzo', ...FRIDAY_AND_SUNDAY, serviceDateText(from), serviceDateText(to)],
    ],
  );

const RUNS = '1';
const DOES_NOT_RUN = '2';

const calendarDates = (from: LocalDate, to: LocalDate): Table =>
  tableOf(
    'calendar_dates.txt',
    ['service_id', 'date', 'exception_type'],
    [
      ...busyDays(from, to).map((date) => ['refuerzo', serviceDateText(date), RUNS]),
      ...quietDays(from, to).map((date) => ['noche', serviceDateText(date), DOES_NOT_RUN]),
    ],
  );

/** One fare per amount, one rule per line and pair of stops. */
function fares(): Table[] {
  const rules = LINES.flatMap((line) => DIRECTIONS.flatMap((direction) => rulesOf(line, stopsOf(line, direction))));
  const amounts = [...new Set(rules.map(({ pesos }) => pesos))].toSorted((a, b) => a - b);
  return [
    tableOf(
      'fare_attributes.txt',
      ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id'],
      amounts.map((pesos) => [fareId(pesos), `${pesos}.00`, 'MXN', '1', '0', COSTERA]),
    ),
    tableOf(
      'fare_rules.txt',
      ['fare_id', 'route_id', 'origin_id', 'destination_id'],
      rules.map(({ pesos, route, origin, destination }) => [fareId(pesos), route, origin, destination]),
    ),
  ];
}

const fareId = (pesos: number): string => `MXN-${pesos}`;

function rulesOf({ id: route, service }: Line, called: readonly string[]) {
  return called.flatMap((origin, from) =>
    called.slice(from + 1).map((destination, after) => ({
      route,
      origin,
      destination,
      pesos: farePesos(called.slice(from, from + after + 2), service),
    })),
  );
}

const layouts = (): Table =>
  tableOf(
    'anden_bus_layouts.txt',
    ['layout_id', 'pattern', 'seats', 'facilities'],
    [
      ['ejecutivo-24', '2+1', '24', 'stairs:1:left door:1:right wc:8:right'],
      ['primera-40', '2+2', '40', 'stairs:1:left door:1:right wc:10:right'],
      ['van-15', '2+1', '15', 'door:1:right'],
    ],
  );

const classes = (): Table =>
  tableOf(
    'anden_service_classes.txt',
    ['service_class_id', 'name_es', 'name_en', 'layout_id', 'discounts_apply', 'vat_exempt', 'amenities'],
    [
      ['ejecutivo', 'Ejecutivo', 'Executive', 'ejecutivo-24', '1', '0', 'wifi power wc screen legroom'],
      // Luxury is not bound by the legal discounts (decision T18).
      ['lujo', 'Lujo', 'Luxury', 'ejecutivo-24', '0', '0', 'wifi power wc screen legroom'],
      ['primera', 'Primera', 'First class', 'primera-40', '1', '0', 'wifi wc screen'],
      ['shuttle', 'Shuttle', 'Shuttle', 'van-15', '1', '1', ''],
    ],
  );
