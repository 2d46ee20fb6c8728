import { endFollowUps } from '#app/amendments/end-follow-ups.ts';
import { Rollback, type Transaction } from '#app/transaction.ts';
import { type Decision, decidedAmounts, givenUpBy, partsOf } from '#domain/amendments/decision.ts';
import { openSales } from '#domain/amendments/open-sales.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { TicketRefundId, TicketRefundOrder, TicketRefundResult } from './ports.ts';
import { bookParts, giveUpTickets } from './carry-out-refund.ts';
import { sharesFrom } from './shares.ts';
import type { RefundStores } from './refund-stores.ts';

/** Payments, reservation and tickets, in this order. */
async function lockAll(stores: RefundStores, tx: Transaction, reservation: ReservationId): Promise<void> {
  await stores.sales.lock(tx, reservation);
  await stores.reservations.lock(tx, reservation);
  await stores.tickets.lock(tx, reservation);
}

/**
 * Refunds under the locks of everything affected: a concurrent boarding, change or cancellation of the same tickets
 * waits here, and is then judged by the new state. Tests remove the locks to prove that they would detect it.
 */
export const refundTickets = (
  stores: RefundStores,
  order: TicketRefundOrder,
  lock = lockAll,
): Promise<TicketRefundResult> =>
  stores.inTransaction<TicketRefundResult>(async (tx) => {
    const { reservation } = order;
    await lock(stores, tx, reservation);
    const known = await stores.refunds.byKey(tx, reservation, order.key);
    if (known) return { kind: 'repeated', ...known };
    const ticketsStatus = await stores.tickets.status(tx, reservation);
    const decided = await order.decide(
      ticketsStatus,
      sharesFrom(ticketsStatus, (givenUp) => stores.sales.books(tx, reservation, givenUp)),
    );
    if (!decided.ok) throw new Rollback<TicketRefundResult>({ kind: 'refused', fault: decided.fault });
    return { kind: 'done', id: await giveBack(stores, tx, { order, ticketsStatus, decision: decided.value }) };
  });

interface Giving {
  readonly order: TicketRefundOrder;
  readonly ticketsStatus: TicketsStatus;
  readonly decision: Decision;
}

async function giveBack(stores: RefundStores, tx: Transaction, giving: Giving): Promise<TicketRefundId> {
  const { order, ticketsStatus, decision } = giving;
  const { reservation, key, requestHash } = order;
  const books = await stores.sales.books(tx, reservation, givenUpBy(decision));
  const shares = partsOf(openSales(books), decision, ticketsStatus);
  const amounts = decidedAmounts(decision, shares);
  const id = await stores.refunds.write(tx, { reservation, key, requestHash, decision, ...amounts });
  const parts = await stores.refunds.writeParts(tx, id, shares);
  await giveUpTickets(stores, tx, { id, reservation, decision, ticketsStatus });
  // Also without a ticket given up: a journey of which a difference of class was given back is not changed any more.
  await endFollowUps(stores, tx, { of: reservation });
  await bookParts(stores, tx, { id, reservation, decision, amounts, parts });
  await stores.announce(tx, { topic: 'tickets.given_back', reservation, give_back: id });
  return id;
}
