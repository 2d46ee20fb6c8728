import { randomBytes } from 'node:crypto';
import { END_SESSIONS, SET_PASSWORD } from '#adapters/db/loyalty/account-request-statements.ts';
import { enqueueMail } from '#adapters/db/loyalty/account-requests.ts';
import { type TravellerRow, travellerOf } from '#adapters/db/loyalty/travellers.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { AccountMailFacts, OwnAccounts } from '#app/loyalty/account-ports.ts';
import type { Device } from '#domain/statistics/device.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface OwnRow extends TravellerRow {
  readonly password_hash: string;
  readonly phone_confirmed: boolean;
  readonly email_confirmed: boolean;
}

const BY_ID = statement<OwnRow>(
  'own-account-by-id',
  `select traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash, phone_confirmed,
     email_confirmed
   from traveller where traveller_id = $1 and closed_at is null`,
);

interface SessionRow {
  readonly session_id: string;
  readonly begun_at: number;
  readonly seen_at: number;
  readonly device: Device | null;
  readonly is_this: boolean;
}

const SESSIONS = statement<SessionRow>(
  'own-account-sessions',
  `select session_id, begun_at, seen_at, device, session_hash = $2 as is_this
   from traveller_session where traveller_id = $1 and expires_at > $3
   order by session_hash = $2 desc, seen_at desc`,
);

const END_SESSION = statement(
  'own-account-end-session',
  'delete from traveller_session where traveller_id = $1 and session_id = $2',
);

interface WrittenRow {
  readonly email: string;
  readonly first_name: string;
  readonly lang: 'es' | 'en';
}

/** The recipient of the notice, locked until the account is closed. */
const LOCK = statement<WrittenRow>(
  'own-account-lock',
  'select email, first_name, lang from traveller where traveller_id = $1 and closed_at is null for update',
);

/** Deletes the person's data: contact, names, birthday, password. */
const CLOSE = statement(
  'own-account-close',
  `update traveller set active = false, closed_at = $2, phone = '', email = '', first_name = '', last_name = '',
     closed_by = $3, birthday = null, offers = false, password_hash = '', phone_confirmed = false, email_confirmed = false
   where traveller_id = $1`,
);

const CLOSED_BY = statement('own-account-closed-by', 'select from traveller where closed_by = $1');

/** The person's other stored data. */
const FORGOTTEN: readonly Statement<unknown>[] = [
  statement('own-account-forget-receivers', 'delete from fiscal_profile where traveller_id = $1'),
  statement('own-account-forget-orders', 'delete from traveller_order where traveller_id = $1'),
  statement('own-account-forget-passengers', 'delete from saved_passenger where traveller_id = $1'),
  statement('own-account-forget-passkeys', 'delete from traveller_passkey where traveller_id = $1'),
  statement('own-account-forget-requests', 'delete from account_request where traveller_id = $1'),
];

/** A traveller's own account in PostgreSQL. */
export const ownAccounts = (pool: Pool): OwnAccounts => ({
  byId: async (traveller) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_ID, [traveller]));
    if (!row) return undefined;
    const { password_hash: passwordHash, phone_confirmed: phoneConfirmed, email_confirmed: emailConfirmed } = row;
    return { traveller: travellerOf(row), passwordHash, phoneConfirmed, emailConfirmed };
  },
  sessions: async (traveller, own, now) => {
    const values = [traveller, Buffer.from(own), new Date(now)];
    const rows = await withConnection(pool, (session) => execute(session, SESSIONS, values));
    return rows.map((row) => ({
      id: id(row.session_id),
      begunAt: instant(row.begun_at),
      seenAt: instant(row.seen_at),
      device: row.device ?? undefined,
      isThis: row.is_this,
    }));
  },
  endSession: async (traveller, which) => {
    await withConnection(pool, (session) => execute(session, END_SESSION, [traveller, which]));
  },
  endOthers: async (traveller, own) => {
    await withConnection(pool, (session) => execute(session, END_SESSIONS, [traveller, Buffer.from(own)]));
  },
  changePassword: (traveller, passwordHash, own) =>
    inTransaction(pool, async (session) => {
      const [owner] = await execute(session, SET_PASSWORD, [traveller, passwordHash]);
      if (!owner) return;
      await execute(session, END_SESSIONS, [traveller, Buffer.from(own)]);
      await write(session, 'account.password_changed', owner);
    }),
  wasClosedBy: async (own) =>
    (await withConnection(pool, (session) => execute(session, CLOSED_BY, [Buffer.from(own)]))).length > 0,
  close: (traveller, own, now) =>
    inTransaction(pool, async (session) => {
      const [owner] = await execute(session, LOCK, [traveller]);
      if (!owner) return;
      await execute(session, CLOSE, [traveller, new Date(now), Buffer.from(own)]);
      await execute(session, END_SESSIONS, [traveller, null]);
      for (const forgotten of FORGOTTEN) await execute(session, forgotten, [traveller]);
      await write(session, 'account.closed', owner);
    }),
});

function write(session: Session, topic: 'account.password_changed' | 'account.closed', to: WrittenRow): Promise<void> {
  const payload: AccountMailFacts = { to: to.email, firstName: to.first_name, lang: to.lang };
  return enqueueMail(session, { topic, payload }, uuidV7(Date.now(), randomBytes(10)));
}
