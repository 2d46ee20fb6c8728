import { execute, statement } from '#adapters/db/statement.ts';
import type { StoredTimetable } from '#app/timetable/ports.ts';
import type { BusPlan } from '#domain/timetable/gtfs/bus-layouts.ts';
import type { Shape } from '#domain/timetable/gtfs/shapes.ts';
import { instant, zone } from '#kernel/instant.ts';

interface AgencyRow {
  readonly agency_id: string;
  readonly name: string;
  readonly url: string;
  readonly zone: string;
  readonly lang: string | null;
  readonly phone: string | null;
}

const AGENCIES = statement<AgencyRow>(
  'timetable-agencies',
  'select agency_id, name, url, zone, lang, phone from agency order by agency_id',
);

interface RouteRow {
  readonly route_id: string;
  readonly agency_id: string;
  readonly short_name: string;
  readonly long_name: string;
  readonly service_class_id: string;
  readonly route_type: number;
}

const ROUTES = statement<RouteRow>(
  'timetable-routes',
  'select route_id, agency_id, short_name, long_name, service_class_id, route_type from route order by route_id',
);

const LAYOUTS = statement<{ readonly layout_id: string; readonly seats: number; readonly plan: BusPlan }>(
  'timetable-layouts',
  'select layout_id, seats, plan from bus_layout order by layout_id',
);

const HEADSIGNS = statement<{ readonly trip_id: string; readonly headsign: string }>(
  'timetable-headsigns',
  'select trip_id, headsign from trip where headsign is not null',
);

const TRIP_SHAPES = statement<{ readonly trip_id: string; readonly shape_id: string }>(
  'timetable-trip-shapes',
  'select trip_id, shape_id from trip where shape_id is not null',
);

interface ShapeRow {
  readonly shape_id: string;
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
  readonly distances: readonly (number | null)[] | null;
}

/** Some at a time: a row becomes text and arrays on its way, which need several times its memory. */
const SHAPES = statement<ShapeRow>(
  'timetable-shapes',
  `select shape_id, latitudes, longitudes, distances from shape where shape_id > $1 order by shape_id limit 50`,
);

const STATIONS = statement<{ readonly stop_id: string; readonly parent_stop_id: string }>(
  'timetable-stations',
  'select stop_id, parent_stop_id from stop where parent_stop_id is not null',
);

const PUBLISHED_AT = statement<{ readonly published_at: number }>(
  'timetable-published-at',
  'select published_at from timetable_version',
);

async function readShapes(session: Parameters<typeof execute>[0]): Promise<ReadonlyMap<string, Shape>> {
  const shapes = new Map<string, Shape>();
  let last = '';
  for (;;) {
    const rows = await execute(session, SHAPES, [last]);
    if (rows.length === 0) return shapes;
    for (const row of rows) shapes.set(row.shape_id, shapeOf(row));
    last = rows.at(-1)!.shape_id;
  }
}

const shapeOf = ({ shape_id: id, latitudes, longitudes, distances }: ShapeRow): Shape => ({
  id,
  latitudes: Float64Array.from(latitudes),
  longitudes: Float64Array.from(longitudes),
  distances: distances ? Float64Array.from(distances, (distance) => distance ?? Number.NaN) : undefined,
});

/** The names used by the timetable, and when it was published. */
export async function readNetwork(session: Parameters<typeof execute>[0]): Promise<Omit<StoredTimetable, 'published'>> {
  const [version] = await execute(session, PUBLISHED_AT);
  return {
    publishedAt: instant(version?.published_at ?? 0),
    network: {
      agencies: (await execute(session, AGENCIES)).map(({ agency_id, zone: its, lang, phone, ...row }) => ({
        ...row,
        id: agency_id,
        zone: zone(its),
        lang: lang ?? undefined,
        phone: phone ?? undefined,
      })),
      routes: (await execute(session, ROUTES)).map((row) => ({
        id: row.route_id,
        agencyId: row.agency_id,
        shortName: row.short_name,
        longName: row.long_name,
        serviceClassId: row.service_class_id,
        type: row.route_type,
      })),
      layouts: (await execute(session, LAYOUTS)).map(({ layout_id, seats, plan }) => ({ id: layout_id, seats, plan })),
      shapes: await readShapes(session),
      shapeOfTrip: new Map((await execute(session, TRIP_SHAPES)).map((row) => [row.trip_id, row.shape_id])),
      headsigns: new Map((await execute(session, HEADSIGNS)).map((row) => [row.trip_id, row.headsign])),
      stations: new Map((await execute(session, STATIONS)).map((row) => [row.stop_id, row.parent_stop_id])),
    },
  };
}
