import { randomBytes } from 'node:crypto';
import { followUps } from '#adapters/db/amendments/follow-ups.ts';
import { announce } from '#adapters/db/announce.ts';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { bookCompensation, bookSaleBack } from '#adapters/db/ledger/ledger.ts';
import { oweShare } from '#adapters/db/payment/refunds.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { freePlaces } from '#adapters/db/seats/free-holds.ts';
import { sessionOf, transactions } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TicketRefundId } from '#app/amendments/refunds/ports.ts';
import type { RefundStores } from '#app/amendments/refunds/refund-stores.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { openCredit } from './credits.ts';
import { lockPayments, saleBooks } from './sale-books.ts';
import { readTicketsStatus } from './read-tickets-status.ts';
import { recordUndoneRates } from '#adapters/db/payment/undone-rates.ts';

const BY_KEY = statement<{ readonly give_back_id: TicketRefundId; readonly request_hash: string }>(
  'give-back-by-key',
  'select give_back_id, request_hash from give_back where reservation_id = $1 and idempotency_key = $2',
);

const LOCK_TICKETS = statement(
  'give-back-lock-tickets',
  'select from ticket where reservation_id = $1 order by ticket_id for update',
);

const INSERT = statement(
  'give-back-insert',
  `insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines, compensation, differences)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

const INSERT_PARTS = statement(
  'give-back-insert-parts',
  `insert into give_back_part (part_id, give_back_id, reservation_id, amount)
   select given.part_id, $1, given.reservation_id, given.amount
   from unnest($2::uuid[], $3::uuid[], $4::int[]) as given (part_id, reservation_id, amount)`,
);

const VOID = statement(
  'give-back-void-tickets',
  `update ticket set status = 'void', give_back_id = $1 where reservation_id = $2 and folio = any($3)`,
);

/** The additions of a ticket are cancelled with it. */
const VOID_ADDITIONS = statement(
  'give-back-additions',
  `update addition a set give_back_id = $1
   from ticket t
   where t.reservation_id = $2 and t.folio = any($3) and a.reservation_id = t.reservation_id
     and a.passenger = t.passenger and a.direction = t.direction and a.give_back_id is null`,
);

const TOUCH = statement('give-back-touch', 'update reservation set version = version + 1 where reservation_id = $1');

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

const refunds: RefundStores['refunds'] = {
  byKey: async (tx, reservation, key) => {
    const [row] = await execute(sessionOf(tx), BY_KEY, [reservation, key]);
    return row && { id: row.give_back_id, requestHash: row.request_hash };
  },
  write: async (tx, { reservation, key, requestHash, decision, money, credited }) => {
    const id = newId<'give-back'>();
    const { means, lines, compensation, differences } = decision;
    const found = [lines, compensation, differences].map((some) => JSON.stringify(some));
    await execute(sessionOf(tx), INSERT, [id, reservation, key, requestHash, means, money, credited, ...found]);
    return id;
  },
  writeParts: async (tx, refund, shares) => {
    const session = sessionOf(tx);
    const parts = shares.map((share) => ({ ...share, id: newId<'give-back-part'>() }));
    await execute(session, INSERT_PARTS, [
      refund,
      parts.map((part) => part.id),
      parts.map(({ sale }) => sale.order),
      parts.map((part) => part.amount),
    ]);
    for (const part of parts) await recordUndoneRates(session, part.id, part.atRates);
    return parts;
  },
  owe: (tx, { id, sale, amount }, reason) =>
    oweShare(sessionOf(tx), { id, payment: sale.payment, order: sale.order, amount }, reason),
};

const tickets: RefundStores['tickets'] = {
  lock: async (tx, reservation) => void (await execute(sessionOf(tx), LOCK_TICKETS, [reservation])),
  status: (tx, reservation) => readTicketsStatus(sessionOf(tx), reservation),
  void: async (tx, { refund, reservation, folios }) =>
    void (await execute(sessionOf(tx), VOID, [refund, reservation, folios])),
  voidAdditions: async (tx, { refund, reservation, folios }) =>
    void (await execute(sessionOf(tx), VOID_ADDITIONS, [refund, reservation, folios])),
};

/** Refunds in PostgreSQL. Every commit waits for the disk. */
export const refundStores = (pool: Pool): RefundStores => ({
  inTransaction: transactions(pool),
  refunds,
  tickets,
  sales: {
    lock: async (tx, reservation) => void (await lockPayments(sessionOf(tx), reservation)),
    books: (tx, reservation, givenUp) => saleBooks(sessionOf(tx), reservation, givenUp),
  },
  reservations: {
    lock: async (tx, reservation) => void (await lockReservation(sessionOf(tx), reservation)),
    touch: async (tx, reservation) => void (await execute(sessionOf(tx), TOUCH, [reservation])),
  },
  followUps,
  seats: { free: (tx, reservation, places) => freePlaces(sessionOf(tx), reservation, places) },
  credits: {
    open: (tx, credit) => openCredit(sessionOf(tx), credit),
    add: (tx, account, amount) => addToBalance(sessionOf(tx), account, amount),
  },
  books: {
    reverse: (tx, { sale, ...part }, account) =>
      bookSaleBack(sessionOf(tx), { ...part, reservation: sale.order }, account),
    compensate: (tx, { refund: id, ...given }) => bookCompensation(sessionOf(tx), { id, ...given }),
  },
  announce: (tx, event) => announce(sessionOf(tx), event),
});
