import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { FormerName } from '#app/counter/ports.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const FORMER = statement<{ readonly passenger: number; readonly name: string; readonly until: number }>(
  'counter-former-names',
  `select passenger, first_name || ' ' || last_name as name, changed_at as until
   from name_change where reservation_id = $1 order by changed_at desc, name_change_id desc`,
);

/** Former names on the tickets of a reservation, newest first. */
export async function formerNames(session: Session, reservation: ReservationId): Promise<readonly FormerName[]> {
  const rows = await execute(session, FORMER, [reservation]);
  return rows.map(({ until, ...former }) => ({ ...former, until: instant(until) }));
}
