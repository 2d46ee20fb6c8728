import { dayNumber, dayOfNumber } from '#kernel/day-set.ts';
import { PackedIds } from '#kernel/packed-ids.ts';
import type { DatedId, PackedRuns, TripPattern } from '#app/timetable/ports.ts';

type Runs = TripPattern['runs'];

const isPacked = (runs: Runs): runs is PackedRuns => 'ids' in runs;

export const countOf = (runs: Runs): number => (isPacked(runs) ? runs.days.length : runs.length);

/** The days of some departures as numbers, in order, each once. */
export function daysOf(runs: Runs): Int32Array {
  if (isPacked(runs)) return runs.days;
  return Int32Array.from(new Set(runs.map(({ date }) => dayNumber(date)))).sort();
}

/** Numbers the departures from `first` on, in the order of their days. Of two on one day the later one counts. */
export function numberIds(runs: Runs, ids: PackedIds<'departure'>, first: number): void {
  if (isPacked(runs)) {
    for (let index = 0; index < runs.days.length; index += 1) ids.setBytes(first + index, runs.ids, index * 16);
    return;
  }
  const byDay = new Map(runs.map(({ id, date }) => [dayNumber(date), id]));
  let number = first;
  for (const day of daysOf(runs)) {
    ids.set(number, byDay.get(day)!);
    number += 1;
  }
}

/** The departures one by one. */
export function datedIds(runs: Runs): readonly DatedId[] {
  if (!isPacked(runs)) return runs;
  const ids = new PackedIds<'departure'>(runs.days.length);
  numberIds(runs, ids, 0);
  return Array.from(runs.days, (day, number) => ({ id: ids.at(number), date: dayOfNumber(day) }));
}
