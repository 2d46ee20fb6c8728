import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';

const LOCK = statement(
  'tickets-lock-journey',
  `select from ticket where reservation_id = $1 and direction = $2 and status = 'valid'
   order by ticket_id for no key update`,
);

/**
 * Locks the valid tickets of a journey, whose reservation is locked. A concurrent boarding with one of them waits here
 * and then sees the new state; if it came first, the passenger has boarded.
 */
export const lockTickets = async (session: Session, reservation: ReservationId, direction: Direction): Promise<void> =>
  void (await execute(session, LOCK, [reservation, direction]));
