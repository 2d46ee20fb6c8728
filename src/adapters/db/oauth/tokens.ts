import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { NewPair, TokenStore } from '#app/oauth/ports.ts';
import type { AccessToken, RefreshToken, Scope } from '#domain/oauth/token.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface TokenRow {
  readonly grant_id: string;
  readonly client_id: string;
  readonly scopes: string[];
  readonly refreshes: number;
  readonly revoked: boolean;
  readonly disabled: boolean;
  readonly used: boolean;
  readonly expires_at: number;
}

/** Each new family deletes a few that ended a day ago: until then the reuse of a token can be detected. */
const BEGIN = statement(
  'oauth-grant-begin',
  `with ended as (
     delete from oauth_grant where grant_id in (
       select grant_id from oauth_grant where ends_at < $3::timestamptz - interval '1 day' limit 10 for update skip locked)
   )
   insert into oauth_grant (grant_id, client_id, ends_at) values ($1, $2, $3)`,
);

const ADD_PAIR = statement(
  'oauth-token-add-pair',
  `insert into oauth_token (token_hash, grant_id, kind, expires_at)
   values ($2, $1, 'access', $3), ($4, $1, 'refresh', $5)`,
);

const FOUND = `select g.grant_id, g.client_id, c.scopes, g.refreshes, g.revoked_at is not null as revoked,
     c.disabled_at is not null as disabled, t.used_at is not null as used, t.expires_at
   from oauth_token t join oauth_grant g using (grant_id) join oauth_client c using (client_id)
   where t.token_hash = $1`;

const BY_ACCESS = statement<TokenRow>('oauth-token-by-access', `${FOUND} and t.kind = 'access'`);

/** Concurrent use of the same token, or another of its family, waits for the result. */
const LOCK = statement(
  'oauth-grant-lock',
  `select 1 from oauth_grant where grant_id = (select grant_id from oauth_token where token_hash = $1) for update`,
);

const BY_REFRESH = statement<TokenRow>('oauth-token-by-refresh', `${FOUND} and t.kind = 'refresh'`);

const USE = statement('oauth-token-use', 'update oauth_token set used_at = clock_timestamp() where token_hash = $1');

/** Ends the previous access token too: only one pair of a family is valid. */
const PROLONG = statement(
  'oauth-grant-prolong',
  `with older as (delete from oauth_token where grant_id = $1 and kind = 'access')
   update oauth_grant set refreshes = refreshes + 1, ends_at = $2 where grant_id = $1`,
);

const REVOKE = statement(
  'oauth-grant-revoke',
  'update oauth_grant set revoked_at = clock_timestamp() where grant_id = $1',
);

/** Tokens in PostgreSQL. */
export const oauthTokens = (pool: Pool): TokenStore => ({
  begin: (grant, client, pair) =>
    inTransaction(pool, async (session) => {
      await execute(session, BEGIN, [grant, client, new Date(pair.ends.refresh)]);
      await addPair(session, grant, pair);
    }),
  byAccess: async (hash) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_ACCESS, [Buffer.from(hash)]));
    return row && accessOf(row);
  },
  refresh: (hash, next, judge) =>
    inTransaction(pool, async (session) => {
      await execute(session, LOCK, [Buffer.from(hash)]);
      const [row] = await execute(session, BY_REFRESH, [Buffer.from(hash)]);
      if (!row) return undefined;
      const token = refreshOf(row);
      const verdict = judge(token);
      if (verdict === 'reused') await execute(session, REVOKE, [row.grant_id]);
      if (verdict === 'rotate') {
        await execute(session, USE, [Buffer.from(hash)]);
        await execute(session, PROLONG, [row.grant_id, new Date(next.ends.refresh)]);
        await addPair(session, row.grant_id, next);
      }
      return { verdict, token };
    }),
});

async function addPair(session: Session, grant: string, { accessHash, refreshHash, ends }: NewPair): Promise<void> {
  await execute(session, ADD_PAIR, [
    grant,
    Buffer.from(accessHash),
    new Date(ends.access),
    Buffer.from(refreshHash),
    new Date(ends.refresh),
  ]);
}

const accessOf = ({ client_id, scopes, refreshes, revoked, disabled, expires_at }: TokenRow): AccessToken => ({
  client: id(client_id),
  scopes: scopes as Scope[],
  refreshes,
  isRevoked: revoked,
  isDisabled: disabled,
  expiresAt: instant(expires_at),
});

const refreshOf = (row: TokenRow): RefreshToken => ({ ...accessOf(row), isUsed: row.used });
