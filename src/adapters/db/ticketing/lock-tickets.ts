import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { ReservationId } from '#kernel/ids.ts';

/** The tickets of a journey. */
export interface TicketsOf {
  readonly reservation: ReservationId;
  readonly direction: Direction;
}

const LOCK = statement(
  'tickets-lock-journey',
  `select from ticket where reservation_id = $1 and direction = $2 and status = 'valid'
   order by ticket_id for no key update`,
);

/**
 * Locks the valid tickets of a journey, whose reservation is locked. A concurrent boarding with one of them waits here
 * and then sees the new state; if it came first, the passenger has boarded.
 */
export const lockTickets = async (session: Session, { reservation, direction }: TicketsOf): Promise<void> =>
  void (await execute(session, LOCK, [reservation, direction]));

const HAS_BOARDED = statement<{ readonly has_boarded: boolean }>(
  'tickets-have-boarded',
  `select exists (
     select from ticket t join boarding_scan b on b.folio = t.folio and b.verdict = 'boards'
     where t.reservation_id = $1 and t.direction = $2 and t.status = 'valid' and ($3::int is null or t.passenger = $3)
   ) as has_boarded`,
);

/**
 * Whether somebody boarded with one of these tickets, or a certain passenger. A statement of its own: after the tickets
 * are locked it sees a boarding that was faster.
 */
export async function hasBoarded(
  session: Session,
  { reservation, direction, passenger }: TicketsOf & { readonly passenger?: number },
): Promise<boolean> {
  const [row] = await execute(session, HAS_BOARDED, [reservation, direction, passenger ?? null]);
  return row!.has_boarded;
}
