import { grantCredit } from './grant-credit.ts';
import { moveHolds } from './move-holds.ts';
import { announce } from '#adapters/db/announce.ts';
import { replaceTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import type { Session } from '#adapters/db/pool.ts';
import { reservationById, updateReservation } from '#adapters/db/booking/reservations.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { applyChange, type ChangeReservation, stillFits } from '#domain/amendments/apply-change.ts';
import { leavesAfterArrival } from '#domain/booking/deadlines.ts';
import { isOpening } from '#domain/booking/schedule-change.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { leftOver } from '#domain/fares/difference.ts';
import { type Instant, instant } from '#kernel/instant.ts';

const TIMES = statement<{ readonly arrives_at: number; readonly departs_at: number }>(
  'change-times',
  `select o.arrives_at, b.departs_at from departure_call o, departure_call b
   where o.departure_id = $1 and o.call_index = $2 and b.departure_id = $3 and b.call_index = $4`,
);

/**
 * What a change changes, if it still can: both are locked. Undefined where another change came first, also one of the
 * other journey after which there would be no way back.
 */
export async function fitting(session: Session, changing: ChangeReservation): Promise<StoredReservation | undefined> {
  const stored = await reservationById(session, changing.change.of);
  if (!stored || !stillFits(stored.reservation, changing)) return undefined;
  return (await isInOrder(session, applyChange(stored.reservation, changing))) ? stored : undefined;
}

async function isInOrder(session: Session, { departure, return: back }: Reservation): Promise<boolean> {
  if (!departure.segment || !back.segment) return true;
  const values = [departure.segment.departure, departure.segment.to, back.segment.departure, back.segment.from];
  const [row] = await execute(session, TIMES, values);
  return row !== undefined && leavesAfterArrival(instant(row.departs_at), instant(row.arrives_at));
}

const NEW_PIN = statement(
  'change-new-pin',
  'update reservation set pin_version = pin_version + 1 where reservation_id = $1',
);

export interface Merge {
  /** The payment of the difference, also of none. */
  readonly payment: string;
  readonly at: Instant;
}

/**
 * Makes a change that fits and is paid: the new seats, sold already, become those of the reservation before its old ones go back on
 * sale; its tickets are issued again, its PIN is another, and what the old run cost more is credited.
 */
export async function mergeChange(
  session: Session,
  changing: ChangeReservation,
  { payment, at }: Merge,
): Promise<void> {
  const { of, direction, paid } = changing.change;
  const stored = await reservationById(session, of);
  if (!stored) throw new Error(`change ${changing.id} is of a reservation that is not there`);
  const next = applyChange(stored.reservation, changing);
  await moveHolds(session, changing);
  if (!(await updateReservation(session, stored, next))) throw new Error(`reservation ${of} is not locked`);
  await execute(session, NEW_PIN, [of]);
  await replaceTickets(session, next, { direction, at });
  const amounts = leftOver(changing.quote!, paid);
  await announce(session, {
    topic: 'ticket.changed',
    reservation: of,
    change: changing.id,
    direction,
    credit: amounts.total,
    was_open: isOpening(changing.change),
  });
  const { vatRate } = stored.reservation.quote!.tickets.find((ticket) => ticket.direction === direction)!;
  await grantCredit(session, { changing, payment, amounts, vatRate });
}
