// The timetable in the memory of a process, and how fast it answers: 200,000 and 9,000,000 dated departures, of few
// trips on many days and of many trips on few days. Each size has a process of its own; no database takes part.
import { execFileSync } from 'node:child_process';
import { getRandomValues } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { median, print } from './measure.ts';
import { noteGoal } from './record.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import { dayNumber, dayOfNumber } from '#kernel/day-set.ts';
import type { PublishedTimetable } from '#app/timetable/ports.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { buildTimetable, type Timetable } from '#app/timetable/timetable.ts';
import { id } from '#kernel/ids.ts';
import { type LocalDate, localDate, zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** Trips, and days on which each runs. */
const SIZES = [
  [150, 1_345],
  [2_200, 91],
  [25_000, 365],
  [100_000, 91],
] as const;
const STOPS = 200;
const CALLS = 12;
/** Trips of one line differ in when they start; every eighth trip has times of its own. */
const TRIPS_OF_A_SHAPE = 8;
const FIRST = dayNumber(localDate('2027-01-01'));
const CENTRAL = zone('America/Mexico_City');
const QUESTIONS = 2_000;
const MB = 1024 * 1024;

const collect = globalThis.gc;
if (collect && process.argv[2]) {
  process.stdout.write(JSON.stringify(await measured(Number(process.argv[2]), Number(process.argv[3]), collect)));
} else {
  const rows = SIZES.map(([trips, days]) => {
    const file = new URL(import.meta.url).pathname;
    const output = execFileSync(process.execPath, ['--expose-gc', file, String(trips), String(days)]);
    return JSON.parse(output.toString()) as readonly string[];
  });
  await noteGoal('timetable-small', Number(rows[1]![2]));
  await noteGoal('timetable-large', Number(rows[3]![2]));
  const perRun = rows.map((row) => Number(row[5]) / Number(row[6]));
  await noteGoal('timetable-growth', perRun[2]! / perRun[0]!);
  print('the timetable in memory: medians of questions no list is kept for', [
    [
      'departures',
      'trips x days',
      'MB',
      'bytes each',
      'built in s',
      'runs of a day us',
      'runs found',
      'a run by id us',
    ],
    ...rows,
  ]);
}

async function measured(trips: number, days: number, gc: () => unknown): Promise<readonly string[]> {
  const atFirst = await used(gc);
  const network = buildTimetable(published(0, 0));
  // Stops and fares, which each timetable has for itself, are not what is measured.
  const before = 2 * (await used(gc)) - atFirst;
  const began = performance.now();
  const timetable = buildTimetable(published(trips, days));
  const seconds = (performance.now() - began) / 1000;
  const bytes = (await used(gc)) - before;
  const { search, find, found } = latencies(timetable, days);
  if (network.rides.size > 0) throw new Error('not empty');
  return [
    (trips * days).toLocaleString('en'),
    `${trips} x ${days}`,
    (bytes / MB).toFixed(1),
    (bytes / trips / days).toFixed(1),
    seconds.toFixed(1),
    (search * 1000).toFixed(1),
    found.toFixed(0),
    (find * 1000).toFixed(1),
  ];
}

/** In milliseconds. */
function latencies(timetable: Timetable, days: number) {
  const pairs = [...timetable.rides].flatMap(([origin, to]) =>
    [...to.keys()].map((destination) => ({ origin, destination })),
  );
  const searches: number[] = [];
  const finds: number[] = [];
  let found = 0;
  for (let question = 0; question < QUESTIONS; question += 1) {
    const pair = pairs[(question * 7_919) % pairs.length]!;
    const date: LocalDate = dayOfNumber(FIRST + 1 + ((question * 31) % (days - 1)));
    timetable.lists.clear();
    const asked = performance.now();
    const runs = runsOnDay(timetable, pair, date);
    searches.push(performance.now() - asked);
    found += runs.length;
    const segment = runs.at(-1)?.segment;
    if (!segment) continue;
    const sought = performance.now();
    findOfferedRun(timetable, pair, segment);
    finds.push(performance.now() - sought);
  }
  return { search: median(searches), find: median(finds), found: found / QUESTIONS };
}

async function used(gc: () => unknown): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    gc();
    await pause(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function published(trips: number, days: number): PublishedTimetable {
  const stops = Array.from({ length: STOPS }, (_, index) => ({
    id: id<'stop'>(`stop-${index}`),
    name: `Stop ${index}`,
    city: `City ${index}`,
    area: 'Area',
    zone: CENTRAL,
    latitude: 20 + index / 100,
    longitude: -105,
    kind: 'terminal' as const,
    address: undefined,
    dropOffOnly: false,
  }));
  const service = {
    id: 'plus',
    name: { es: 'Plus', en: 'Plus' },
    layoutId: 'four',
    discountsApply: true,
    amenities: [],
  };
  const patterns = Array.from({ length: trips }, (_, trip) => ({
    trip: id<'trip'>(`trip-${trip}`),
    route: id<'route'>(`route-${Math.floor(trip / TRIPS_OF_A_SHAPE)}`),
    serviceClass: service.id,
    layoutId: 'four',
    seats: 40,
    zone: CENTRAL,
    calls: callsOf(
      trip,
      stops.map((stop) => stop.id),
    ),
    runs: {
      days: Int32Array.from({ length: days }, (_unused, day) => FIRST + day),
      ids: randomBytes(16 * days),
    },
  }));
  const fares = stops.flatMap((origin) =>
    stops.map((destination) => ({
      origin: origin.id,
      destination: destination.id,
      serviceClass: undefined,
      amount: centavos(50_000),
    })),
  );
  return { version: 1, zone: CENTRAL, stops, services: [service], patterns, fares, sepWindows: [] };
}

function callsOf(trip: number, stops: readonly ReturnType<typeof id<'stop'>>[]) {
  const line = Math.floor(trip / TRIPS_OF_A_SHAPE);
  const startS = (trip % TRIPS_OF_A_SHAPE) * 7_200 + 14_400;
  return Array.from({ length: CALLS }, (_, call) => ({
    stop: stops[(line * 17 + call * (1 + (line % 13))) % STOPS]!,
    arrivesS: startS + call * (1_800 + (line % 600)),
    departsS: startS + call * (1_800 + (line % 600)) + 120,
    pickup: call < CALLS - 1,
    dropOff: call > 0,
  }));
}

function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let from = 0; from < count; from += 65_536) getRandomValues(bytes.subarray(from, from + 65_536));
  return bytes;
}
