import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { type Deadlines, deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type ErrorCode, type Fault, fault } from '#domain/errors.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { type Instant, instant, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';

interface BoardingRow {
  readonly departs_at: number;
  readonly zone: string;
}

/** Earliest first. */
const BOARDINGS = statement<BoardingRow>(
  'counter-boardings',
  `select c.departs_at, c.zone
   from unnest($1::uuid[], $2::smallint[]) as asked (departure_id, call_index)
   join departure_call c using (departure_id, call_index)
   order by c.departs_at`,
);

/** Which deadline applies (T1), and the code of its refusal. */
export interface CounterDeadline {
  readonly deadline: keyof Deadlines;
  readonly code: ErrorCode;
}

/** Refuses an action after its deadline, with the moment in the zone of the passenger's own stop. */
export function tooLate(
  { departs_at, zone: name }: BoardingRow,
  { deadline, code }: CounterDeadline,
  now: Instant,
): Fault | undefined {
  const until = deadlinesOf(instant(departs_at))[deadline];
  return now < until ? undefined : fault(code, 'code', { until: isoInZone(until, zone(name)) });
}

const boardingsOf = (session: Session, segments: readonly Segment[]): Promise<readonly BoardingRow[]> =>
  execute(session, BOARDINGS, [segments.map(({ departure }) => departure), segments.map(({ from }) => from)]);

/** Where and when a journey is boarded. */
export const boardingOf = async (session: Session, segment: Segment): Promise<BoardingRow | undefined> =>
  (await boardingsOf(session, [segment]))[0];

/** The first boarding of a reservation; undefined when every journey is open. */
export async function firstBoardingOf(session: Session, reservation: Reservation): Promise<BoardingRow | undefined> {
  const segments = DIRECTIONS.flatMap((direction) => reservation[direction].segment ?? []);
  return (await boardingsOf(session, segments))[0];
}
