import { fareFiles } from '#domain/timetable/gtfs/export/fare-files.ts';
import { networkFiles } from '#domain/timetable/gtfs/export/network-files.ts';
import { type Services, serviceFiles, servicesOf } from '#domain/timetable/gtfs/export/service-files.ts';
import { shapeFile } from '#domain/timetable/gtfs/export/shape-file.ts';
import {
  byId,
  byText,
  type FeedPublisher,
  type TimetableOnSale,
  type WrittenFile,
} from '#domain/timetable/gtfs/export/timetable-on-sale.ts';
import { serviceDateText, serviceTimeText } from '#domain/timetable/gtfs/values.ts';

type Trips = TimetableOnSale['trips'];

/**
 * Writes a timetable as the files of a GTFS feed, files sorted by name and lines by id: the same timetable gives the
 * same text. It contains exactly what the import reads, so that a site that loads the feed sells the same rides, fares
 * and seats.
 */
export function feedOf(timetable: TimetableOnSale, publisher: FeedPublisher): readonly WrittenFile[] {
  const trips = timetable.trips.toSorted(byId);
  const services = servicesOf(trips);
  const files = [
    ...networkFiles(timetable, publisher),
    ...fareFiles({ ...timetable, trips }),
    ...serviceFiles(services),
    shapeFile(timetable),
    tripsFile(trips, services),
    stopTimesFile(timetable, trips),
    feedInfo(trips, publisher),
  ];
  return files.toSorted((a, b) => byText(a.file, b.file));
}

const tripsFile = (trips: Trips, { ofTrip }: Services): WrittenFile => ({
  file: 'trips.txt',
  columns: ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'shape_id'],
  rows: () =>
    trips.map(({ id, routeId, headsign, shapeId }) => [routeId, ofTrip.get(id)!, id, headsign ?? '', shapeId ?? '']),
});

/** `pickup_type` also marks stops without boarding, for readers that ignore our own column. */
const stopTimesFile = ({ stops }: TimetableOnSale, trips: Trips): WrittenFile => ({
  file: 'stop_times.txt',
  columns: ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'pickup_type', 'drop_off_type'],
  *rows() {
    const dropOffOnly = new Set(stops.filter((stop) => stop.dropOffOnly).map(({ id }) => id));
    for (const { id, calls } of trips) {
      for (const [i, { stopId, arrivesS, departsS, pickup, dropOff }] of calls.entries()) {
        const isBoarded = pickup && !dropOffOnly.has(stopId);
        const times = [serviceTimeText(arrivesS), serviceTimeText(departsS)];
        yield [id, ...times, stopId, String(i + 1), isBoarded ? SCHEDULED : NONE, dropOff ? SCHEDULED : NONE];
      }
    }
  },
});

const SCHEDULED = '0';
const NONE = '1';

const feedInfo = (trips: Trips, { name, url, email, lang, version }: FeedPublisher): WrittenFile => ({
  file: 'feed_info.txt',
  columns: [
    'feed_publisher_name',
    'feed_publisher_url',
    'feed_lang',
    'feed_start_date',
    'feed_end_date',
    'feed_version',
    'feed_contact_email',
    'feed_contact_url',
  ],
  rows: () => {
    const days = [...new Set(trips.flatMap(({ dates }) => dates))].toSorted(byText);
    const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day && serviceDateText(day));
    return [[name, url, lang, first, last, version, email, url]];
  },
});
