import type { Pool } from '#adapters/db/pool.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { packFeed } from '#adapters/gtfs/pack-feed.ts';
import { type ExportDeps, exportTimetable } from '#app/timetable/export-timetable.ts';
import { listOrigins } from '#app/timetable/list-origins.ts';
import { type CatalogueDeps, catalogueHandlers } from '#http/routes/catalogue.ts';
import { type PlaceHandlersDeps, placeHandlers } from '#http/routes/places.ts';
import { listRunsToCome } from '#app/timetable/runs-to-come.ts';
import type { Room } from '#main/rooms/room.ts';
import { DEFAULT_LANG } from '#text/lang.ts';
import type { Brand } from '#web/brand.ts';

interface TimetableRoom extends Room {
  /** Loads the timetable, so that the first visitor does not wait for it. */
  readonly warmUp: () => Promise<unknown>;
  /** Whether the timetable has anything on sale. */
  readonly isOnSale: () => Promise<boolean>;
  /** Origins and the destinations they serve. */
  readonly listNetwork: ReturnType<typeof listOrigins>;
  /** The whole timetable of a pair. */
  readonly listRunsToCome: ReturnType<typeof listRunsToCome>;
  /** The timetable as GTFS. */
  readonly exportFeed: ReturnType<typeof exportTimetable>;
}

interface TimetableRoomDeps extends PlaceHandlersDeps, CatalogueDeps, Pick<ExportDeps, 'timetable'> {
  readonly pool: Pool;
  readonly report: (problem: unknown) => void;
  readonly brand: Brand;
  readonly origin: string;
}

/** The public timetable and its fares, and the calls about the site itself. */
export const timetableRoom = (deps: TimetableRoomDeps): TimetableRoom => ({
  handlers: [...catalogueHandlers(deps), ...placeHandlers(deps)],
  warmUp: () => deps.timetable.current(),
  isOnSale: async () => (await listOrigins(deps)()).ok,
  listNetwork: listOrigins(deps),
  listRunsToCome: listRunsToCome(deps),
  exportFeed: exportTimetable({
    timetable: deps.timetable,
    store: timetableStore(deps.pool),
    publisher: { name: deps.brand.name, url: deps.origin, email: deps.brand.email, lang: DEFAULT_LANG },
    pack: packFeed,
  }),
});
