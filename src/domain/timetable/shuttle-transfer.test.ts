import { describe, expect, test } from 'vitest';
import {
  earliestShuttle,
  hasShuttle,
  isInWindow,
  latestShuttle,
  shuttleStopAt,
} from '#domain/timetable/shuttle-transfer.ts';
import type { StopId, StopKind } from '#domain/network/stop.ts';
import { instant, MINUTE } from '#kernel/instant.ts';

const place = (id: string, kind: StopKind, latitude: number, dropOffOnly = false) => ({
  id: id as StopId,
  kind,
  latitude,
  longitude: -103.28,
  dropOffOnly,
});

const TERMINAL = place('TLQ', 'terminal', 20.62);
const AT = place('S-TLQ', 'shuttle', 20.621);
const MODULES = place('S-MOD', 'shuttle', 20.6201, true);
const FAR = place('S-MIN', 'shuttle', 20.624);
const OTHER = place('SAY', 'stop', 20.62);

describe('the stop of the shuttle at a terminal', () => {
  test('is the nearest, and where a ride begins one at which passengers get on', () => {
    expect(shuttleStopAt(TERMINAL, [FAR, AT, MODULES, OTHER], false)?.id).toBe('S-MOD');
    expect(shuttleStopAt(TERMINAL, [FAR, AT, MODULES, OTHER], true)?.id).toBe('S-TLQ');
  });

  test('is none beyond a short walk, and none of a stop of the shuttle itself', () => {
    expect(shuttleStopAt(TERMINAL, [FAR, OTHER], true)).toBeUndefined();
    expect(shuttleStopAt(AT, [AT, MODULES], true)).toBeUndefined();
  });
});

test('half an hour lies between a bus and the shuttle', () => {
  const at = instant(Date.parse('2026-12-01T12:00:00Z'));
  expect([earliestShuttle(at) - at, at - latestShuttle(at)]).toEqual([30 * MINUTE, 30 * MINUTE]);
});

test.each([
  ['', '', true],
  ['13:00', '', true],
  ['13:01', '', false],
  ['', '14:10', true],
  ['', '14:09', false],
])('a shuttle from 13:00 to 14:10 fits after "%s" and before "%s": %s', (after, before, fits) => {
  const run = { departs_at: '2026-12-01T13:00:00-06:00', arrives_at: '2026-12-01T14:10:00-06:00' };
  expect(isInWindow(run, { date: '2026-12-01', after, before })).toBe(fits);
});

test('a shuttle of the next day is after a bus of the evening, and one of the day before is before it', () => {
  const run = { departs_at: '2026-12-02T06:00:00-06:00', arrives_at: '2026-12-02T07:00:00-06:00' };
  expect(isInWindow(run, { date: '2026-12-01', after: '23:30', before: '' })).toBe(true);
  expect(isInWindow(run, { date: '2026-12-03', after: '', before: '05:00' })).toBe(true);
});

describe('whoever has the shuttle to a bus, or from one, is not offered it again', () => {
  const RIDE = {
    origin: 'S-MIN',
    destination: 'S-TLQ',
    departs_at: '2026-12-01T13:00:00-06:00',
    arrives_at: '2026-12-01T14:10:00-06:00',
    people: 2,
  };
  const TO = { stop: 'S-TLQ', people: 2, date: '2026-12-01', after: '', before: '14:30' };
  const FROM = { stop: 'S-MIN', people: 2, date: '2026-12-01', after: '12:30', before: '' };
  test.each([
    ['to it', [RIDE], TO, true],
    ['from it', [RIDE], FROM, true],
    ['nothing was bought', [], TO, false],
    ['it arrives too late', [RIDE], { ...TO, before: '14:00' }, false],
    ['it leaves too early', [RIDE], { ...FROM, after: '13:01' }, false],
    ['it goes another way', [RIDE], { ...TO, stop: 'S-MIN' }, false],
    ['it is of another day', [RIDE], { ...TO, date: '2026-12-02' }, false],
    ['it is for fewer people', [RIDE], { ...TO, people: 3 }, false],
    ['two rides are for all of them', [RIDE, { ...RIDE, people: 1 }], { ...TO, people: 3 }, true],
  ])('%s', (_, bought, asked, has) => {
    expect(hasShuttle(bought, asked)).toBe(has);
  });
});
