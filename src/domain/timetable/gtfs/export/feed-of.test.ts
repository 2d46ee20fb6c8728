import { expect, test } from 'vitest';
import { costeraFeed } from '../../../../../db/demo/costera-feed.ts';
import { feedOf } from '#domain/timetable/gtfs/export/feed-of.ts';
import { canonicalErrors } from '#domain/timetable/gtfs/export/testing/canonical-errors.ts';
import { PUBLISHER, writtenTables } from '#domain/timetable/gtfs/export/testing/written-tables.ts';
import { byId, byText, type TimetableOnSale } from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';
import { publish } from '#domain/timetable/gtfs/publish.ts';
import type { Tables } from '#domain/timetable/gtfs/table.ts';
import { NOW, OPTIONS, publishSmall, replaced, SMALL } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { zone } from '#kernel/instant.ts';

/** The timetable on sale after a publication. */
function onSale({ zone: its, agencies, stops, classes, routes, shapes, trips, fares }: Publication): TimetableOnSale {
  const amounts = new Map(
    fares.map(({ originId, destinationId, serviceClassId, amount }) => [
      JSON.stringify([originId, destinationId, serviceClassId]),
      amount,
    ]),
  );
  return {
    zone: its,
    agencies,
    stops,
    classes,
    routes,
    shapes,
    trips,
    fareOf: ({ originId, destinationId }, service) => amounts.get(JSON.stringify([originId, destinationId, service])),
  };
}

function published(tables: Tables): Publication {
  const book = createNoticeCollector();
  const result = publish(tables, OPTIONS, book.report);
  if (!result.ok) throw new Error(result.fault.reason);
  expect(book.notices().filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  return result.value;
}

/** What is sold: equal for feeds that sell the same. */
function sold({ stops, classes, trips, fares, routes, shapes, agencies, zone: its }: Publication) {
  const dropOffOnly = new Set(stops.filter((stop) => stop.dropOffOnly).map(({ id }) => id));
  return {
    zone: its,
    agencies: agencies.toSorted(byId),
    stops: stops
      .toSorted(byId)
      .map(({ id, name, city, area, zone: at, latitude, longitude, kind, address, dropOffOnly: isOnly }) => [
        [id, name, city, area, at, latitude, longitude, kind, address, isOnly],
      ]),
    classes: classes.toSorted(byId),
    routes: routes.toSorted(byId),
    shapes: shapes.toSorted(byId),
    trips: trips.toSorted(byId).map((trip) => ({
      ...trip,
      dates: trip.dates.toSorted(byText),
      calls: trip.calls.map(({ stopId, arrivesS, departsS, pickup, dropOff }) => [
        [stopId, arrivesS, departsS, pickup && !dropOffOnly.has(stopId), dropOff],
      ]),
    })),
    fares: fares.map((fare) => JSON.stringify(Object.entries(fare).toSorted())).toSorted(byText),
  };
}

const written = (publication: Publication) => writtenTables(feedOf(onSale(publication), PUBLISHER));

const DEMO = costeraFeed(dateInZone(NOW, zone('America/Mexico_City')));

test('the demo written as a feed and loaded again sells the same departures, fares and seats', () => {
  const before = published(DEMO);
  const tables = written(before);
  expect(canonicalErrors(tables)).toEqual([]);
  const after = published(tables);
  expect(sold(after)).toEqual(sold(before));
  expect(after.trips.length).toBeGreaterThan(50);
  expect(written(after)).toEqual(tables);
});

const { publication: small } = publishSmall();

test('a small feed, to the letter', () => {
  const tables = written(small!);
  const textOf = (file: string) =>
    [tables.get(file)!.columns, ...tables.get(file)!.lines.map(({ cells }) => cells)].map((cells) => cells.join());
  expect([...tables.keys()]).toEqual([...tables.keys()].toSorted(byText));
  expect(textOf('stops.txt').slice(1)).toEqual([
    'S,Hill,21.5,-104.9,,1,,America/Mazatlan,,,,,',
    'G,Bay,21.02,-105.27,G,0,,America/Mazatlan,Bay,Bay,stop,,0',
    'H,Hill,21.5,-104.9,H,0,S,America/Mazatlan,Hill,Hill,terminal,,0',
    'P,Port,20.7,-105.2,P,0,,America/Mexico_City,Port,Port,terminal,,0',
  ]);
  expect(textOf('trips.txt')).toEqual(['route_id,service_id,trip_id,trip_headsign,shape_id', 'R,T1,T1,,', 'R,T2,T2,,']);
  expect(textOf('stop_times.txt').slice(1)).toEqual([
    'T1,08:00:00,08:00:00,P,1,0,0',
    'T1,09:00:00,09:05:00,G,2,0,0',
    'T1,10:00:00,10:00:00,H,3,0,0',
    'T2,23:30:00,23:30:00,P,1,0,0',
    'T2,25:30:00,25:30:00,H,2,0,0',
  ]);
  expect(textOf('calendar.txt').slice(1)).toEqual([
    'T1,1,1,1,1,1,1,1,20261121,20261231',
    'T2,0,0,0,0,0,0,1,20261121,20261226',
  ]);
  expect(textOf('calendar_dates.txt').slice(1)).toEqual(['T1,20261225,2', 'T2,20261224,1']);
  expect(textOf('fare_attributes.txt').slice(1)).toEqual(['A-10000,100.00,MXN,1,0,A']);
  expect(textOf('fare_rules.txt').slice(1)).toEqual(['A-10000,R,G,H', 'A-10000,R,P,G', 'A-10000,R,P,H']);
  expect(textOf('feed_info.txt').slice(1)).toEqual([
    'Line,https://line.example,es,20261121,20261231,1,hello@line.example,https://line.example',
  ]);
});

test('stations whose stops have two zones are left out, and so is what nobody gets on at', () => {
  const stops = replaced('stops', 'P,Port,20.70,-105.20,,z1,,0', 'P,Port,20.70,-105.20,America/Mexico_City,z1,S,0');
  const calls = SMALL['stop_times']!.split('\n').map(
    (line, i) => `${line},${i === 0 ? 'pickup_type' : i === 2 ? 1 : 0}`,
  );
  const { publication } = publishSmall({ ...stops, stop_times: calls.join('\n') });
  const tables = written(publication!);
  expect(canonicalErrors(tables)).toEqual([]);
  expect(tables.get('stops.txt')!.lines.map(({ cells }) => cells[0])).toEqual(['G', 'H', 'P']);
  expect(sold(published(tables))).toEqual(sold(publication!));
});

test('a shape and the type of a route are written as they were read', () => {
  const feed = {
    ...replaced('routes', 'Port - Hill,3', 'Port - Hill,2'),
    trips: 'route_id,service_id,trip_id,shape_id\nR,daily,T1,way\nR,saturday,T2,',
    shapes: `shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled
             way,20.7000,-105.2,5,0
             way,21.5000001,-104.9,30,
             way,21.02,-105.27,7,41.25`,
  };
  const { publication, notices } = publishSmall(feed);
  expect(notices).toEqual([]);
  const tables = written(publication!);
  expect(canonicalErrors(tables)).toEqual([]);
  expect(tables.get('routes.txt')!.lines.map(({ cells }) => cells.join())).toEqual(['R,A,R,Port - Hill,2,primera']);
  expect(tables.get('trips.txt')!.lines.map(({ cells }) => cells.join())).toEqual(['R,T1,T1,,way', 'R,T2,T2,,']);
  expect(tables.get('shapes.txt')!.lines.map(({ cells }) => cells.join())).toEqual([
    'way,20.7,-105.2,1,0',
    'way,21.02,-105.27,2,41.25',
    'way,21.5000001,-104.9,3,',
  ]);
  expect(sold(published(tables))).toEqual(sold(publication!));
});

test.each([
  ['a stop nobody knows', 'stop_times.txt', 'stop_id', 'X', 'foreign_key_violation'],
  ['times that go back', 'stop_times.txt', 'arrival_time', '07:00:00', 'stop_time_with_arrival'],
  ['a price without centavos', 'fare_attributes.txt', 'price', '100', 'invalid_value'],
  ['a place beyond the pole', 'stops.txt', 'stop_lat', '91', 'invalid_value'],
  ['a calendar that ends before it begins', 'calendar.txt', 'end_date', '20200101', 'start_and_end_range'],
  ['an agency without a name', 'agency.txt', 'agency_name', '', 'invalid_value'],
  ['one trip twice', 'trips.txt', 'trip_id', 'T1', 'duplicate_key'],
])('the rules refuse %s', (_, file, column, value, rule) => {
  const tables = new Map(written(small!));
  const table = tables.get(file)!;
  const lines = table.lines.map((line, i) =>
    i < table.lines.length - 1
      ? line
      : { ...line, cells: line.cells.map((cell, at) => (table.columns[at] === column ? value : cell)) },
  );
  tables.set(file, { ...table, lines });
  expect(canonicalErrors(tables).join('\n')).toContain(rule);
});
