import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import type { KnownClient, OauthClient, OauthClients } from '#app/oauth/ports.ts';
import type { Scope } from '#domain/oauth/token.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface ClientRow {
  readonly client_id: string;
  readonly name: string;
  readonly scopes: string[];
}

interface KnownRow extends ClientRow {
  readonly added_at: number;
  readonly disabled_at: number | null;
}

const COLUMNS = 'client_id, name, scopes';

const BY_SECRET = statement<ClientRow>(
  'oauth-client-by-secret',
  `select ${COLUMNS} from oauth_client where client_id = $1 and secret_hash = $2 and disabled_at is null`,
);

const ADD = statement<ClientRow>(
  'oauth-client-add',
  `insert into oauth_client (client_id, name, secret_hash, scopes) values ($1, $2, $3, $4)
   on conflict do nothing returning ${COLUMNS}`,
);

const LIST = statement<KnownRow>(
  'oauth-client-list',
  `select ${COLUMNS}, added_at, disabled_at from oauth_client order by disabled_at is not null, name`,
);

const DISABLE = statement<ClientRow>(
  'oauth-client-disable',
  `update oauth_client set disabled_at = clock_timestamp() where name = $1 and disabled_at is null returning ${COLUMNS}`,
);

/** Clients in PostgreSQL. Disabled ones appear in the list only, and their tokens are checked for that as well. */
export function oauthClients(pool: Pool): OauthClients {
  const all = <Row extends object>(asked: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, asked, values));
  const one = async (asked: Statement<ClientRow>, values: readonly unknown[]): Promise<OauthClient | undefined> => {
    const [row] = await all(asked, values);
    return row && clientOf(row);
  };
  return {
    bySecret: (client, secretHash) => one(BY_SECRET, [client, Buffer.from(secretHash)]),
    add: async ({ id: client, name, scopes }, secretHash) =>
      (await one(ADD, [client, name, Buffer.from(secretHash), scopes])) !== undefined,
    list: async () => (await all(LIST)).map(knownOf),
    disable: (name) => one(DISABLE, [name]),
  };
}

const clientOf = ({ client_id, name, scopes }: ClientRow): OauthClient => ({
  id: id(client_id),
  name,
  scopes: scopes as Scope[],
});

const knownOf = (row: KnownRow): KnownClient => ({
  ...clientOf(row),
  addedAt: instant(row.added_at),
  disabledAt: row.disabled_at === null ? undefined : instant(row.disabled_at),
});
