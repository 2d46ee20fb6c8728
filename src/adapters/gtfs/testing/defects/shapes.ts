import { type Defect, withColumn } from '#adapters/gtfs/testing/defects/defect.ts';
import { GOOD } from '#adapters/gtfs/testing/good-feed.ts';

const HEADER = 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled';
const START = 'SHAPE,20.6598,-103.3495,1,0';
const TEPIC = 'SHAPE,21.5042,-104.8946,2,210.5';
const BAY = 'SHAPE,20.7569,-105.3330,3,320';
const END = 'SHAPE,20.6534,-105.2253,4,341.25';

/** The good feed, in which all trips follow a shape with these lines. */
const along = (...lines: readonly string[]): Record<string, string> => ({
  ...withColumn('trips.txt', 'shape_id', 'SHAPE'),
  'shapes.txt': [HEADER, ...lines].map((line) => `${line}\n`).join(''),
});

const tepic = (changed: string) => along(START, changed, BAY, END);

/** Defects of shapes.txt: none of them costs a trip. */
export const SHAPES: readonly Defect[] = [
  { name: 'a shape without a defect', files: along(START, TEPIC, BAY, END) },
  { name: 'points of a shape in another order', files: along(END, BAY, START, TEPIC) },
  {
    name: 'a shape with a cell too few',
    files: tepic('SHAPE,21.5042,-104.8946,2'),
    notice: { code: 'invalid_row_length', file: 'shapes.txt', line: 3 },
  },
  {
    name: 'a shape with a cell too many',
    files: tepic(`${TEPIC},7`),
    notice: { code: 'invalid_row_length', file: 'shapes.txt', line: 3 },
  },
  {
    name: 'a point of no shape',
    files: tepic(TEPIC.replace('SHAPE', '')),
    notice: { code: 'missing_required_field', field: 'shape_id', line: 3 },
  },
  {
    name: 'a point with a comma for its point',
    files: tepic('SHAPE,"21,5042",-104.8946,2,210.5'),
    notice: { code: 'invalid_float', field: 'shape_pt_lat', value: '21,5042' },
  },
  {
    name: 'a point beyond the date line',
    files: tepic(TEPIC.replace('-104', '-204')),
    notice: { code: 'number_out_of_range', field: 'shape_pt_lon' },
  },
  {
    name: 'a distance below nothing',
    files: along(START.replace(',0', ',-1'), TEPIC, BAY, END),
    notice: { code: 'number_out_of_range', field: 'shape_dist_traveled' },
  },
  {
    name: 'a shape that goes back',
    files: tepic(TEPIC.replace('210.5', '330')),
    notice: { code: 'decreasing_shape_distance', line: 4, value: '320' },
  },
  {
    name: 'a shape that nobody follows',
    files: { 'shapes.txt': `${HEADER}\n${START}\n${END}\n` },
    notice: { code: 'unused_shape', line: 2, value: 'SHAPE' },
  },
  {
    name: 'a shape that is not there',
    files: withColumn('trips.txt', 'shape_id', 'SHAPE'),
    notice: { code: 'foreign_key_violation', file: 'trips.txt', line: 2, field: 'shape_id' },
  },
  {
    name: 'a file of shapes with nothing in it',
    files: { 'shapes.txt': '' },
    notice: { code: 'empty_file', file: 'shapes.txt' },
  },
  {
    name: 'a file of shapes with a column nobody knows',
    files: { 'shapes.txt': `${HEADER},colour\n` },
    notice: { code: 'unknown_column', field: 'colour' },
  },
  {
    name: 'a shape without its ids',
    files: { 'shapes.txt': GOOD['calendar_dates.txt']!.replace('service_id', 'shape') },
    notice: { code: 'missing_required_column', field: 'shape_id' },
  },
];
