import { saleBooks } from './sale-books.ts';
import { refundTickets } from './refund-tickets.ts';
import { readTicketRefunds } from './read-ticket-refunds.ts';
import { readTicketsStatus } from './read-tickets-status.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import type { Aftersales } from '#app/amendments/refunds/ports.ts';

/** Actions after a sale, in PostgreSQL. */
export const aftersales = (pool: Pool): Aftersales => ({
  ticketsStatus: (reservation) => withConnection(pool, (session) => readTicketsStatus(session, reservation)),
  saleBooks: (reservation, givenUp) => withConnection(pool, (session) => saleBooks(session, reservation, givenUp)),
  refund: (order) => refundTickets(pool, order),
  refunds: (reservation) => withConnection(pool, (session) => readTicketRefunds(session, reservation)),
});
