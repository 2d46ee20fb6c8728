import { type TravellerRow, travellerOf } from '#adapters/db/loyalty/travellers.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { SessionKey, TravellerSessions } from '#app/loyalty/ports.ts';
import { instant } from '#kernel/instant.ts';

/** Replaces the former session of the same site session, and deletes expired ones. */
const BEGIN = statement(
  'traveller-session-begin',
  `with ended as (
     delete from traveller_session where expires_at <= statement_timestamp() and site_session_hash <> $2
   )
   insert into traveller_session (session_hash, site_session_hash, traveller_id, spends_until, expires_at, device)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (site_session_hash) do update set session_hash = excluded.session_hash,
     traveller_id = excluded.traveller_id, spends_until = excluded.spends_until, expires_at = excluded.expires_at,
     session_id = excluded.session_id, begun_at = excluded.begun_at, seen_at = excluded.seen_at, device = excluded.device`,
);

interface UsedRow extends TravellerRow {
  readonly spends_until: number;
  readonly expires_at: number;
}

/** The moment after which points cannot be spent moves on with use, unless it has passed. */
const USE = statement<UsedRow>(
  'traveller-session-use',
  `update traveller_session s
   set spends_until = case when s.spends_until > $3 then $4 else s.spends_until end, seen_at = $3
   from traveller t
   where s.session_hash = $1 and s.site_session_hash = $2 and s.expires_at > $3
     and t.traveller_id = s.traveller_id and t.active
   returning t.traveller_id, t.card, t.phone, t.email, t.first_name, t.last_name, t.tier, t.active,
     s.spends_until, s.expires_at`,
);

const END = statement(
  'traveller-session-end',
  'delete from traveller_session where session_hash = $1 and site_session_hash = $2',
);

/** Sessions in PostgreSQL. */
export const travellerSessions = (pool: Pool): TravellerSessions => ({
  begin: async (traveller, key, { spendsUntil, expiresAt, device }) => {
    const values = [...hashes(key), traveller, new Date(spendsUntil), new Date(expiresAt), device ?? null];
    await withConnection(pool, (session) => execute(session, BEGIN, values));
  },
  use: async (key, { now, spendsUntil }) => {
    const values = [...hashes(key), new Date(now), new Date(spendsUntil)];
    const [row] = await withConnection(pool, (session) => execute(session, USE, values));
    if (!row) return undefined;
    const ends = { spendsUntil: instant(row.spends_until), expiresAt: instant(row.expires_at) };
    return { traveller: travellerOf(row), ...ends };
  },
  end: async (key) => {
    await withConnection(pool, (session) => execute(session, END, hashes(key)));
  },
});

const hashes = ({ sessionHash, siteSessionHash }: SessionKey): readonly Buffer[] => [
  Buffer.from(sessionHash),
  Buffer.from(siteSessionHash),
];
