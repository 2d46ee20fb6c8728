import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Boarding } from '#app/booking/trip-stores.ts';
import type { Segment } from '#domain/timetable/departure.ts';
import { instant, zone } from '#kernel/instant.ts';

const BOARDINGS = statement<{ readonly departs_at: number; readonly zone: string }>(
  'counter-boardings',
  `select c.departs_at, c.zone
   from unnest($1::uuid[], $2::smallint[]) as asked (departure_id, call_index)
   join departure_call c using (departure_id, call_index)
   order by c.departs_at`,
);

/** Where and when the first of these journeys is boarded. */
export async function firstBoarding(session: Session, segments: readonly Segment[]): Promise<Boarding | undefined> {
  const stops = [segments.map(({ departure }) => departure), segments.map(({ from }) => from)];
  const [first] = await execute(session, BOARDINGS, stops);
  return first && { departs: instant(first.departs_at), zone: zone(first.zone) };
}
