import type { Segment } from '#domain/timetable/departure.ts';
import { id } from '#kernel/ids.ts';

interface Chosen {
  readonly schedule_id: string;
  readonly schedule_detail_id: string;
}

// stop call boarded at, stop call left at
const DETAIL = /^(\d{1,3})-(\d{1,3})$/;

/** Reads the two identifiers of a run; undefined when the second names no pair of stop calls. */
export function segmentOf({ schedule_id, schedule_detail_id }: Chosen): Segment | undefined {
  const [, from, to] = DETAIL.exec(schedule_detail_id) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { departure: id(schedule_id), from: Number(from), to: Number(to) };
}
