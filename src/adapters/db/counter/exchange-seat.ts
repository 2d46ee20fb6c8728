import { sitElsewhere } from '#adapters/db/amendments/seats/sit-elsewhere.ts';
import { announce } from '#adapters/db/announce.ts';
import { firstBoarding } from '#adapters/db/booking/boardings.ts';
import { reservationById } from '#adapters/db/booking/reservations.ts';
import { recordAuditEvent } from '#adapters/db/counter/counter-audit.ts';
import { storedOutcome } from '#adapters/db/operations/stored-outcome.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import type { MoveSeats } from '#adapters/db/seats/move-seats.ts';
import { lockOwnHolds } from '#adapters/db/seats/own-holds.ts';
import type { OwnHold } from '#domain/seats/own-hold.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { hasBoarded, lockTickets } from '#adapters/db/ticketing/lock-tickets.ts';
import { withRollback } from '#adapters/db/with-rollback.ts';
import type { ExchangeSeat, SeatExchanged } from '#app/counter/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { exchangeRefusal, seatToExchange } from '#domain/counter/exchange-seat.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

type Answer = Result<SeatExchanged, Fault>;

export const RESERVATION_OF = statement<{ readonly reservation_id: string }>(
  'counter-reservation-of',
  'select reservation_id from reservation where code = $1',
);

/** Another free seat of the same bus, for a ticket or a waiting order; tests may replace the move. */
export const exchangeSeat = (pool: Pool, asked: ExchangeSeat, move?: MoveSeats): Promise<Answer> =>
  withRollback(pool, async (session): Promise<Answer> => {
    const [row] = await execute(session, RESERVATION_OF, [asked.code]);
    if (!row) return fail(fault('reservation_not_found', 'code'));
    await lockReservation(session, id(row.reservation_id));
    const { reservation } = (await reservationById(session, id(row.reservation_id)))!;
    await lockTickets(session, { reservation: reservation.id, direction: asked.direction });
    const own = await lockOwnHolds(session, reservation.id);
    const kept = await storedOutcome<SeatExchanged>(session, asked.by);
    if (kept) return kept;
    const found = seatToExchange(reservation, own.holds, asked);
    if (!found.ok) return found;
    const claim = found.value;
    const refusal = await refusalOf(session, reservation, { asked, claim, now: own.now });
    if (refusal) return fail(refusal);
    const seats = [{ claim, seat: asked.seat }] as const;
    const lost = await sitElsewhere(session, reservation, { seats, at: own.now, ...(move ? { move } : {}) });
    if (lost.length > 0) return fail(fault('seat_taken', 'seat', { seat: asked.seat }));
    const outcome: SeatExchanged = { at: own.now, from: claim.seat, to: asked.seat };
    const act = await recordAuditEvent(session, asked.by, {
      action: 'seat.exchanged',
      subject: { reservation: reservation.id },
      note: `${asked.direction} ${asked.passenger}: ${claim.seat} > ${asked.seat}`,
      outcome,
    });
    await announce(session, { topic: 'ticket.resent', reservation: reservation.id, request: act });
    return ok(outcome);
  });

const SEATS = statement<{ readonly seats: number }>(
  'counter-seats-of-bus',
  'select seats from departure where departure_id = $1',
);

interface Checked {
  readonly asked: ExchangeSeat;
  readonly claim: OwnHold;
  readonly now: Instant;
}

async function refusalOf(
  session: Session,
  reservation: Reservation,
  { asked: { direction, passenger, seat }, claim, now }: Checked,
): Promise<Fault | undefined> {
  const { segment } = reservation[direction];
  const boarding = segment && (await firstBoarding(session, [segment]));
  const [bus] = await execute(session, SEATS, [claim.departure]);
  const facts = {
    isCancelled: reservation.cancelled.includes(direction),
    hasBoarded: await hasBoarded(session, { reservation: reservation.id, direction, passenger }),
  };
  return exchangeRefusal({ ...facts, boarding, seats: bus?.seats, from: claim.seat, to: seat, now });
}
