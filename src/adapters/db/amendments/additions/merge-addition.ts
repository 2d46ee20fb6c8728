import { randomBytes } from 'node:crypto';
import { readTicketsStatus } from '#adapters/db/amendments/refunds/read-tickets-status.ts';
import { announce } from '#adapters/db/announce.ts';
import { reservationById, updateReservation } from '#adapters/db/booking/reservations.ts';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { additionPayableUntil, additionRefusal } from '#domain/amendments/addition-rules.ts';
import { type AddingReservation, applyAddition } from '#domain/amendments/apply-addition.ts';
import type { AdditionLine } from '#domain/booking/addition.ts';
import { additionClosesAt, isPayable } from '#domain/booking/deadlines.ts';
import type { Fault } from '#domain/errors.ts';
import { type ReservationId, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** Why a payment for what is added cannot begin. It and what it is added to are locked. */
export async function refusalToBegin(
  session: Session,
  adding: AddingReservation,
  now: Instant,
): Promise<Fault['code'] | undefined> {
  if (!isPayable(now, adding.holdUntil)) return 'time_exceeded';
  return (await refusalAt(session, adding, { now, closesAt: additionClosesAt }))?.code;
}

/**
 * Whether money came when nothing can be added any more: the bus left, the ticket was given up, or others were faster.
 */
export const cameTooLate = async (session: Session, adding: AddingReservation, now: Instant): Promise<boolean> =>
  (await refusalAt(session, adding, { now, closesAt: additionPayableUntil })) !== undefined;

async function refusalAt(
  session: Session,
  { adding: { of, lines } }: AddingReservation,
  moment: { readonly now: Instant; readonly closesAt: (departs: Instant) => Instant },
): Promise<Fault | undefined> {
  const stored = await reservationById(session, of);
  if (!stored) throw new Error(`something is added to a reservation that is not there: ${of}`);
  const ticketsStatus = await readTicketsStatus(session, of);
  return additionRefusal(lines, { reservation: stored.reservation, ticketsStatus, ...moment });
}

const INSERT = statement(
  'addition-insert',
  `insert into addition (addition_id, reservation_id, passenger, direction, offer, name, quantity, at_most, total, net, vat,
     vat_rate, product, unit_key, unit_name, made_by, payment_id)
   select given.*, $1, $2
   from unnest($3::uuid[], $4::uuid[], $5::smallint[], $6::text[], $7::text[], $8::jsonb[], $9::smallint[], $10::smallint[],
     $11::int[], $12::int[], $13::int[], $14::smallint[], $15::text[], $16::text[], $17::text[]) as given`,
);

/** What fits and is paid becomes a part of the reservation it is added to, at its new total. */
export async function mergeAddition(session: Session, adding: AddingReservation, payment: string): Promise<void> {
  const { of, lines } = adding.adding;
  const stored = await reservationById(session, of);
  if (!stored) throw new Error(`${adding.id} adds to a reservation that is not there`);
  const next = applyAddition(stored.reservation, adding);
  if (!(await updateReservation(session, stored, next))) throw new Error(`reservation ${of} is not locked`);
  await writeAdditions(session, { of, madeBy: adding.id, payment, lines });
  await announce(session, { topic: 'addition.made', reservation: of, addition: adding.id, added: lines });
}

interface Written {
  /** Whose it becomes. */
  readonly of: ReservationId;
  /** What was paid: that reservation itself, or one that only adds to it. */
  readonly madeBy: ReservationId;
  readonly payment: string;
  readonly lines: readonly AdditionLine[];
}

/** The only writer of additions: what was paid, as it was sold. */
export async function writeAdditions(session: Session, { of, madeBy, payment, lines }: Written): Promise<void> {
  if (lines.length === 0) return;
  await execute(session, INSERT, [
    madeBy,
    payment,
    // Sorted: read in the order in which they were chosen.
    lines.map(() => uuidV7(Date.now(), randomBytes(10))).toSorted(),
    lines.map(() => of),
    lines.map(({ passenger }) => passenger),
    lines.map(({ direction }) => direction),
    lines.map(({ offer }) => offer),
    lines.map(({ name }) => JSON.stringify(name)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ max }) => max),
    lines.map(({ total }) => total),
    lines.map(({ net }) => net),
    lines.map(({ vat }) => vat),
    lines.map(({ vatRate }) => vatRate),
    lines.map(({ product }) => product),
    lines.map(({ unit }) => unit.key),
    lines.map(({ unit }) => unit.name),
  ]);
}
