import { describe, expect, test } from 'vitest';
import { feederOf, missedTransfer } from '#domain/booking/missed-transfer.ts';
import { transfersOf } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';
import { after, type Instant, instant, MINUTE } from '#kernel/instant.ts';

const START = instant(Date.parse('2026-12-01T18:00:00Z'));
const at = (minutes: number): Instant => after(START, minutes * MINUTE);
const run = (departs: number, arrives: number) => ({ departs: at(departs), arrives: at(arrives) });
const RUNS = { departure: run(0, 60), return: run(105, 200) };
const TRANSFERS = transfersOf(new Map([[id<'stop'>('T'), 30]]), new Map());
const trip = (late: number | undefined, change: object = {}) => ({
  origin: id<'stop'>('A'),
  destination: id<'stop'>('B'),
  via: id<'stop'>('T'),
  onward: undefined,
  givenUp: [],
  status: 'approved' as const,
  changed: [],
  transferDelay: { event: 'e', minutes: late, hasBoarded: false },
  ...change,
});

test.each([
  ['in time', trip(15)],
  ['cancelled: it gives a refund', trip(undefined)],
  [
    'late, and the second bus was boarded all the same',
    trip(16, { transferDelay: { event: 'e', minutes: 16, hasBoarded: true } }),
  ],
  ['late of a trip that is not paid', trip(16, { status: 'process' })],
  ['late of a trip without a change of bus', trip(16, { via: undefined })],
  ['late of a trip that was moved to the next bus before', trip(16, { changed: ['return'] })],
  ['late of a trip whose second bus was given back', trip(16, { givenUp: ['return'] })],
  ['without a report', trip(16, { transferDelay: undefined })],
])('nothing is missed by a first bus %s', (_, reservation) => {
  expect(missedTransfer({ reservation, runs: RUNS }, 'return', TRANSFERS)).toBeUndefined();
});

test('a first bus that leaves too little time opens the right to the next one, for three hours from its arrival', () => {
  expect(missedTransfer({ reservation: trip(16), runs: RUNS }, 'return', TRANSFERS)).toEqual({
    direction: 'return',
    event: 'e',
    leavesFrom: at(106),
    closesAt: at(256),
  });
});

test('nothing is said of stops where buses are not changed any more, or of a bus that is not known', () => {
  expect(missedTransfer({ reservation: trip(16), runs: RUNS }, 'return', new Map())).toBeUndefined();
  expect(
    missedTransfer({ reservation: trip(16), runs: { ...RUNS, return: undefined } }, 'return', TRANSFERS),
  ).toBeUndefined();
});

test('the first bus itself is not missed', () => {
  expect(missedTransfer({ reservation: trip(16), runs: RUNS }, 'departure', TRANSFERS)).toBeUndefined();
});

describe('another reservation that leads to a journey', () => {
  const feeder = (arrives: number, change: object = {}) => ({
    direction: 'departure' as const,
    code: id<'reservation-code'>('SHUTTLE'),
    at: id<'stop'>('T'),
    arrives: at(arrives),
    delay: undefined,
    ...change,
  });
  const late = { event: 'e', minutes: 16, hasBoarded: false };
  const own = (feeders: readonly ReturnType<typeof feeder>[], change: object = {}) =>
    trip(undefined, { via: undefined, transferDelay: undefined, origin: id<'stop'>('T'), feeders, ...change });
  const runs = { departure: run(105, 200), return: undefined };

  test.each([
    ['that arrives with time to change', [feeder(60)], 60],
    ['the last of several', [feeder(20), feeder(70), feeder(60)], 70],
    ['none that leaves too little time', [feeder(76)], undefined],
    ['none that arrives hours before', [feeder(-136)], undefined],
    ['none of another journey', [feeder(60, { direction: 'return' })], undefined],
    ['none that does not run', [feeder(60, { delay: { ...late, minutes: undefined } })], undefined],
    [
      'the one before it, if the last does not run',
      [feeder(60), feeder(70, { delay: { ...late, minutes: undefined } })],
      60,
    ],
    ['none that arrives elsewhere', [feeder(60, { at: id<'stop'>('X') })], undefined],
    ['none without one', [], undefined],
  ])('is one %s', (_, feeders, arrives) => {
    const found = feederOf({ reservation: own(feeders), runs }, 'departure', TRANSFERS);
    expect(found?.arrives).toBe(arrives === undefined ? undefined : at(arrives));
  });

  test('opens the right to the next bus when it is too late', () => {
    const reservation = own([feeder(60, { delay: late })]);
    expect(missedTransfer({ reservation, runs }, 'departure', TRANSFERS)).toEqual({
      direction: 'departure',
      event: 'e',
      leavesFrom: at(106),
      closesAt: at(256),
    });
    expect(missedTransfer({ reservation, runs }, 'return', TRANSFERS)).toBeUndefined();
  });

  test.each([
    ['is late, but leaves the least time', { delay: { ...late, minutes: 15 } }, {}],
    ['is cancelled: it is refunded', { delay: { ...late, minutes: undefined } }, {}],
    ['is late of a journey that was boarded all the same', { delay: { ...late, hasBoarded: true } }, {}],
    ['is late of a journey that was moved before', { delay: late }, { changed: ['departure'] }],
    ['had too little time from the beginning', { delay: late, arrives: at(80) }, {}],
  ])('opens nothing when it %s', (_, change, reservation) => {
    const connected = { reservation: own([feeder(60, change)], reservation), runs };
    expect(missedTransfer(connected, 'departure', TRANSFERS)).toBeUndefined();
  });
});
