import { IS_CANCELLED, latestDelay, latestServiceChange } from '#adapters/db/disruptions/latest-disruption.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { read } from '#adapters/db/read.ts';
import { statement } from '#adapters/db/statement.ts';
import type { LiveAvailability, TakenOnRun } from '#app/seats/ports.ts';
import type { Segment } from '#domain/timetable/departure.ts';

interface Row {
  readonly seats: number;
  readonly student: number;
  readonly teacher: number;
  readonly inapam: number;
  readonly is_cancelled: boolean;
  readonly late: number;
  readonly runs_es: string | null;
  readonly runs_en: string | null;
}

/**
 * One round trip for all runs of a day: taken seats are the OR of the segment's legs, quotas are counted over the whole
 * run (T17), and the operators' latest report is included. Expired holds count until they are swept.
 */
const TAKEN = statement<Row>(
  'availability-taken',
  `select bit_count(coalesce(legs.taken, 0)::bit(64))::int as seats, quotas.student, quotas.teacher, quotas.inapam,
     ${IS_CANCELLED} as is_cancelled, coalesce(e.minutes, 0) as late, runs.name_es as runs_es, runs.name_en as runs_en
   from unnest($1::uuid[], $2::smallint[], $3::smallint[]) with ordinality
     as asked (departure_id, from_leg, to_leg, place)
   cross join lateral (
     select bit_or(l.taken) as taken
     from leg_seats l
     where l.departure_id = asked.departure_id and l.leg >= asked.from_leg and l.leg < asked.to_leg
   ) legs
   cross join lateral (
     select count(*) filter (where c.quota = 'student')::int as student,
       count(*) filter (where c.quota = 'teacher')::int as teacher,
       count(*) filter (where c.quota = 'inapam')::int as inapam
     from seat_claim c
     where c.departure_id = asked.departure_id and c.quota is not null
   ) quotas
   ${latestDelay('asked')}
   ${latestServiceChange('asked')}
   left join service_class runs on runs.service_class_id = v.runs_class_id and v.runs_class_id <> v.sold_class_id
   order by asked.place`,
);

/** Live availability. Identical concurrent queries share one result; nothing is cached. */
export function liveAvailability(pool: Pool): LiveAvailability {
  const underWay = new Map<string, Promise<readonly TakenOnRun[]>>();
  return {
    taken: (segments) => {
      if (segments.length === 0) return Promise.resolve([]);
      const question = segments.map(({ departure, from, to }) => `${departure} ${from} ${to}`).join();
      const shared = underWay.get(question);
      if (shared) return shared;
      const answer = ask(pool, segments).finally(() => underWay.delete(question));
      underWay.set(question, answer);
      return answer;
    },
  };
}

async function ask(pool: Pool, segments: readonly Segment[]): Promise<readonly TakenOnRun[]> {
  const rows = await read(pool, TAKEN, [
    segments.map(({ departure }) => departure),
    segments.map(({ from }) => from),
    segments.map(({ to }) => to),
  ]);
  return rows.map(takenOf);
}

const takenOf = ({ seats, student, teacher, inapam, is_cancelled: isCancelled, late, ...row }: Row): TakenOnRun => {
  const { runs_es: es, runs_en: en } = row;
  const runsAs = es === null || en === null ? undefined : { es, en };
  return { seats, student, teacher, inapam, disruption: { isCancelled, late, runsAs } };
};
