import { randomBytes } from 'node:crypto';
import { announce } from '#adapters/db/announce.ts';
import { addToBalance } from '#adapters/db/ledger/balances.ts';
import { bookTicketRefund } from '#adapters/db/ledger/ledger.ts';
import { oweShare, type ShareReason } from '#adapters/db/payment/refunds.ts';
import type { Pool, Session } from '#adapters/db/pool.ts';
import { lockReservation } from '#adapters/db/seats/draft-lock.ts';
import { freePlaces } from '#adapters/db/seats/free-holds.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { Rollback, withRollback } from '#adapters/db/with-rollback.ts';
import type { Decision, TicketRefundResult, TicketRefundId, TicketRefundOrder } from '#app/amendments/refunds/ports.ts';
import { givesUp } from '#domain/amendments/money-back.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import { type ReservationId, uuidV7 } from '#kernel/ids.ts';
import { openCredit } from './credits.ts';
import { decidedDeps } from './decided-parts.ts';
import { readTicketsStatus } from './read-tickets-status.ts';
import { lockPayments, type SaleShare } from './reverse-sale.ts';
import { recordUndoneRates } from './undone-rates.ts';

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

/** What was added to a ticket goes with it. */
const VOID_ADDITIONS = statement(
  'give-back-additions',
  `update addition a set give_back_id = $1
   from ticket t
   where t.reservation_id = $2 and t.folio = any($3) and a.reservation_id = t.reservation_id
     and a.passenger = t.passenger and a.direction = t.direction and a.give_back_id is null`,
);

const TOUCH = statement('give-back-touch', 'update reservation set version = version + 1 where reservation_id = $1');

/** Payment, reservation and tickets, in this order. */
async function lockAll(session: Session, reservation: ReservationId): Promise<void> {
  await lockPayments(session, reservation);
  await lockReservation(session, reservation);
  await execute(session, LOCK_TICKETS, [reservation]);
}

/**
 * Gives back under the locks of all it touches: who boards, changes or cancels the same tickets at the same time waits
 * here, and is then judged by what the first left. Tests take the locks out, to show that they would notice.
 */
export const refundTickets = (pool: Pool, order: TicketRefundOrder, lock = lockAll): Promise<TicketRefundResult> =>
  withRollback<TicketRefundResult>(pool, async (session) => {
    const { reservation } = order;
    await lock(session, reservation);
    const [known] = await execute(session, BY_KEY, [reservation, order.key]);
    if (known) return { kind: 'repeated', id: known.give_back_id, requestHash: known.request_hash };
    const ticketsStatus = await readTicketsStatus(session, reservation);
    const decided = order.decide(ticketsStatus);
    if (!decided.ok) throw new Rollback<TicketRefundResult>({ kind: 'refused', fault: decided.fault });
    const id = uuidV7<'give-back'>(Date.now(), randomBytes(10));
    await write(session, { order, id, ticketsStatus, decision: decided.value });
    return { kind: 'done', id };
  });

interface Giving {
  readonly order: TicketRefundOrder;
  readonly id: TicketRefundId;
  readonly ticketsStatus: TicketsStatus;
  readonly decision: Decision;
}

async function write(session: Session, giving: Giving): Promise<void> {
  const { order, id, decision } = giving;
  const { reservation } = order;
  const { lines, compensation, differences, means } = decision;
  const parts = await decidedDeps(session, { reservation, ticketsStatus: giving.ticketsStatus, decision });
  const amount = parts.reduce((total, part) => total + part.amount, 0);
  const compensated = compensation.reduce((total, { credit }) => total + credit, 0);
  const credited = compensated + (means === 'credit' ? amount : 0);
  await execute(session, INSERT, [
    id,
    reservation,
    order.key,
    order.requestHash,
    means,
    means === 'original' ? amount : 0,
    credited,
    JSON.stringify(lines),
    JSON.stringify(compensation),
    JSON.stringify(differences),
  ]);
  await execute(session, INSERT_PARTS, [
    id,
    parts.map((part) => part.id),
    parts.map(({ sale }) => sale.reservation_id),
    parts.map((part) => part.amount),
  ]);
  for (const part of parts) await recordUndoneRates(session, part.id, part.atRates);
  await giveUpTickets(session, giving);
  const credit = credited > 0 ? await openCredit(session, { reservation, source: id, amount: credited }) : undefined;
  await bookTicketRefund(session, { id, reservation, parts, compensated, account: credit, means });
  if (credit) await addToBalance(session, credit, credited);
  if (means === 'original') await oweParts(session, giving, parts);
  await announce(session, { topic: 'tickets.given_back', reservation, give_back: id });
}

const oweParts = async (session: Session, { decision }: Giving, parts: readonly SaleShare[]): Promise<void> => {
  for (const part of parts) await oweShare(session, part, reasonOf(decision));
};

function reasonOf({ lines, differences }: Decision): ShareReason {
  if (differences.length > 0) return 'service';
  return lines.some(({ rule }) => rule === 'delay' || rule === 'half') ? 'delay' : 'cancelled';
}

async function giveUpTickets(session: Session, { order, id, decision, ticketsStatus }: Giving): Promise<void> {
  const folios = decision.lines.filter(givesUp).map(({ folio }) => folio);
  if (folios.length === 0) return;
  const positions = ticketsStatus.tickets.filter(({ folio }) => folios.includes(folio));
  await freePlaces(session, order.reservation, positions);
  await execute(session, VOID, [id, order.reservation, folios]);
  await execute(session, VOID_ADDITIONS, [id, order.reservation, folios]);
  await execute(session, TOUCH, [order.reservation]);
}
