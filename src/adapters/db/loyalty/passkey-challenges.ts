import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { PasskeyChallenges } from '#app/loyalty/passkey-ports.ts';
import { PASSKEY_CHALLENGE_LIFETIME } from '#domain/loyalty/passkey.ts';
import { id } from '#kernel/ids.ts';

/** Replaces the session's former one of that purpose, and deletes expired ones. */
const KEEP = statement(
  'passkey-challenge-keep',
  `with ended as (
     delete from passkey_challenge
     where expires_at <= statement_timestamp() and (site_session_hash, purpose) <> ($1, $2)
   )
   insert into passkey_challenge (site_session_hash, purpose, challenge, traveller_id, expires_at)
   values ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')
   on conflict (site_session_hash, purpose) do update set challenge = excluded.challenge,
     traveller_id = excluded.traveller_id, expires_at = excluded.expires_at`,
);

interface TakenRow {
  readonly challenge: string;
  readonly traveller_id: string | null;
  readonly is_valid: boolean;
}

/** Deleted by whoever answers first: it is valid once. */
const TAKE = statement<TakenRow>(
  'passkey-challenge-take',
  `delete from passkey_challenge where site_session_hash = $1 and purpose = $2
   returning challenge, traveller_id, expires_at > clock_timestamp() as is_valid`,
);

/** Challenges in PostgreSQL. */
export const passkeyChallenges = (pool: Pool): PasskeyChallenges => ({
  keep: async (purpose, site, { challenge, traveller }) => {
    const values = [Buffer.from(site), purpose, challenge, traveller ?? null, PASSKEY_CHALLENGE_LIFETIME];
    await withConnection(pool, (session) => execute(session, KEEP, values));
  },
  take: async (purpose, site) => {
    const [row] = await withConnection(pool, (session) => execute(session, TAKE, [Buffer.from(site), purpose]));
    if (!row?.is_valid) return undefined;
    return { challenge: row.challenge, traveller: row.traveller_id === null ? undefined : id(row.traveller_id) };
  },
});
