import type { RunAdvice } from '#app/booking/advised-runs.ts';
import type { OtherJourney } from '#app/booking/other-journey.ts';
import { stopView } from '#http/format/stop-view.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import type { Availability, Run, RunDisruption } from '#domain/timetable/run.ts';
import { after, MINUTE } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import { oncePer } from '#kernel/once-per.ts';

export interface ShownRun {
  readonly run: Run;
  /** For all passengers on this journey, VAT included. */
  readonly price: Centavos;
  readonly counters: Availability;
  readonly reason: ScheduleView['reason'];
  /** Present if requested. */
  readonly disruption?: RunDisruption;
  readonly other?: OtherJourney | undefined;
  readonly advice?: Pick<RunAdvice, 'undiscounted'> & Partial<RunAdvice>;
}

/** A run as sent on the wire; each time with the offset of its own stop. */
export const scheduleView = ({ run, price, counters, reason, disruption, other, advice }: ShownRun): ScheduleView => ({
  ...fixedView(run),
  price,
  free_seats: counters.freeSeats,
  students: counters.students,
  teachers: counters.teachers,
  inapam: counters.inapam,
  ...(disruption ? expectedView(run, disruption) : {}),
  ...(disruption?.runsAs ? { runs_as: { ...disruption.runsAs } } : {}),
  ...(other ? { other_journey: otherView(other) } : {}),
  ...(advice ? adviceView(advice, run) : {}),
  available: reason === undefined,
  ...(reason === undefined ? {} : { reason }),
});

type FixedView = Pick<
  ScheduleView,
  | 'schedule_id'
  | 'schedule_detail_id'
  | 'origin'
  | 'destination'
  | 'departs_at'
  | 'arrives_at'
  | 'duration_minutes'
  | 'stops_between'
  | 'service'
  | 'adult_fare'
  | 'vat_exempt'
>;

/** What does not change while a version of the timetable is on sale, which keeps its runs: prepared once for each. */
const fixedView = oncePer(
  (run: Run): FixedView => ({
    schedule_id: run.segment.departure,
    schedule_detail_id: detailId(run.segment),
    origin: stopView(run.origin),
    destination: stopView(run.destination),
    departs_at: isoInZone(run.departs, run.origin.zone),
    arrives_at: isoInZone(run.arrives, run.destination.zone),
    duration_minutes: durationMinutes(run),
    stops_between: stopsBetween(run),
    service: serviceView(run),
    adult_fare: run.adultFare,
    ...(run.departure.service.vatExempt && { vat_exempt: true }),
  }),
);

const otherView = (other: OtherJourney): NonNullable<ScheduleView['other_journey']> => ({
  kind: other.kind,
  direction: other.direction,
  price: other.kind === 'none' ? null : other.price,
});

const adviceView = ({ undiscounted, cheaperWay, elsewhere }: NonNullable<ShownRun['advice']>, { origin }: Run) => ({
  undiscounted: undiscounted.map((one) => ({ ...one })),
  ...(cheaperWay
    ? { cheaper_way: { ...cheaperWay, changes: cheaperWay.changes.map((change) => ({ ...change })) } }
    : {}),
  ...(elsewhere
    ? {
        elsewhere: {
          schedule_id: elsewhere.run.segment.departure,
          schedule_detail_id: detailId(elsewhere.run.segment),
          departs_at: isoInZone(elsewhere.run.departs, origin.zone),
          saves: elsewhere.saves ?? null,
        },
      }
    : {}),
});

/** The expected departure if it is late. */
export const expectedView = ({ departs, origin }: Run, { late }: Pick<RunDisruption, 'late'>) =>
  late > 0 ? { expected_at: isoInZone(after(departs, late * MINUTE), origin.zone) } : {};

export const durationMinutes = ({ departs, arrives }: Run): number => Math.round((arrives - departs) / MINUTE);

export const stopsBetween = ({ segment }: Run): number => segment.to - segment.from - 1;

const serviceView = ({ departure: { service } }: Run): ScheduleView['service'] => ({
  id: service.id,
  name: { ...service.name },
  amenities: [...service.amenities],
  layout: service.layoutId,
});

/** `schedule_detail_id`: the stop calls of the segment, `2-5`. */
export const detailId = ({ from, to }: Segment): string => `${from}-${to}`;
