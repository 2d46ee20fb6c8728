import { execute, statement } from '#adapters/db/statement.ts';
import type { StoredTimetable } from '#app/timetable/ports.ts';
import type { BusPlan } from '#domain/timetable/gtfs/bus-layouts.ts';
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
}

const ROUTES = statement<RouteRow>(
  'timetable-routes',
  'select route_id, agency_id, short_name, long_name, service_class_id from route order by route_id',
);

const LAYOUTS = statement<{ readonly layout_id: string; readonly seats: number; readonly plan: BusPlan }>(
  'timetable-layouts',
  'select layout_id, seats, plan from bus_layout order by layout_id',
);

const HEADSIGNS = statement<{ readonly trip_id: string; readonly headsign: string }>(
  'timetable-headsigns',
  'select trip_id, headsign from trip where headsign is not null',
);

const STATIONS = statement<{ readonly stop_id: string; readonly parent_stop_id: string }>(
  'timetable-stations',
  'select stop_id, parent_stop_id from stop where parent_stop_id is not null',
);

const PUBLISHED_AT = statement<{ readonly published_at: number }>(
  'timetable-published-at',
  'select published_at from timetable_version',
);

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
      })),
      layouts: (await execute(session, LAYOUTS)).map(({ layout_id, seats, plan }) => ({ id: layout_id, seats, plan })),
      headsigns: new Map((await execute(session, HEADSIGNS)).map((row) => [row.trip_id, row.headsign])),
      stations: new Map((await execute(session, STATIONS)).map((row) => [row.stop_id, row.parent_stop_id])),
    },
  };
}
