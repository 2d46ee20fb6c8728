import type { FeedStop } from '#domain/timetable/gtfs/stops.ts';
import type { StopTime } from '#domain/timetable/gtfs/stop-times.ts';
import type { FeedCall, RideableTrip } from '#domain/timetable/gtfs/trip-calls.ts';
import { layoutOf } from '#domain/timetable/gtfs/bus-layouts.ts';
import { defaultClass } from '#domain/timetable/gtfs/service-classes.ts';
import { zone } from '#kernel/instant.ts';

/** Kilometres of a degree of latitude. */
export const DEGREE_KM = 111.19;

/** A stop on a straight road to the north, this many kilometres from its start. */
export const stopAt = (km: number, change: Partial<FeedStop> = {}): FeedStop => ({
  id: `km${km}`,
  line: 2,
  name: `Km ${km}`,
  zone: zone('America/Mexico_City'),
  latitude: 20 + km / DEGREE_KM,
  longitude: -105,
  fareZone: undefined,
  parent: undefined,
  city: undefined,
  area: undefined,
  kind: undefined,
  address: undefined,
  dropOffOnly: false,
  ...change,
});

/** A line of stop_times.txt; its number follows from its sequence. */
export const timeAt = (km: number, arrivesS?: number, departsS = arrivesS, sequence = km): StopTime => ({
  line: { line: sequence + 2, cells: [] },
  stop: stopAt(km),
  sequence,
  arrivesS,
  departsS,
  pickup: true,
  dropOff: true,
});

export const callAt = (km: number, arrivesS: number, departsS = arrivesS, isTimed = true): FeedCall => ({
  stop: stopAt(km),
  line: 2,
  isTimed,
  arrivesS,
  departsS,
  pickup: true,
  dropOff: true,
});

/** A bus trip of the service `daily`, without a block. */
export const tripOf = (id: string, calls: readonly FeedCall[], change: Partial<RideableTrip> = {}): RideableTrip => ({
  id,
  line: 2,
  route: {
    id: 'R',
    agency: { id: 'A', name: 'A', url: 'https://a.example', zone: zone('America/Mexico_City'), lang: 'es', phone: '' },
    shortName: 'R',
    longName: 'R',
    service: defaultClass(layoutOf('four', '2+2', 40)!),
    type: 3,
  },
  serviceId: 'daily',
  headsign: undefined,
  shape: undefined,
  block: undefined,
  calls,
  ...change,
});
