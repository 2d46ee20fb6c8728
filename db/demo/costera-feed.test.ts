import { beforeAll, describe, expect, test } from 'vitest';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import type { Publication } from '#domain/timetable/gtfs/publication.ts';
import { publish } from '#domain/timetable/gtfs/publish.ts';
import { OPTIONS } from '#domain/timetable/gtfs/testing/small-feed.ts';
import { seatLayout } from '#domain/seats/layout.ts';
import { instant, type LocalDate, localDate, plusDays } from '#kernel/instant.ts';
import { isoInZone, serviceTime } from '#kernel/zoned.ts';
import { busyDays, easter } from './busy-days.ts';
import { costeraFeed } from './costera-feed.ts';

const TODAY = localDate('2026-11-21');
let demo: Publication;

beforeAll(() => {
  const book = createNoticeCollector();
  const result = publish(costeraFeed(TODAY), OPTIONS, book.report);
  expect(book.notices()).toEqual([]);
  if (!result.ok) throw new Error(result.fault.reason);
  demo = result.value;
});

const isShuttle = ({ id }: { readonly id: string }) => id.startsWith('SHUTTLE-');
/** Runs of buses. */
const runsOn = (date: LocalDate) => demo.trips.filter((one) => !isShuttle(one) && one.dates.includes(date)).length;
const fare = (origin: string, destination: string, service: string) =>
  demo.fares.find(
    (one) => one.originId === origin && one.destinationId === destination && one.serviceClassId === service,
  )?.amount;
const trip = (id: string) => demo.trips.find((one) => one.id === id)!;

test.each([
  ['a Tuesday', '2026-11-24', 110, 130],
  ['a Friday', '2026-11-27', 140, 160],
  ['a Sunday', '2026-11-29', 140, 160],
  ['the day before Christmas Eve', '2026-12-23', 140, 160],
  ['Christmas', '2026-12-25', 120, 140],
])('runs on %s', (_, date, least, most) => {
  const runs = runsOn(localDate(date));
  expect(runs).toBeGreaterThanOrEqual(least);
  expect(runs).toBeLessThanOrEqual(most);
});

test('reaches to the end of the sales horizon, whenever it is made', () => {
  expect(runsOn(plusDays(TODAY, 90))).toBeGreaterThan(100);
  for (const today of ['2027-02-28', '2027-12-31', '2028-02-29'].map(localDate)) {
    const now = instant(Date.parse(`${today}T18:00:00Z`));
    expect(publish(costeraFeed(today), { ...OPTIONS, now }, () => undefined).ok).toBe(true);
  }
});

test.each([
  ['TLQ', 'PVR', 'primera', 65_000],
  ['TLQ', 'PVR', 'ejecutivo', 78_000],
  ['TLQ', 'SAY', 'primera', 60_000],
  ['SAY', 'TLQ', 'primera', 60_000],
  ['SAY', 'PVR', 'primera', 5500],
  ['TEP', 'PVR', 'primera', 33_000],
  ['SAY', 'PVR', 'ejecutivo', undefined],
])('%s to %s in %s costs %j', (origin, destination, service, amount) => {
  expect(fare(origin, destination, service)).toBe(amount);
});

test('fares are whole steps of five pesos, and a longer ride is never cheaper', () => {
  expect(demo.fares.filter(({ amount }) => amount % 500 !== 0)).toEqual([]);
  const coast = trip('GDL-PVR-COSTA-TLQ-0615').calls.map(({ stopId }) => stopId);
  for (const [i, stop] of coast.entries()) {
    const amounts = coast.slice(i + 1).map((other) => fare(stop, other, 'primera')!);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  }
});

test.each([
  ['GDL-PVR-DIRECTO-TLQ-0500', 240],
  ['GDL-PVR-COSTA-TLQ-0615', 342],
  ['GDL-SAYULITA-TLQ-0700', 294],
  ['GDL-TEPIC-TLQ-0530', 205],
  ['TEPIC-PVR-TEP-0600', 190],
  ['SAYULITA-PVR-PVR-0630', 44],
])('%s takes %i minutes', (id, minutes) => {
  const { calls } = trip(id);
  expect((calls.at(-1)!.arrivesS - calls[0]!.departsS) / 60).toBe(minutes);
});

test('a bus that leaves at 24:30 leaves the next day', () => {
  const [first] = trip('GDL-PVR-COSTA-PVR-2430').calls;
  const at = serviceTime(TODAY, first!.departsS, demo.zone);
  expect(isoInZone(at, demo.zone)).toBe('2026-11-22T00:30:00-06:00');
});

test('on the way from Guayabitos to Lo de Marcos the clock goes forward an hour', () => {
  const { calls } = trip('GDL-PVR-COSTA-TLQ-0615');
  const zones = new Map(demo.stops.map(({ id, zone }) => [id, zone]));
  const clock = (stopId: string) => {
    const call = calls.find((one) => one.stopId === stopId)!;
    return isoInZone(serviceTime(TODAY, call.departsS, demo.zone), zones.get(stopId)!).slice(11);
  };
  expect([clock('GUA'), clock('LDM')]).toEqual(['09:30:00-07:00', '10:47:00-06:00']);
});

test('a luxury class has no legal discounts, and at the airport passengers only get off', () => {
  expect(demo.classes.filter(({ discountsApply }) => !discountsApply).map(({ id }) => id)).toEqual(['lujo']);
  expect(demo.stops.find(({ id }) => id === 'APV')?.dropOffOnly).toBe(true);
  expect(fare('BUC', 'TLQ', 'lujo')).toBe(93_000);
  expect(fare('BUC', 'APV', 'lujo')).toBeGreaterThan(0);
  expect(demo.fares.filter(({ originId }) => originId === 'APV')).toEqual([]);
  expect(trip('GDL-AEROPUERTO-BUC-0930').calls.map(({ stopId }) => stopId)).toEqual(['BUC', 'ZAP', 'TLQ']);
});

describe('the shuttle', () => {
  const stops = () => demo.stops.filter(({ kind }) => kind === 'shuttle');
  const pairs = () => demo.fares.filter(({ serviceClassId }) => serviceClassId === 'shuttle');

  test('has twelve stops, two of them only to get off, exempt from VAT, with the legal discounts', () => {
    expect(stops().length).toBe(12);
    expect(stops().flatMap(({ id, dropOffOnly }) => (dropOffOnly ? [id] : []))).toEqual(['S-MOD', 'S-CON']);
    expect(demo.classes.filter(({ vatExempt }) => vatExempt)).toMatchObject([{ id: 'shuttle', discountsApply: true }]);
  });

  test('runs all day between its own stops only', () => {
    const runs = demo.trips.filter(isShuttle);
    expect(runs.length).toBe(50);
    const own = new Set(stops().map(({ id }) => id));
    expect(runs.flatMap(({ calls }) => calls).filter(({ stopId }) => !own.has(stopId))).toEqual([]);
    expect(
      demo.trips
        .filter((one) => !isShuttle(one))
        .flatMap(({ calls }) => calls)
        .filter(({ stopId }) => own.has(stopId)),
    ).toEqual([]);
    expect(runs.filter(({ dates }) => dates.includes(localDate('2026-11-24'))).length).toBe(50);
  });

  test('is not sold from one stop of the Nueva Central to another, nor from where passengers only get off', () => {
    const at = ['S-TLQ', 'S-L3C', 'S-MOD'];
    const boarded = demo.trips
      .filter(isShuttle)
      .map(({ calls }) => calls.map(({ stopId, pickup, dropOff }) => ({ stopId, pickup, dropOff })));
    for (const calls of boarded)
      for (const [i, from] of calls.entries())
        for (const to of calls.slice(i + 1))
          if (at.includes(from.stopId) && at.includes(to.stopId))
            expect([from.pickup && to.dropOff, from, to][0]).toBe(false);
    expect(boarded.flat().filter(({ stopId, pickup }) => ['S-MOD', 'S-CON'].includes(stopId) && pickup)).toEqual([]);
  });

  test('costs a little', () => {
    expect([...new Set(pairs().map(({ amount }) => amount))].toSorted()).toEqual([3500, 6500]);
    expect(fare('S-TLQ', 'S-ZAP', 'shuttle')).toBe(6500);
    expect(fare('S-ZAP', 'S-GAL', 'shuttle')).toBe(3500);
  });
});

test('three vehicles, each with a seat plan of its own', () => {
  const seats = demo.layouts.map(({ id, plan }) => [id, seatLayout(id, plan).seats.length]);
  expect(Object.fromEntries(seats)).toEqual({ 'ejecutivo-24': 24, 'primera-40': 40, 'van-15': 15 });
});

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, date) => {
  expect(easter(year)).toBe(date);
});

test('busy days are each named once', () => {
  const days = busyDays(localDate('2026-11-01'), localDate('2027-04-30'));
  expect(new Set(days).size).toBe(days.length);
  expect(days).toContain('2027-02-01');
});
