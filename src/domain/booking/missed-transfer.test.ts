import { expect, test } from 'vitest';
import { missedTransfer } from '#domain/booking/missed-transfer.ts';
import { transfersOf } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';
import { after, type Instant, instant, MINUTE } from '#kernel/instant.ts';

const START = instant(Date.parse('2026-12-01T18:00:00Z'));
const at = (minutes: number): Instant => after(START, minutes * MINUTE);
const run = (departs: number, arrives: number) => ({ departs: at(departs), arrives: at(arrives) });
const RUNS = { departure: run(0, 60), return: run(105, 200) };
const TRANSFERS = transfersOf(new Map([[id<'stop'>('T'), 30]]), new Map());
const trip = (late: number | undefined, change: object = {}) => ({
  via: id<'stop'>('T'),
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
  ['without a report', trip(16, { transferDelay: undefined })],
])('nothing is missed by a first bus %s', (_, reservation) => {
  expect(missedTransfer({ reservation, runs: RUNS }, TRANSFERS)).toBeUndefined();
});

test('a first bus that leaves too little time opens the right to the next one, for three hours from its arrival', () => {
  expect(missedTransfer({ reservation: trip(16), runs: RUNS }, TRANSFERS)).toEqual({
    leavesFrom: at(106),
    closesAt: at(256),
  });
});

test('nothing is said of stops where buses are not changed any more, or of a bus that is not known', () => {
  expect(missedTransfer({ reservation: trip(16), runs: RUNS }, new Map())).toBeUndefined();
  expect(missedTransfer({ reservation: trip(16), runs: { ...RUNS, return: undefined } }, TRANSFERS)).toBeUndefined();
});
