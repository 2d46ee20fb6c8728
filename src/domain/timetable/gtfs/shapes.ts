import { greatCircleKm } from '#domain/timetable/gtfs/great-circle.ts';
import { type Reader, readerOf } from '#domain/timetable/gtfs/reader.ts';
import { fits, type Line, type Tables, words } from '#domain/timetable/gtfs/table.ts';
import type { Report } from '#domain/timetable/gtfs/validation-notice.ts';

/** The path of a trip over the ground: at least two points, in order. */
export interface Shape {
  readonly id: string;
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Travelled up to each point, in a unit of the feed's choice; NaN where the feed has none. */
  readonly distances: Float64Array | undefined;
}

const FILE = 'shapes.txt';
const SEQUENCE = { min: 0, max: 999_999_999 };
const LATITUDE = { min: -90, max: 90 };
const LONGITUDE = { min: -180, max: 180 };
const DISTANCE = { min: 0, max: 1e9 };
/** Degrees: this close to (0, 0) or to a pole a coordinate is considered missing. */
const NEAR_ORIGIN = 1;
const NEAR_POLE = 89;
/** Two points nearer than this count as one place, as for the canonical validator. */
const SAME_PLACE_KM = 0.001_11;

/** The points of one shape as read: numbers in arrays, because a large feed has millions of them. */
interface Vertices {
  readonly id: string;
  readonly lines: number[];
  readonly sequences: number[];
  readonly latitudes: number[];
  readonly longitudes: number[];
  readonly distances: number[];
  /** One of its points is unreadable. */
  isDamaged: boolean;
}

/** The points of shapes.txt, not yet in order. */
export interface AllVertices {
  readonly byShape: ReadonlyMap<string, Vertices>;
  /** Whether the file contains a shape, even in a rejected line. */
  readonly isNamed: (shapeId: string) => boolean;
}

/** Reads all points, and reports their defects. */
export function readVertices(tables: Tables, report: Report): AllVertices {
  const table = tables.get(FILE);
  const reader = readerOf(table, report);
  const byShape = new Map<string, Vertices>();
  const unreadable = [...reader.unreadable];
  for (const line of table?.packed ?? reader.lines) {
    if (!fits(line.cells, table?.columns.length ?? 0)) {
      reader.notice('invalid_row_length', line);
      unreadable.push(line);
      continue;
    }
    const id = reader.required(line, 'shape_id');
    if (id === undefined) continue;
    let one = byShape.get(id);
    if (!one) {
      const isDamaged = reader.id(line, 'shape_id') === undefined;
      one = { id, lines: [], sequences: [], latitudes: [], longitudes: [], distances: [], isDamaged };
      byShape.set(id, one);
    }
    one.isDamaged = !readPoint(reader, line, one) || one.isDamaged;
  }
  const named = new Set(unreadable.flatMap(({ cells }) => words(cells)));
  for (const one of byShape.values()) one.isDamaged ||= named.has(one.id);
  return { byShape, isNamed: (shapeId) => byShape.has(shapeId) || named.has(shapeId) };
}

/**
 * The shapes that trips refer to. Nothing is sold by them, so a defect never costs a trip: a shape with an unreadable
 * point is left out as a whole, and distances that contradict each other are left out of their shape.
 */
export function shapesOf(
  { byShape }: AllVertices,
  trips: Iterable<{ readonly shape: string | undefined }>,
  report: Report,
): ReadonlyMap<string, Shape> {
  const wanted = new Set([...trips].map(({ shape }) => shape));
  const shapes = new Map<string, Shape>();
  for (const one of byShape.values()) {
    if (!wanted.has(one.id)) {
      report('unused_shape', { file: FILE, line: one.lines[0]!, field: 'shape_id', value: one.id });
    } else {
      const shape = shapeOf(one, report);
      if (shape) shapes.set(shape.id, shape);
    }
  }
  return shapes;
}

/** Adds the point of a line; whether it is readable. */
function readPoint(reader: Reader, line: Line, one: Vertices): boolean {
  const isComplete = !reader.lacks(line, 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence');
  const latitude = reader.decimal(line, 'shape_pt_lat', LATITUDE);
  const longitude = reader.decimal(line, 'shape_pt_lon', LONGITUDE);
  const sequence = reader.whole(line, 'shape_pt_sequence', SEQUENCE);
  const distance = reader.decimal(line, 'shape_dist_traveled', DISTANCE);
  one.lines.push(line.line);
  one.sequences.push(sequence ?? Number.NaN);
  one.latitudes.push(latitude ?? Number.NaN);
  one.longitudes.push(longitude ?? Number.NaN);
  one.distances.push(distance ?? Number.NaN);
  if (!isComplete || latitude === undefined || longitude === undefined || sequence === undefined) return false;
  if (Math.abs(latitude) <= NEAR_ORIGIN && Math.abs(longitude) <= NEAR_ORIGIN) {
    reader.notice('point_near_origin', line, 'shape_pt_lat');
    return false;
  }
  if (Math.abs(latitude) >= NEAR_POLE) {
    reader.notice('point_near_pole', line, 'shape_pt_lat');
    return false;
  }
  return true;
}

function shapeOf(one: Vertices, report: Report): Shape | undefined {
  const { id, lines, sequences, isDamaged } = one;
  if (isDamaged) return undefined;
  const say = (code: Parameters<Report>[0], i: number, field: string, value: string) =>
    report(code, { file: FILE, line: lines[i]!, field, value });
  if (lines.length === 1) {
    say('single_shape_point', 0, 'shape_id', id);
    return undefined;
  }
  const order = inOrder(sequences);
  const doubled = order.find((at, i) => sequences[order[i - 1] ?? -1] === sequences[at]);
  if (doubled !== undefined) {
    say('duplicate_key', doubled, 'shape_pt_sequence', String(sequences[doubled]));
    return undefined;
  }
  const sorted = (numbers: readonly number[]) => Float64Array.from(order, (at) => numbers[at]!);
  const shape = { id, latitudes: sorted(one.latitudes), longitudes: sorted(one.longitudes) };
  const distances = sorted(one.distances);
  const fault = distanceFault({ ...shape, distances }, (code, i) =>
    say(code, order[i]!, 'shape_dist_traveled', String(distances[i])),
  );
  return { ...shape, distances: fault || distances.every(Number.isNaN) ? undefined : distances };
}

/** Positions by ascending sequence; most files are in order. */
function inOrder(sequences: readonly number[]): readonly number[] {
  const positions = sequences.map((_, at) => at);
  const isSorted = sequences.every((sequence, at) => at === 0 || sequence >= sequences[at - 1]!);
  return isSorted ? positions : positions.sort((a, b) => sequences[a]! - sequences[b]!);
}

type DistanceNotice =
  | 'decreasing_shape_distance'
  | 'equal_shape_distance_diff_coordinates'
  | 'equal_shape_distance_diff_coordinates_distance_below_threshold'
  | 'equal_shape_distance_same_coordinates';

/** Reports distances that do not grow from point to point; whether one of them is an error. */
function distanceFault(
  { latitudes, longitudes, distances }: Required<Omit<Shape, 'id'>>,
  say: (code: DistanceNotice, i: number) => void,
): boolean {
  if (!distances) return false;
  let isFaulty = false;
  let before = -1;
  for (const [i, distance] of distances.entries()) {
    if (Number.isNaN(distance)) continue;
    const last = before;
    before = i;
    if (last < 0 || distance > distances[last]!) continue;
    const place = (at: number) => ({ latitude: latitudes[at]!, longitude: longitudes[at]! });
    const km = greatCircleKm(place(last), place(i));
    if (distance < distances[last]!) say('decreasing_shape_distance', i);
    else if (latitudes[last] === latitudes[i] && longitudes[last] === longitudes[i]) {
      say('equal_shape_distance_same_coordinates', i);
      continue;
    } else if (km < SAME_PLACE_KM) {
      say('equal_shape_distance_diff_coordinates_distance_below_threshold', i);
      continue;
    } else say('equal_shape_distance_diff_coordinates', i);
    isFaulty = true;
  }
  return isFaulty;
}
