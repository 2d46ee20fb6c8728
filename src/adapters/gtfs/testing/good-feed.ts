import { Readable } from 'node:stream';
import type { FeedFile } from '#adapters/gtfs/feed-files.ts';
import { readTable } from '#adapters/gtfs/read-table.ts';
import { type UnreadableFault, UnreadableFeed } from '#adapters/gtfs/unreadable-feed.ts';
import { createNoticeCollector, type ValidationNotice } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';
import { publish, type PublishOptions } from '#domain/timetable/gtfs/publish.ts';
import type { FeedRefusal } from '#domain/timetable/gtfs/refusal.ts';
import type { Table, Tables } from '#domain/timetable/gtfs/table.ts';
import { OPTIONS } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

/** The bytes of a feed, by file name. */
export type FeedBytes = Readonly<Record<string, string | Buffer>>;

const rows = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A feed without defects: stops in two zones, nights, weekends, a headway, fares by zone and by route. */
export const GOOD: Readonly<Record<string, string>> = {
  'agency.txt': rows(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
    'AGENCY-SOL,Autobuses del Sol,https://sol.example,America/Mexico_City,es,+52 33 1234 5678',
  ),
  'stops.txt': rows(
    'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station,stop_timezone,anden_city,anden_area',
    'STATION-CENTRO,Central de Guadalajara,20.6597,-103.3496,,1,,,,',
    'STOP-CENTRO,Guadalajara Andén 4,20.6598,-103.3495,ZONE-GDL,0,STATION-CENTRO,,Guadalajara,Jalisco',
    'STOP-TEPIC,Tepic,21.5042,-104.8946,ZONE-TEPIC,0,,America/Mazatlan,Tepic,Nayarit',
    'STOP-BUCERIAS,"Bucerías, plaza",20.7569,-105.3330,ZONE-BAY,0,,America/Bahia_Banderas,Bucerías,Nayarit',
    'STOP-PUERTO,Puerto Vallarta,20.6534,-105.2253,ZONE-BAY,0,,,Puerto Vallarta,Jalisco',
  ),
  'routes.txt': rows(
    'route_id,agency_id,route_short_name,route_long_name,route_type',
    'ROUTE-COAST,AGENCY-SOL,Costa,Guadalajara - Puerto Vallarta,3',
    'ROUTE-BAY,AGENCY-SOL,Bahía,Bucerías - Puerto Vallarta,3',
  ),
  'trips.txt': rows(
    'route_id,service_id,trip_id,trip_headsign,block_id',
    'ROUTE-COAST,DAILY,TRIP-MORNING,Puerto Vallarta,BLOCK-1',
    'ROUTE-COAST,DAILY,TRIP-NOON,Puerto Vallarta,BLOCK-2',
    'ROUTE-COAST,DAILY,TRIP-NIGHT,Puerto Vallarta,BLOCK-1',
    'ROUTE-BAY,WEEKEND,TRIP-BAY,Puerto Vallarta,',
    'ROUTE-BAY,DAILY,TRIP-SHUTTLE,Puerto Vallarta,',
  ),
  'stop_times.txt': rows(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type,timepoint',
    'TRIP-MORNING,07:00:00,07:00:00,STOP-CENTRO,10,0,1,1',
    'TRIP-MORNING,10:00:00,10:10:00,STOP-TEPIC,20,0,0,1',
    'TRIP-MORNING,12:10:00,12:15:00,STOP-BUCERIAS,30,0,0,1',
    'TRIP-MORNING,12:50:00,12:50:00,STOP-PUERTO,40,1,0,1',
    'TRIP-NOON,12:00:00,12:00:00,STOP-CENTRO,10,0,1,1',
    'TRIP-NOON,15:00:00,15:10:00,STOP-TEPIC,20,0,0,1',
    'TRIP-NOON,17:10:00,17:15:00,STOP-BUCERIAS,30,0,0,1',
    'TRIP-NOON,17:50:00,17:50:00,STOP-PUERTO,40,1,0,1',
    'TRIP-NIGHT,22:00:00,22:00:00,STOP-CENTRO,10,0,1,1',
    'TRIP-NIGHT,25:00:00,25:10:00,STOP-TEPIC,20,0,0,1',
    'TRIP-NIGHT,27:10:00,27:15:00,STOP-BUCERIAS,30,0,0,1',
    'TRIP-NIGHT,27:50:00,27:50:00,STOP-PUERTO,40,1,0,1',
    'TRIP-BAY,09:00:00,09:00:00,STOP-BUCERIAS,10,0,1,1',
    'TRIP-BAY,09:40:00,09:40:00,STOP-PUERTO,20,1,0,1',
    'TRIP-SHUTTLE,00:00:00,00:00:00,STOP-BUCERIAS,10,0,1,1',
    'TRIP-SHUTTLE,00:40:00,00:40:00,STOP-PUERTO,20,1,0,1',
  ),
  'calendar.txt': rows(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'DAILY,1,1,1,1,1,1,1,20261101,20270131',
    'WEEKEND,0,0,0,0,0,1,1,20261101,20270131',
  ),
  'calendar_dates.txt': rows('service_id,date,exception_type', 'DAILY,20261225,2', 'WEEKEND,20261224,1'),
  'frequencies.txt': rows(
    'trip_id,start_time,end_time,headway_secs,exact_times',
    'TRIP-SHUTTLE,08:00:00,10:00:00,3600,1',
  ),
  'fare_attributes.txt': rows(
    'fare_id,price,currency_type,payment_method,transfers,agency_id',
    'FARE-COAST,650.00,MXN,1,0,AGENCY-SOL',
    'FARE-TEPIC,300.00,MXN,1,0,AGENCY-SOL',
    'FARE-NAYARIT,380.00,MXN,1,0,AGENCY-SOL',
    'FARE-BAY,35.00,MXN,1,0,AGENCY-SOL',
  ),
  'fare_rules.txt': rows(
    'fare_id,route_id,origin_id,destination_id',
    'FARE-COAST,,ZONE-GDL,ZONE-BAY',
    'FARE-TEPIC,,ZONE-GDL,ZONE-TEPIC',
    'FARE-NAYARIT,,ZONE-TEPIC,ZONE-BAY',
    'FARE-BAY,ROUTE-COAST,ZONE-BAY,ZONE-BAY',
    'FARE-BAY,ROUTE-BAY,ZONE-BAY,ZONE-BAY',
  ),
};

/** Stops of each trip of the good feed. */
export const GOOD_STOPS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    Object.groupBy(GOOD['stop_times.txt']!.split('\n').slice(1, -1), (line) => line.slice(0, line.indexOf(','))),
  ).map(([trip, lines]) => [trip, (lines ?? []).map((line) => line.split(',')[3]!)]),
);

/** The feed's trip from which a departure of a headway was derived. */
export const tripOf = (id: string): string => id.replace(/@.*$/, '');

/** Files of the good feed, which have no notices, are parsed only once. */
const known = new Map<string, Table>();

/** The tables of a feed in memory, read by the reader for files. */
export async function readFeedBytes(
  feed: FeedBytes,
  book = createNoticeCollector(),
): Promise<Result<Tables, UnreadableFault>> {
  const tables = new Map<string, Table>();
  try {
    for (const [name, content] of Object.entries(feed)) {
      const isGood = content === GOOD[name];
      const table = (isGood ? known.get(name) : undefined) ?? (await readTable(inMemory(name, content), book.report));
      if (isGood) known.set(name, table);
      tables.set(name, table);
    }
    return ok(tables);
  } catch (error) {
    if (error instanceof UnreadableFeed) return fail(error.fault);
    throw error;
  }
}

const inMemory = (name: string, content: string | Buffer): FeedFile => ({
  name,
  open: async () => Readable.from([Buffer.from(content)]),
});

export interface Tried {
  readonly publication: Publication | undefined;
  readonly refusal: FeedRefusal['reason'] | UnreadableFault['code'] | undefined;
  readonly notices: readonly ValidationNotice[];
}

/** The result of importing a feed, without the database. */
export async function tryFeed(feed: FeedBytes, options: Partial<PublishOptions> = {}): Promise<Tried> {
  const book = createNoticeCollector();
  const source = await readFeedBytes(feed, book);
  if (!source.ok) return { publication: undefined, refusal: source.fault.code, notices: book.notices() };
  const result = publish(source.value, { ...OPTIONS, ...options }, book.report);
  return {
    publication: result.ok ? result.value : undefined,
    refusal: result.ok ? undefined : result.fault.reason,
    notices: book.notices(),
  };
}
