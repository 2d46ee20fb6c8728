import { expect, test } from 'vitest';
import { readVertices, shapesOf } from '#domain/timetable/gtfs/shapes.ts';
import { publishSmall, tableFromText } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';

const HEADER = 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled';
const TRIPS = 'route_id,service_id,trip_id,shape_id\nR,daily,T1,way\nR,saturday,T2,';

/** A path over the stops of the small feed, some of its points changed. */
const through = (...points: readonly string[]) => [HEADER, ...points].join('\n');
const PORT = 'way,20.70,-105.20,1,0';
const BAY = 'way,21.02,-105.27,2,40';
const HILL = 'way,21.50,-104.90,3,110';

const publish = (shapes: string, trips = TRIPS) => publishSmall({ trips, shapes });

test('a path is published with the trips that follow it, in the order of its points', () => {
  const { publication, notices } = publish(through(HILL, PORT, BAY));
  expect(notices).toEqual([]);
  expect(publication!.shapes).toEqual([
    {
      id: 'way',
      latitudes: Float64Array.of(20.7, 21.02, 21.5),
      longitudes: Float64Array.of(-105.2, -105.27, -104.9),
      distances: Float64Array.of(0, 40, 110),
    },
  ]);
  expect(publication!.trips.map(({ id, shapeId }) => [id, shapeId])).toEqual([
    ['T1', 'way'],
    ['T2', undefined],
  ]);
});

test('a path without distances has none, and one with some has them at these points', () => {
  const bare = (line: string) => line.replace(/,\d+$/, ',');
  expect(publish(through(...[PORT, BAY, HILL].map(bare))).publication!.shapes[0]!.distances).toBeUndefined();
  const some = publish(through(PORT, bare(BAY), HILL));
  expect(some.notices).toEqual([]);
  expect(some.publication!.shapes[0]!.distances).toEqual(Float64Array.of(0, Number.NaN, 110));
});

test.each([
  ['a point without its longitude', [PORT, 'way,21.02,,2,40', HILL], 'missing_required_field'],
  ['a latitude that is no number', [PORT, 'way,north,-105.27,2,40', HILL], 'invalid_float'],
  ['a latitude beyond the pole', [PORT, 'way,91,-105.27,2,40', HILL], 'number_out_of_range'],
  ['a point where the equator meets Greenwich', [PORT, 'way,0,0.5,2,40', HILL], 'point_near_origin'],
  ['a point at the pole', [PORT, 'way,89.5,-105.27,2,40', HILL], 'point_near_pole'],
  ['a place in the order that is no number', [PORT, 'way,21.02,-105.27,second,40', HILL], 'invalid_integer'],
  ['two points at one place in the order', [PORT, BAY, BAY, HILL], 'duplicate_key'],
  ['a single point', [PORT], 'single_shape_point'],
])('%s: the path is left out, and its trip is sold without it', (_, points, code) => {
  const { publication, notices } = publish(through(...points));
  expect(notices.map((notice) => notice.code)).toEqual([code]);
  expect(publication!.shapes).toEqual([]);
  expect(publication!.trips.map(({ id, shapeId }) => [id, shapeId])).toEqual([
    ['T1', undefined],
    ['T2', undefined],
  ]);
});

test.each([
  ['distances that fall', [PORT, BAY, HILL.replace('110', '39')], 'decreasing_shape_distance', false],
  [
    'one distance at two places',
    [PORT, BAY, HILL.replace('110', '40')],
    'equal_shape_distance_diff_coordinates',
    false,
  ],
  [
    'one distance within a metre',
    [PORT, BAY, 'way,21.020001,-105.27,3,40', HILL.replace('3,', '4,')],
    'equal_shape_distance_diff_coordinates_distance_below_threshold',
    true,
  ],
  [
    'one point twice',
    [PORT, BAY, BAY.replace(',2,', ',3,'), HILL.replace('3,', '4,')],
    'equal_shape_distance_same_coordinates',
    true,
  ],
] as const)('%s: the path stays, its distances only where they are possible', (_, points, code, areKept) => {
  const { publication, notices } = publish(through(...points));
  expect(notices).toMatchObject([{ code, file: 'shapes.txt', field: 'shape_dist_traveled' }]);
  expect(publication!.shapes[0]!.latitudes).toHaveLength(points.length);
  expect(publication!.shapes[0]!.distances !== undefined).toBe(areKept);
});

test('a path that no trip follows, one that is not there, and one that passes by a stop', () => {
  expect(publish(through(PORT, BAY, HILL, 'old,20,-105,1,', 'old,21,-105,2,')).notices).toMatchObject([
    { code: 'unused_shape', line: 5, value: 'old' },
  ]);
  expect(publish(through(PORT, BAY, HILL), TRIPS.replace('way', 'road')).notices).toMatchObject([
    { code: 'foreign_key_violation', file: 'trips.txt', line: 2, field: 'shape_id', value: 'road' },
    { code: 'unused_shape' },
  ]);
  // 0.002 degrees of longitude are 208 m here.
  expect(publish(through('way,20.70,-105.202,1,0', BAY, HILL)).notices).toMatchObject([
    { code: 'stop_too_far_from_shape', file: 'stop_times.txt', line: 2, value: 'P' },
  ]);
});

test('a line that cannot be read costs the path it names, and a file without points costs none', () => {
  const table = { ...tableFromText('shapes.txt', through(PORT, BAY, HILL, 'by,20,-105,1,', 'by,21,-105,2,')) };
  const tables = new Map([['shapes.txt', { ...table, unreadable: [{ line: 7, cells: ['way', '21'] }] }]]);
  const book = createNoticeCollector();
  const shapes = shapesOf(readVertices(tables, book.report), [{ shape: 'way' }, { shape: 'by' }], book.report);
  expect([...shapes.keys()]).toEqual(['by']);
  expect(publishSmall({ shapes: 'shape_id' }).notices).toMatchObject([
    { code: 'missing_required_column', field: 'shape_pt_lat' },
    { code: 'missing_required_column', field: 'shape_pt_lon' },
    { code: 'missing_required_column', field: 'shape_pt_sequence' },
  ]);
});
