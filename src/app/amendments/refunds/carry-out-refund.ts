import type { Transaction } from '#app/transaction.ts';
import { type DecidedAmounts, type Decision, destinationsOf, givenUpBy } from '#domain/amendments/decision.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { TicketRefundId } from './ports.ts';
import type { RefundStores, WrittenPart } from './refund-stores.ts';

interface GivenUpTickets {
  readonly id: TicketRefundId;
  readonly reservation: ReservationId;
  readonly decision: Decision;
  readonly ticketsStatus: TicketsStatus;
}

/** Releases their seats, and voids what was added to them. */
export async function giveUpTickets(
  { seats, tickets, reservations }: RefundStores,
  tx: Transaction,
  { reservation, id, decision, ticketsStatus }: GivenUpTickets,
): Promise<void> {
  const folios = givenUpBy(decision);
  if (folios.length === 0) return;
  const given = { refund: id, reservation, folios };
  await seats.free(
    tx,
    reservation,
    ticketsStatus.tickets.filter(({ folio }) => folios.includes(folio)),
  );
  await tickets.void(tx, given);
  await tickets.voidAdditions(tx, given);
  await reservations.touch(tx, reservation);
}

interface Booking {
  readonly id: TicketRefundId;
  readonly reservation: ReservationId;
  readonly decision: Decision;
  readonly amounts: DecidedAmounts;
  readonly parts: readonly WrittenPart[];
}

/** Reverses the sale and owes what goes back to the payer; what becomes credit, compensation included, can be spent. */
export async function bookParts(
  { refunds, books, credits }: RefundStores,
  tx: Transaction,
  { id, reservation, decision, amounts, parts }: Booking,
): Promise<void> {
  const { credited, owed, kept, reason } = destinationsOf(decision, amounts, parts);
  const account = credited && (await credits.open(tx, { reservation, source: id, amount: credited }));
  for (const part of kept) await books.reverse(tx, part, account);
  for (const part of owed) await books.reverse(tx, part, undefined);
  if (account) {
    await books.compensate(tx, { refund: id, reservation, account, amount: amounts.compensated });
    await credits.add(tx, account, amounts.credited);
  }
  for (const part of owed) await refunds.owe(tx, part, reason);
}
