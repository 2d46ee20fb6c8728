import {
  cameTooLate,
  mergeAddition,
  refusalToBegin,
  writeAdditions,
} from '#adapters/db/amendments/additions/merge-addition.ts';
import { fitting, mergeChange } from '#adapters/db/amendments/change/merge-change.ts';
import { announce } from '#adapters/db/announce.ts';
import type { Session } from '#adapters/db/pool.ts';
import { issueTickets } from '#adapters/db/ticketing/issue-tickets.ts';
import { isAdding } from '#domain/amendments/apply-addition.ts';
import { isChange } from '#domain/amendments/apply-change.ts';
import { changeClosesAt } from '#domain/amendments/change-rules.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';

export interface Concluding {
  readonly payment: string;
  readonly at: Instant;
  /** Of money that came late: whether the seats had to be taken again. */
  readonly seats?: 'kept' | 'same' | 'other';
}

/** The seats are sold: tickets are issued with what goes along and told of, or what was paid for is changed or added. */
export async function conclude(
  session: Session,
  reservation: Reservation,
  { payment, at, seats = 'kept' }: Concluding,
): Promise<void> {
  if (isAdding(reservation)) return mergeAddition(session, reservation, payment);
  if (isChange(reservation)) return mergeChange(session, reservation, { payment, at });
  const { id, extras } = reservation;
  await issueTickets(session, reservation, { kind: 'E-Ticket', at });
  await writeAdditions(session, { of: id, madeBy: id, payment, lines: extras });
  await announce(
    session,
    seats === 'kept'
      ? { topic: 'ticket.issued', reservation: id }
      : { topic: 'ticket.reseated', reservation: id, seats },
  );
}

/** Why the payment of a change or an addition cannot begin; undefined for every other reservation. All are locked. */
export async function partRefused(
  session: Session,
  reservation: Reservation,
  now: Instant,
): Promise<ErrorCode | undefined> {
  if (isAdding(reservation)) return refusalToBegin(session, reservation, now);
  if (!isChange(reservation)) return undefined;
  const { fromDeparts } = reservation.change;
  if (fromDeparts !== undefined && now >= changeClosesAt(fromDeparts)) return 'change_closed';
  return (await fitting(session, reservation)) ? undefined : 'change_overtaken';
}

/**
 * Whether money for a change or an addition came when it cannot be made any more. What was begun in time is made while the old seats could
 * still be given to others.
 */
export async function isTooLate(session: Session, reservation: Reservation, now: Instant): Promise<boolean> {
  if (isAdding(reservation)) return cameTooLate(session, reservation, now);
  if (!isChange(reservation)) return false;
  const { fromDeparts } = reservation.change;
  if (fromDeparts !== undefined && now >= deadlinesOf(fromDeparts).releasedAt) return true;
  return (await fitting(session, reservation)) === undefined;
}
