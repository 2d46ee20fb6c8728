import { describe, expect, test } from 'vitest';
import { dayOffset } from '#app/timetable/day-clock.ts';
import { fareTable } from '#app/timetable/fare-table.ts';
import { findOfferedRun } from '#app/timetable/find-run.ts';
import { reportedDisruption } from '#app/timetable/reported-disruption.ts';
import { runOfRide } from '#app/timetable/run-of-ride.ts';
import { runsOnDay } from '#app/timetable/runs-on-day.ts';
import { PLUS, segmentOf, SMALL, small, STOPS } from '#app/timetable/testing/small-timetable.ts';
import { isServed, reversed } from '#app/timetable/timetable.ts';
import { id } from '#kernel/ids.ts';
import { instant, localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const pair = (origin: string, destination: string) => ({
  origin: id<'stop'>(origin),
  destination: id<'stop'>(destination),
});
const at = (text: string) => instant(Date.parse(text));

describe('from where to where is sold', () => {
  const timetable = small();
  test.each<[string, string, boolean, string]>([
    ['gdl', 'gua', true, 'the whole way'],
    ['pvr', 'gua', true, 'a part of it'],
    ['gdl', 'cru', true, 'to a stop where one only gets off'],
    ['cru', 'gua', false, 'from a stop where nobody gets on'],
    ['gua', 'pvr', false, 'without a fare'],
    ['pvr', 'pvr', false, 'from a stop to itself'],
    ['gdl', 'moon', false, 'to a stop that is not there'],
  ])('%s to %s: %s, %s', (origin, destination, served) => {
    expect(isServed(timetable, pair(origin, destination))).toBe(served);
  });

  test('is decided call by call: no boarding without pickup, no getting off without drop-off', () => {
    const [first, ...rest] = SMALL.patterns[1]!.calls;
    const only = (calls: (typeof SMALL.patterns)[number]['calls']) =>
      small({ patterns: [{ ...SMALL.patterns[1]!, calls }] });
    expect(isServed(only([{ ...first!, pickup: false }, ...rest]), pair('gdl', 'pvr'))).toBe(false);
    expect(isServed(only([first!, { ...rest[0]!, dropOff: false }]), pair('gdl', 'pvr'))).toBe(false);
    expect(isServed(only([first!, rest[0]!]), pair('gdl', 'pvr'))).toBe(true);
  });

  test('a stop that was taken out of the network is sold neither to nor from', () => {
    const without = small({ stops: STOPS.filter((stop) => stop.name !== 'pvr') });
    expect(isServed(without, pair('gdl', 'pvr'))).toBe(false);
    expect(isServed(without, pair('pvr', 'gua'))).toBe(false);
    expect(isServed(without, pair('gdl', 'gua'))).toBe(true);
  });

  test('the way back is the pair reversed', () => {
    expect(reversed(pair('gdl', 'gua'))).toEqual(pair('gua', 'gdl'));
  });

  test('a trip of a class that nobody knows is a mistake of the publication', () => {
    expect(() => small({ services: [PLUS] })).toThrow('out-14');
  });
});

describe('the runs of a day', () => {
  const runs = (origin: string, destination: string, date: string, timetable = small()) =>
    runsOnDay(timetable, pair(origin, destination), localDate(date)).map(({ departure }) => departure.id);

  test('come in the order in which they leave', () => {
    expect(runs('gdl', 'pvr', '2026-12-02')).toEqual(['out-08 2026-12-02', 'out-14 2026-12-02', 'out-23 2026-12-02']);
  });

  test('are those of the day at the boarding stop: a bus that passes after midnight is on the next one', () => {
    expect(runs('pvr', 'gua', '2026-12-02')).toEqual(['out-23 2026-12-01', 'out-08 2026-12-02', 'out-14 2026-12-02']);
  });

  test('are those of the stop’s own clock: an hour behind, a bus of half past midnight leaves the day before', () => {
    const early = {
      ...SMALL.patterns[3]!,
      calls: SMALL.patterns[3]!.calls.map((call) => ({ ...call, departsS: 1800 })),
    };
    const timetable = small({ patterns: [early] });
    expect(runs('gua', 'gdl', '2026-12-01', timetable)).toEqual(['back-10 2026-12-02']);
    expect(runs('gua', 'gdl', '2026-12-07', timetable)).toEqual([]);
  });

  test('end with the days the line runs', () => {
    expect(runs('gdl', 'pvr', '2026-12-08')).toEqual([]);
    expect(runs('gdl', 'pvr', '2026-11-30')).toEqual([]);
    expect(runs('pvr', 'gua', '2026-12-08')).toEqual(['out-23 2026-12-07']);
  });

  test('are remembered, but not for a pair that anybody made up', () => {
    const timetable = small();
    const day = localDate('2026-12-02');
    expect(runsOnDay(timetable, pair('gdl', 'pvr'), day)).toBe(runsOnDay(timetable, pair('gdl', 'pvr'), day));
    runsOnDay(timetable, pair('gdl', 'moon'), day);
    expect([...timetable.lists.keys()]).toEqual(['2026-12-02gdl\npvr']);
  });
});

describe('a run', () => {
  const timetable = small();
  test('has the times, stops and fare of the part that is ridden', () => {
    const run = findOfferedRun(timetable, pair('pvr', 'gua'), segmentOf('out-08', '2026-12-02', 1, 3));
    expect(run).toMatchObject({
      departs: at('2026-12-02T13:00-06:00'),
      arrives: at('2026-12-02T15:00-06:00'),
      origin: { name: 'pvr' },
      destination: { name: 'gua' },
      adultFare: 15_000,
    });
  });

  test('tells every call of its bus, each in the zone of its stop', () => {
    const run = findOfferedRun(timetable, pair('gdl', 'gua'), segmentOf('out-23', '2026-12-02', 0, 3));
    expect(run?.departure).toMatchObject({ serviceDate: '2026-12-02', seats: 4, service: { id: 'plus' } });
    expect(run?.departure.calls.map(({ stop, zone, departs }) => [stop, zone, departs])).toEqual([
      ['gdl', 'America/Mexico_City', at('2026-12-02T23:30-06:00')],
      ['pvr', 'America/Mexico_City', at('2026-12-03T04:30-06:00')],
      ['cru', 'America/Mexico_City', at('2026-12-03T06:00-06:00')],
      ['gua', 'America/Mazatlan', at('2026-12-03T06:30-06:00')],
    ]);
    expect(run?.departure.calls.map(({ pickup, dropOff }) => [pickup, dropOff]).at(0)).toEqual([true, false]);
  });

  test.each([
    ['of another pair', pair('gdl', 'gua'), segmentOf('out-08', '2026-12-02', 0, 1)],
    ['of other calls than the pair’s', pair('gdl', 'pvr'), segmentOf('out-08', '2026-12-02', 0, 3)],
    ['that gets on elsewhere', pair('gdl', 'pvr'), segmentOf('out-08', '2026-12-02', 1, 1)],
    ['of a day without buses', pair('gdl', 'pvr'), segmentOf('out-08', '2026-12-24')],
    ['of the way back', pair('gdl', 'pvr'), segmentOf('back-10', '2026-12-02')],
  ])('%s is not offered', (_, asked, segment) => {
    expect(findOfferedRun(timetable, asked, segment)).toBeUndefined();
  });

  test('is not told of calls that its bus has not, nor without a fare', () => {
    const dated = timetable.runs.get(segmentOf('out-08', '2026-12-02').departure)!;
    expect(runOfRide(timetable, dated, segmentOf('out-08', '2026-12-02', 0, 9))).toBeUndefined();
    expect(runOfRide(timetable, dated, segmentOf('out-08', '2026-12-02', 9, 1))).toBeUndefined();
    expect(runOfRide(small({ fares: [] }), dated, segmentOf('out-08', '2026-12-02'))).toBeUndefined();
  });
});

describe('fares', () => {
  const fares = small().fares;
  const [trip, unsold] = [pair('gdl', 'pvr'), pair('pvr', 'pvr')];

  test('of a class are its own, else the one for every class', () => {
    expect([fares.of(trip, 'lujo'), fares.of(trip, 'plus'), fares.of(unsold, 'plus')]).toEqual([
      90_000,
      65_001,
      undefined,
    ]);
  });

  test('of an open ticket are of the class of the other journey, else the highest: whichever run is chosen, it is paid', () => {
    expect([fares.ofOpen(trip, 'plus'), fares.ofOpen(trip, undefined), fares.ofOpen(unsold, undefined)]).toEqual([
      65_001,
      90_000,
      undefined,
    ]);
    const onlyLuxury = fareTable([{ ...trip, serviceClass: 'lujo', amount: centavos(90_000) }]);
    expect(onlyLuxury.ofOpen(trip, 'plus')).toBe(90_000);
  });

  test.each([
    [65_000, 65_001],
    [65_001, 65_001],
    [65_002, 90_000],
    [90_001, undefined],
  ])('of at least %s centavos: the lowest is %s', (amount, expected) => {
    expect(fares.atLeast(trip, centavos(amount))).toBe(expected);
  });

  test('the last row of a pair and class counts', () => {
    const rows = [65_001, 70_000].map((amount) => ({ ...trip, serviceClass: undefined, amount: centavos(amount) }));
    expect(fareTable(rows).of(trip, 'plus')).toBe(70_000);
  });
});

describe('what operators said of a run', () => {
  const departure = id<'departure'>('out-08 2026-12-02');
  const said = (fromCall: number, minutes: number | undefined) => ({
    event: id<'departure-event'>('e'),
    departure,
    fromCall,
    minutes,
  });
  const told = (words: readonly ReturnType<typeof said>[], from = 1) =>
    reportedDisruption({ ...small(), words }, { departure, from, to: 3 });

  test.each<[string, ReturnType<typeof told>, unknown]>([
    ['nothing', told([]), { isCancelled: false, late: 0 }],
    ['late from the stop it is boarded at', told([said(1, 40)]), { isCancelled: false, late: 40 }],
    ['late only after it is boarded', told([said(2, 40)]), { isCancelled: false, late: 0 }],
    ['not running, after it was late', told([said(0, undefined), said(0, 40)]), { isCancelled: true, late: 0 }],
    ['on time after all', told([said(0, 0), said(0, undefined)]), { isCancelled: false, late: 0 }],
    ['something of another bus', told([{ ...said(0, 40), departure: id('other') }]), { isCancelled: false, late: 0 }],
  ])('%s', (_, disruption, expected) => {
    expect(disruption).toEqual(expected);
  });
});

test.each([
  [0, 0],
  [86_399, 0],
  [86_400, 1],
  [91_800, 1],
])('%i seconds after the service day began are %i days on', (seconds, days) => {
  expect(dayOffset(seconds)).toBe(days);
});
