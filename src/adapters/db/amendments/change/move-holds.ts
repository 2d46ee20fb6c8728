import type { Session } from '#adapters/db/pool.ts';
import { freeSold } from '#adapters/db/seats/free-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ChangeReservation } from '#domain/amendments/apply-change.ts';

const MOVE = statement(
  'change-move-claims',
  `update seat_claim set reservation_id = $2, direction = $3
   where reservation_id = $1 and direction = 'departure' and state = 'sold' returning passenger`,
);

/** Claims the seats on the new run first; only then those on the old one go back on sale. */
export async function moveHolds(session: Session, { id, change }: ChangeReservation): Promise<void> {
  const { of, direction, from } = change;
  await execute(session, MOVE, [id, of, direction]);
  if (from) await freeSold(session, { reservation: of, direction, departure: from.departure });
}
