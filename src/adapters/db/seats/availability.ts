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

/** Segments that are asked for at once, each once, and where its answer is. */
interface Question {
  readonly segments: Segment[];
  readonly places: Map<string, number>;
  readonly answer: Promise<readonly TakenOnRun[]>;
}

/** More than a statement of a busy moment asks for; others begin the next. */
const MAX_SEGMENTS = 2_000;

/**
 * Live availability. What is asked for until it is sent, by whichever requests, is one statement, and a segment of it
 * is read once; nothing is cached. Its failure is everybody's who asked.
 */
export function liveAvailability(pool: Pool): LiveAvailability {
  let open: Question | undefined;
  const begin = (): Question => {
    const segments: Segment[] = [];
    const close = () => {
      if (open === question) open = undefined;
    };
    const answer = read(pool, TAKEN, () => {
      close();
      return columnsOf(segments);
    });
    answer.catch(close);
    const question: Question = { segments, places: new Map(), answer: answer.then((rows) => rows.map(takenOf)) };
    return question;
  };
  return {
    taken: async (segments) => {
      if (segments.length === 0) return [];
      if (open && open.segments.length + segments.length > MAX_SEGMENTS) open = undefined;
      const { answer, ...question } = (open ??= begin());
      const places = segments.map((segment) => placeOf(question, segment));
      const taken = await answer;
      return places.map((place) => taken[place]!);
    },
  };
}

function placeOf({ segments, places }: Omit<Question, 'answer'>, segment: Segment): number {
  const key = `${segment.departure} ${segment.from} ${segment.to}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, segments.push(segment) - 1);
  return segments.length - 1;
}

const columnsOf = (segments: readonly Segment[]): readonly unknown[] => [
  segments.map(({ departure }) => departure),
  segments.map(({ from }) => from),
  segments.map(({ to }) => to),
];

const takenOf = ({ seats, student, teacher, inapam, is_cancelled: isCancelled, late, ...row }: Row): TakenOnRun => {
  const { runs_es: es, runs_en: en } = row;
  const runsAs = es === null || en === null ? undefined : { es, en };
  return { seats, student, teacher, inapam, disruption: { isCancelled, late, runsAs } };
};
