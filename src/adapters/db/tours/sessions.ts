import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { TourContact, TourSelection, TourSession, TourSessions } from '#app/tours/ports.ts';
import { TOUR_SESSION_LIFETIME } from '#domain/tours/claim.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { isUuid } from '#kernel/patterns.ts';

interface SessionRow {
  readonly session_id: string;
  readonly selection: TourSelection | null;
  readonly contact: TourContact | null;
  readonly claim_id: string | null;
  readonly held_until: number | null;
  readonly order_id: string | null;
  readonly code: string | null;
  readonly status: PaymentStatus | null;
  readonly is_paying: boolean | null;
  readonly is_delivered: boolean;
  readonly expires_at: number;
}

const LONGER = `clock_timestamp() + ${TOUR_SESSION_LIFETIME} * interval '1 millisecond'`;

const OF = `s.session_id = $1 and s.session_hash = $2 and s.expires_at > clock_timestamp()`;

const COLUMNS = `s.session_id, s.selection, s.contact, s.claim_id, s.order_id, s.delivered_at is not null as is_delivered, s.expires_at,
  (select c.held_until from slot_claim c
   where c.claim_id = s.claim_id and c.state in ('held', 'kept') and c.held_until > clock_timestamp()) as held_until`;

const WITH_ORDER = `select s.*, o.code, o.status, exists (
     select from payment p where p.reservation_id = o.order_id and p.state in ('created', 'pending', 'unknown')
   ) as is_paying
   from s left join orders o on o.order_id = s.order_id`;

const READ = statement<SessionRow>(
  'tour-session-read',
  `with s as (update tour_session s set expires_at = ${LONGER} where ${OF} returning ${COLUMNS}) ${WITH_ORDER}`,
);

const BEGIN = statement(
  'tour-session-begin',
  `insert into tour_session as s (session_id, session_hash, expires_at) values ($1, $2, ${LONGER})
   on conflict (session_id) do update set expires_at = excluded.expires_at where s.session_hash = excluded.session_hash`,
);

const CHOOSE = statement(
  'tour-session-choose',
  `update tour_session set selection = $2, claim_id = $3, contact = case when $2::jsonb is null then null else contact end,
     order_id = null, delivered_at = null where session_id = $1`,
);

const ORDER = statement(
  'tour-session-order',
  `update tour_session s set contact = $2, claim_id = $3, order_id = o.order_id, delivered_at = null
   from orders o where s.session_id = $1 and o.code = $4`,
);

const DELIVERED = statement(
  'tour-session-delivered',
  `update tour_session s set delivered_at = coalesce(s.delivered_at, clock_timestamp()) where ${OF} and s.order_id = $3`,
);

const SWEEP = statement(
  'tour-session-sweep',
  `delete from tour_session where expires_at < statement_timestamp() - interval '1 day'`,
);

const sessionFrom = (row: SessionRow): TourSession => ({
  id: id(row.session_id),
  expires: instant(row.expires_at),
  selection: row.selection ?? undefined,
  contact: row.contact ?? undefined,
  claim: row.claim_id === null ? undefined : id(row.claim_id),
  heldUntil: row.held_until === null ? undefined : instant(row.held_until),
  order:
    row.order_id === null || row.code === null
      ? undefined
      : { id: id(row.order_id), code: id(row.code), status: row.status!, isPaying: row.is_paying ?? false },
  isDelivered: row.is_delivered,
});

/** Tour sessions in PostgreSQL. Reading one locks its row until the end of the statement or transaction. */
export const tourSessions = (pool: Pool): TourSessions => ({
  read: async (session, hash) => {
    if (!isUuid(session)) return undefined;
    const [row] = await withConnection(pool, (connection) => execute(connection, READ, [session, Buffer.from(hash)]));
    return row && sessionFrom(row);
  },
  begin: async (tx, session, hash) => void (await execute(sessionOf(tx), BEGIN, [session, Buffer.from(hash)])),
  lock: async (tx, session, hash) => {
    if (!isUuid(session)) return undefined;
    const [row] = await execute(sessionOf(tx), READ, [session, Buffer.from(hash)]);
    return row && sessionFrom(row);
  },
  choose: async (tx, session, chosen) => {
    const values = [session, chosen ? JSON.stringify(chosen.selection) : null, chosen?.claim ?? null];
    await execute(sessionOf(tx), CHOOSE, values);
  },
  order: async (tx, session, { contact, claim, code }) => {
    await execute(sessionOf(tx), ORDER, [session, JSON.stringify(contact), claim, code]);
  },
  delivered: async (session, order, hash) => {
    if (!isUuid(session)) return;
    await withConnection(pool, (connection) => execute(connection, DELIVERED, [session, Buffer.from(hash), order]));
  },
  sweep: async () => void (await withConnection(pool, (connection) => execute(connection, SWEEP))),
});
