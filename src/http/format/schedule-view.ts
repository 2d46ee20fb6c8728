import { stopView } from '#http/format/stop-view.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Availability, Run, RunNews } from '#domain/timetable/run.ts';
import { after, MINUTE } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { ScheduleView } from '#wire/shapes.ts';

export interface ShownRun {
  readonly run: Run;
  /** For the whole party on this journey, VAT included. */
  readonly price: Centavos;
  readonly counters: Availability;
  readonly reason: ScheduleView['reason'];
  /** Where it was asked. */
  readonly news?: RunNews;
}

/** A run in the words of the wire; each time with the offset of the stop it happens at. */
export const scheduleView = ({ run, price, counters, reason, news }: ShownRun): ScheduleView => ({
  schedule_id: run.segment.departure,
  schedule_detail_id: detailId(run.segment),
  origin: stopView(run.origin),
  destination: stopView(run.destination),
  departs_at: isoInZone(run.departs, run.origin.zone),
  arrives_at: isoInZone(run.arrives, run.destination.zone),
  duration_minutes: durationMinutes(run),
  stops_between: stopsBetween(run),
  service: serviceView(run),
  price,
  adult_fare: run.adultFare,
  free_seats: counters.freeSeats,
  students: counters.students,
  teachers: counters.teachers,
  inapam: counters.inapam,
  ...(news ? expectedView(run, news) : {}),
  ...(news?.runsAs ? { runs_as: { ...news.runsAs } } : {}),
  available: reason === undefined,
  ...(reason === undefined ? {} : { reason }),
});

/** When it leaves, where it is late. */
export const expectedView = ({ departs, origin }: Run, { late }: Pick<RunNews, 'late'>) =>
  late > 0 ? { expected_at: isoInZone(after(departs, late * MINUTE), origin.zone) } : {};

export const durationMinutes = ({ departs, arrives }: Run): number => Math.round((arrives - departs) / MINUTE);

export const stopsBetween = ({ segment }: Run): number => segment.to - segment.from - 1;

const serviceView = ({ departure: { service } }: Run): ScheduleView['service'] => ({
  id: service.id,
  name: { ...service.name },
  amenities: [...service.amenities],
  layout: service.layoutId,
});

/** `schedule_detail_id`: which calls of the departure, `2-5`. */
export const detailId = ({ from, to }: Segment): string => `${from}-${to}`;
