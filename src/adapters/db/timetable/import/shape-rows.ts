import { insertRows } from './insert-rows.ts';
import type { Session } from '#adapters/db/pool.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';
import type { Shape } from '#domain/timetable/gtfs/shapes.ts';

/** Keeps a statement's size and duration within the connection's limits. */
const VERTICES_AT_ONCE = 100_000;

const CHANGED = `on conflict (shape_id) do update
  set latitudes = excluded.latitudes, longitudes = excluded.longitudes, distances = excluded.distances
  where (shape.latitudes, shape.longitudes, shape.distances)
    is distinct from (excluded.latitudes, excluded.longitudes, excluded.distances)`;

/** Writes the paths of the trips, a row for each: those that did not change stay untouched. */
export async function writeShapes(session: Session, { shapes }: Pick<Publication, 'shapes'>): Promise<void> {
  let some: Shape[] = [];
  let vertices = 0;
  const write = async () => {
    await insertRows(session, 'shape', some.map(rowOf), CHANGED);
    some = [];
    vertices = 0;
  };
  for (const shape of shapes) {
    some.push(shape);
    vertices += shape.latitudes.length;
    if (vertices >= VERTICES_AT_ONCE) await write();
  }
  await write();
}

/** In JSON, NaN is null. */
const rowOf = ({ id, latitudes, longitudes, distances }: Shape): object => ({
  shape_id: id,
  latitudes: [...latitudes],
  longitudes: [...longitudes],
  distances: distances && [...distances],
});
