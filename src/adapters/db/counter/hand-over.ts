import { announce } from '#adapters/db/announce.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { recordAuditEvent } from '#adapters/db/counter/counter-audit.ts';
import { storedOutcome } from '#adapters/db/operations/stored-outcome.ts';
import { RESERVATION_OF } from '#adapters/db/counter/exchange-seat.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { HandedOver, HandOver } from '#app/counter/ports.ts';
import { handOverRefusal } from '#domain/counter/hand-over.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { id } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

type Answer = Result<HandedOver, Fault>;

/** An electronic ticket printed at the counter becomes a physical one (M84); it scans as before. */
const PRINTED = statement(
  'counter-tickets-printed',
  `update ticket set kind = 'OK' where reservation_id = $1 and status = 'valid' and kind = 'E-Ticket'`,
);

/** Hands tickets over, once for each request of an operator. */
export const handOver = (pool: Pool, { code, how, by }: HandOver): Promise<Answer> =>
  withRollback(pool, async (session): Promise<Answer> => {
    const [found] = await execute(session, RESERVATION_OF, [code]);
    if (!found) return fail(fault('reservation_not_found', 'code'));
    await lockReservation(session, id(found.reservation_id));
    const { reservation } = (await reservationById(session, id(found.reservation_id)))!;
    const { now } = await lockOwnHolds(session, reservation.id);
    const kept = await storedOutcome<HandedOver>(session, by);
    if (kept) return kept;
    const refusal = handOverRefusal(reservation, how);
    if (refusal) return fail(refusal);
    const outcome: HandedOver = { at: now, tickets: reservation.tickets.length };
    const action = how === 'printed' ? 'tickets.printed' : 'tickets.resent';
    const act = await recordAuditEvent(session, by, { action, subject: { reservation: reservation.id }, outcome });
    if (how === 'printed') await execute(session, PRINTED, [reservation.id]);
    else await announce(session, { topic: 'ticket.resent', reservation: reservation.id, request: act });
    return ok(outcome);
  });
