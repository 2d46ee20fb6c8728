import { randomBytes } from 'node:crypto';
import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { TicketedReservation } from '#domain/ticketing/ticketed-reservation.ts';
import { folioOf, isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { SECRET_BYTES } from './issue-tickets.ts';

export interface Reissue {
  readonly direction: Direction;
  readonly passenger: number;
  /** None on an open ticket, and for a passenger on a lap. */
  readonly seat: number | undefined;
  readonly at: Instant;
}

/** It never had a code to revoke, so it keeps its folio until it is paid. */
const RESEAT_UNPAID = statement(
  'counter-reseat-unpaid',
  `update ticket set seat = $4
   where reservation_id = $1 and direction = $2 and passenger = $3 and status = 'valid' and kind = 'PEND'`,
);

const VOID = statement<{ readonly ticket_id: string }>(
  'counter-void-ticket',
  `update ticket set status = 'void'
   where reservation_id = $1 and direction = $2 and passenger = $3 and status = 'valid' returning ticket_id`,
);

/** A copy of the old one except for name, code and seat. It is electronic until it is printed again. */
const REISSUE = statement(
  'counter-reissue-ticket',
  `insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status,
     departure_id, from_leg, to_leg, seat, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, issued_at)
   select $2, reservation_id, passenger, direction, $3, $4, 'E-Ticket', 'valid',
     departure_id, from_leg, to_leg, $5, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, $6
   from ticket where ticket_id = $1`,
);

const COUNT = statement<{ readonly tickets: number }>(
  'counter-count-tickets',
  'select count(*)::int as tickets from ticket where reservation_id = $1',
);

/**
 * A paid ticket for another seat, or in another name, gets another folio: the old one, on paper or on a screen, is no
 * longer valid.
 */
export async function reissueTicket(
  session: Session,
  { id, code, tickets }: TicketedReservation,
  { direction, passenger, seat, at }: Reissue,
): Promise<void> {
  const old = tickets.find((ticket) => ticket.direction === direction && ticket.passenger === passenger);
  if (!old) throw new Error(`reservation ${id} has no ticket of passenger ${passenger} to be reissued`);
  if (!isBoardable(old.kind)) {
    await execute(session, RESEAT_UNPAID, [id, direction, passenger, seat ?? null]);
    return;
  }
  const [count] = await execute(session, COUNT, [id]);
  const [voided] = await execute(session, VOID, [id, direction, passenger]);
  const name = uuidV7(at, randomBytes(10));
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await execute(session, REISSUE, [
    voided!.ticket_id,
    name,
    folioOf(code, count!.tickets + 1),
    secret,
    seat ?? null,
    new Date(at),
  ]);
}
