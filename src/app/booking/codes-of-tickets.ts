import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { type OrderFlags, stateOf } from '#domain/orders/order-state.ts';
import { type BoardingPass, CODE_OUTLIVES_RIDE } from '#domain/ticketing/boarding-pass.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import type { Ticket } from '#domain/ticketing/ticket.ts';
import type { Run } from '#domain/timetable/run.ts';
import { after } from '#kernel/instant.ts';

/** The QR contents of each ticket, by folio. Unpaid or invalid tickets have none (T40). */
export function codesOfTickets(
  codes: BoardingCodes,
  { tickets, ...order }: OrderFlags & Pick<Reservation, 'tickets'>,
  runs: Readonly<Partial<Record<Direction, Run | undefined>>>,
): ReadonlyMap<string, string> {
  const isPaid = stateOf(order).kind === 'sold';
  const passes = tickets
    .filter(({ kind }) => isPaid && isBoardable(kind))
    .flatMap((ticket) => passOf(ticket, runs[ticket.direction], codes.issueOf(ticket.secret)) ?? []);
  return new Map(passes.map((pass) => [pass.folio, codes.sign(pass)]));
}

/**
 * An open ticket has no code until its run is chosen; nor has a dated one whose run cannot be read: better no code than
 * one for another bus.
 */
function passOf(ticket: Ticket, run: Run | undefined, issue: string): BoardingPass | undefined {
  const { folio, direction, seat, segment } = ticket;
  if (segment === undefined || run?.departure.id !== segment.departure) return undefined;
  const { id: departure, serviceDate } = run.departure;
  return { folio, direction, seat, issue, run: { departure, serviceDate }, expires: endOf(run) };
}

const endOf = ({ arrives }: Run) => after(arrives, CODE_OUTLIVES_RIDE);
