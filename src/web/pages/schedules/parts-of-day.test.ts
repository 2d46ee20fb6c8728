import { expect, test } from 'vitest';
import { partsOfDay } from '#web/pages/schedules/parts-of-day.ts';

const at = (clock: string) => ({ departs_at: `2026-12-01T${clock}:00-07:00` });

test('runs stand in the part of the day they leave in, by the clock of their stop', () => {
  const runs = ['00:00', '05:59', '06:00', '11:59', '12:00', '18:59', '19:00', '23:59'].map(at);
  expect(
    partsOfDay(runs).map(({ part, runs: its }) => [part, its.map(({ departs_at }) => departs_at.slice(11, 16))]),
  ).toEqual([
    ['early', ['00:00', '05:59']],
    ['morning', ['06:00', '11:59']],
    ['afternoon', ['12:00', '18:59']],
    ['night', ['19:00', '23:59']],
  ]);
});

test('a part in which nothing leaves is not there', () => {
  expect(partsOfDay([at('20:15')])).toEqual([{ part: 'night', runs: [at('20:15')] }]);
  expect(partsOfDay([])).toEqual([]);
});
