import { type NextDeparture, type NextDeparturesDeps, nextDepartures } from '#app/seats/next-departures.ts';
import { addressesOf, type Place, placeFacts, reachedPlaces, type RouteFacts } from '#app/timetable/places.ts';
import type { TimetableCache } from '#app/timetable/timetable-cache.ts';
import type { Timetable } from '#app/timetable/timetable.ts';
import { fault } from '#domain/errors.ts';
import { placeSlug } from '#domain/network/slug.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import type { Stop, StopPremisesById } from '#domain/network/stop.ts';
import { servicesAt } from '#domain/network/stop-services.ts';
import { shuttleStopAt } from '#domain/timetable/shuttle-transfer.ts';
import { durationMinutes, expectedView, stopsBetween } from '#http/format/schedule-view.ts';
import { stopView } from '#http/format/stop-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { id } from '#kernel/ids.ts';
import { fail, ok } from '#kernel/result.ts';
import type { LocalDate } from '#kernel/instant.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import type { BoardDeparture, RouteView } from '#wire/places.ts';
import * as wire from '#wire/places.ts';

export interface PlaceHandlersDeps extends NextDeparturesDeps {
  readonly timetable: TimetableCache;
  readonly lounges?: readonly Lounge[];
  readonly premises?: StopPremisesById;
}

type BoardOfStop = Awaited<ReturnType<typeof nextDepartures>>;

/** Departures shown on the board of a stop, and of a city. */
const MAX_DEPARTURES = { stop: 8, place: 8 } as const;

/** Stops and cities of the line by their slugs. */
export function placeHandlers({
  timetable: cache,
  lounges = [],
  premises = {},
  ...deps
}: PlaceHandlersDeps): readonly Handler[] {
  return [
    handler(wire.getStop, async ({ params, now }) => {
      const timetable = await cache.current();
      const { stops, slugs } = addressesOf(timetable);
      const asked = params.stop ?? '';
      const stop = stops.get(asked.toLowerCase()) ?? timetable.stops.get(id(asked));
      if (!stop || !slugs.has(stop.id)) return fail([fault('not_found', 'stop')]);
      const board = await nextDepartures(deps, timetable, { from: [stop], now, most: MAX_DEPARTURES.stop });
      const { platforms, hours } = premises[stop.id] ?? {};
      return ok({
        ...boardView(timetable, stop, board),
        ...servicesView(stop, timetable, lounges),
        platforms: platforms ? { ...platforms } : null,
        hours: hours ? { ...hours } : null,
      });
    }),
    handler(wire.getPlace, async ({ params, now }) => {
      const timetable = await cache.current();
      const place = placeOf(timetable, params.place);
      if (!place) return fail([fault('not_found', 'place')]);
      return ok(placeView(timetable, place, dateInZone(now, timetable.zone)));
    }),
    handler(wire.getPlaceDepartures, async ({ params, query, now }) => {
      const timetable = await cache.current();
      const place = placeOf(timetable, params.place);
      if (!place) return fail([fault('not_found', 'place')]);
      const to = query.to === undefined ? undefined : placeOf(timetable, query.to);
      if (query.to !== undefined && !to) return fail([fault('not_found', 'to')]);
      const asked = { from: place.stops, to: to?.stops, now, most: MAX_DEPARTURES.place };
      const { next } = await nextDepartures(deps, timetable, asked);
      return ok({ departures: next.map((departure) => departureView(timetable, departure)) });
    }),
    handler(wire.getPlaces, async ({ now }) => {
      const timetable = await cache.current();
      const { slugs } = addressesOf(timetable);
      return ok({
        today: dateInZone(now, timetable.zone),
        places: reachedPlaces(timetable).map(({ slug, city, area, stops }) => ({
          place: slug,
          city,
          area,
          stops: stops.map((stop) => slugs.get(stop.id)!),
        })),
        services: [...timetable.services.values()].map((service) => ({ id: service.id, name: { ...service.name } })),
      });
    }),
  ];
}

function boardView(timetable: Timetable, stop: Stop, { today, next }: BoardOfStop) {
  const at = (run: (typeof today)[number] | undefined) => (run ? isoInZone(run.departs, stop.zone) : null);
  return {
    stop: stopView(stop),
    slug: addressesOf(timetable).slugs.get(stop.id)!,
    place: placeSlug(stop.city),
    first: at(today[0]),
    last: at(today.at(-1)),
    departures_today: today.length,
    departures: next.map((departure) => departureView(timetable, departure)),
  };
}

function placeView(timetable: Timetable, place: Place, today: LocalDate) {
  const { to, from } = placeFacts(timetable, place, today);
  const { slugs } = addressesOf(timetable);
  return {
    place: place.slug,
    city: place.city,
    area: place.area,
    today,
    stops: place.stops.map((stop) => ({ slug: slugs.get(stop.id)!, stop: stopView(stop) })),
    to: to.map((route) => routeView(timetable, route, route.from)),
    from: from.map((route) => routeView(timetable, route, route.to)),
  };
}

function servicesView(stop: Stop, { stops }: Timetable, lounges: readonly Lounge[]) {
  const lounge = lounges.find((one) => one.stops.includes(stop.id));
  const nearby = {
    hasShuttle: shuttleStopAt(stop, [...stops.values()], false) !== undefined,
    hasLounge: lounge !== undefined,
  };
  const hour = (of: number): string => `${String(of).padStart(2, '0')}:00`;
  return {
    services: [...servicesAt(stop, nearby)],
    lounge_hours: lounge ? { opens: hour(lounge.opens), closes: hour(lounge.closes) } : null,
  };
}

const placeOf = (timetable: Timetable, asked = ''): Place | undefined =>
  addressesOf(timetable).places.get(placeSlug(asked));

const endView = (
  timetable: Timetable,
  { id: stop, name, city, zone, kind, latitude, longitude }: Stop,
): BoardDeparture['origin'] => ({
  id: stop,
  slug: addressesOf(timetable).slugs.get(stop) ?? stop,
  name,
  city,
  zone,
  kind,
  latitude,
  longitude,
});

const departureView = (timetable: Timetable, { run, freeSeats, disruption }: NextDeparture): BoardDeparture => ({
  origin: endView(timetable, run.origin),
  destination: endView(timetable, run.destination),
  departs_at: isoInZone(run.departs, run.origin.zone),
  arrives_at: isoInZone(run.arrives, run.destination.zone),
  duration_minutes: durationMinutes(run),
  stops_between: stopsBetween(run),
  service: { ...run.departure.service.name },
  adult_fare: run.adultFare,
  free_seats: freeSeats ?? null,
  cancelled: disruption.isCancelled,
  ...expectedView(run, disruption),
});

const routeView = (timetable: Timetable, route: RouteFacts, other: Place): RouteView => ({
  place: other.slug,
  city: other.city,
  origin: endView(timetable, route.origin),
  destination: endView(timetable, route.destination),
  date: route.date,
  duration_minutes: route.minutes,
  fare: route.fare,
  first: isoInZone(route.first, route.origin.zone),
  last: isoInZone(route.last, route.origin.zone),
  departures: route.departures,
  services: route.services.map(({ id: of, name, fare, minutes }) => ({
    id: of,
    name: { ...name },
    fare,
    duration_minutes: minutes,
  })),
  via: [...new Set(route.via.map(({ city }) => city))],
});
