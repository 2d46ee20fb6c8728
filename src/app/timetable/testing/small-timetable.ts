import type { FareRow, PublishedTimetable, TripPattern } from '#app/timetable/ports.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Segment, ServiceClass } from '#domain/timetable/departure.ts';
import type { Run } from '#domain/timetable/run.ts';
import { id } from '#kernel/ids.ts';
import { type LocalDate, localDate, plusDays, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const CENTRAL = zone('America/Mexico_City');

const stop = (name: string, change: Partial<Stop> = {}): Stop => ({
  id: id(name),
  name,
  city: name,
  area: name,
  zone: CENTRAL,
  latitude: 20,
  longitude: -105,
  kind: 'terminal',
  address: undefined,
  dropOffOnly: false,
  ...change,
});

/** From gdl over pvr to gua, which is an hour behind, with a drop-off-only stop before it. */
export const STOPS = [
  stop('gdl'),
  stop('pvr'),
  stop('cru', { dropOffOnly: true }),
  stop('gua', { zone: zone('America/Mazatlan') }),
];

export const PLUS: ServiceClass = {
  id: 'plus',
  name: { es: 'Plus', en: 'Plus' },
  layoutId: 'four',
  discountsApply: true,
  amenities: [],
};
/** Without legal discounts. */
export const LUXURY: ServiceClass = { ...PLUS, id: 'lujo', name: { es: 'Lujo', en: 'Luxury' }, discountsApply: false };

const HOUR_S = 3600;
const call = (name: string, arrivesS: number, may: Partial<TripPattern['calls'][number]> = {}) => ({
  stop: id<'stop'>(name),
  arrivesS,
  departsS: arrivesS,
  pickup: true,
  dropOff: true,
  ...may,
});

/** The days it runs on: the first week of December 2026. */
export const DAYS: readonly LocalDate[] = [0, 1, 2, 3, 4, 5, 6].map((days) => plusDays(localDate('2026-12-01'), days));

const pattern = (trip: string, serviceClass: string, calls: TripPattern['calls']): TripPattern => ({
  trip: id(trip),
  route: id('r'),
  serviceClass,
  layoutId: 'four',
  seats: 4,
  zone: CENTRAL,
  calls,
  runs: DAYS.map((date) => ({ id: id(`${trip} ${date}`), date })),
});

const out = (hour: number) => [
  call('gdl', hour * HOUR_S, { dropOff: false }),
  call('pvr', (hour + 5) * HOUR_S),
  call('cru', (hour + 6.5) * HOUR_S),
  call('gua', (hour + 7) * HOUR_S),
];
const back = (hour: number) => [
  call('gua', hour * HOUR_S),
  call('pvr', (hour + 2) * HOUR_S),
  call('gdl', (hour + 7) * HOUR_S),
];

const fare = (origin: string, destination: string, amount: number, serviceClass?: string): FareRow => ({
  origin: id(origin),
  destination: id(destination),
  serviceClass,
  amount: centavos(amount),
});

/** Out at 8, at 14 in luxury and at 23:30, back at 10 and at 18, in gdl's time. */
export const SMALL: PublishedTimetable = {
  version: 1,
  zone: CENTRAL,
  stops: STOPS,
  services: [PLUS, LUXURY],
  patterns: [
    pattern('out-14', 'lujo', out(14)),
    pattern('out-08', 'plus', out(8)),
    pattern('out-23', 'plus', out(23.5)),
    pattern('back-10', 'plus', back(10)),
    pattern('back-18', 'plus', back(18)),
  ],
  fares: [
    fare('gdl', 'pvr', 65_001),
    fare('gdl', 'pvr', 90_000, 'lujo'),
    fare('pvr', 'gdl', 65_001),
    fare('gdl', 'gua', 80_000),
    fare('gua', 'gdl', 80_000),
    fare('pvr', 'gua', 15_000),
    fare('gdl', 'cru', 78_000),
  ],
  sepWindows: [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }],
};

export const small = (change: Partial<PublishedTimetable> = {}): Timetable => buildTimetable({ ...SMALL, ...change });

/** A part of a trip on a day, by the indexes of its calls. */
export const segmentOf = (trip: string, date: string, from = 0, to = 1): Segment => ({
  departure: id(`${trip} ${date}`),
  from,
  to,
});

/** A run on it: gdl to pvr unless other calls are given. */
export function runOf(timetable: Timetable, segment: Segment): Run {
  const calls = timetable.runs.get(segment.departure)?.pattern.calls ?? [];
  const [origin, destination] = [calls[segment.from]?.stop, calls[segment.to]?.stop];
  const run = origin && destination && findOfferedRun(timetable, { origin, destination }, segment);
  if (!run) throw new Error(`no such run: ${segment.departure}`);
  return run;
}
