import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { execute, type Statement, statement } from '#adapters/db/statement.ts';
import type { KnownOperator, Operators } from '#app/operators/ports.ts';
import { type Operator, OPERATOR_SESSION_LIFETIME, type OperatorRole } from '#domain/operators/operator.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

interface OperatorRow {
  readonly operator_id: string;
  readonly name: string;
  readonly role: OperatorRole;
}

interface KnownRow extends OperatorRow {
  readonly added_at: number;
  readonly disabled_at: number | null;
}

const COLUMNS = 'o.operator_id, o.name, o.role';

const BY_KEY = statement<OperatorRow>(
  'operator-by-key',
  `select ${COLUMNS} from operator o where o.key_hash = $1 and o.disabled_at is null`,
);

const BY_SESSION = statement<OperatorRow>(
  'operator-by-session',
  `select ${COLUMNS} from operator_session s join operator o using (operator_id)
   where s.session_hash = $1 and s.expires_at > clock_timestamp() and o.disabled_at is null`,
);

/** Deletes expired sessions. */
const BEGIN = statement(
  'operator-session-begin',
  `with ended as (delete from operator_session where expires_at <= clock_timestamp())
   insert into operator_session (session_hash, operator_id, expires_at)
   values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')`,
);

const END = statement('operator-session-end', 'delete from operator_session where session_hash = $1');

const ADD = statement<OperatorRow>(
  'operator-add',
  `insert into operator (operator_id, name, role, key_hash) values ($1, $2, $3, $4)
   on conflict do nothing returning operator_id, name, role`,
);

const LIST = statement<KnownRow>(
  'operator-list',
  `select ${COLUMNS}, o.added_at, o.disabled_at from operator o order by o.disabled_at is not null, o.name`,
);

const DISABLE = statement<OperatorRow>(
  'operator-disable',
  `with gone as (
     update operator set disabled_at = clock_timestamp() where name = $1 and disabled_at is null
     returning operator_id, name, role
   ), ended as (
     delete from operator_session where operator_id in (select operator_id from gone)
   )
   select operator_id, name, role from gone`,
);

/** Operators in PostgreSQL. */
export function operators(pool: Pool): Operators {
  const all = <Row extends object>(asked: Statement<Row>, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    withConnection(pool, (session) => execute(session, asked, values));
  const one = async (asked: Statement<OperatorRow>, values: readonly unknown[]): Promise<Operator | undefined> => {
    const [row] = await all(asked, values);
    return row && operatorOf(row);
  };
  return {
    byKey: (keyHash) => one(BY_KEY, [Buffer.from(keyHash)]),
    bySession: (sessionHash) => one(BY_SESSION, [Buffer.from(sessionHash)]),
    beginSession: async (operator, sessionHash) => {
      await all(BEGIN, [Buffer.from(sessionHash), operator, OPERATOR_SESSION_LIFETIME]);
    },
    endSession: async (sessionHash) => {
      await all(END, [Buffer.from(sessionHash)]);
    },
    add: async ({ id: key, name, role }, keyHash) =>
      (await one(ADD, [key, name, role, Buffer.from(keyHash)])) !== undefined,
    list: async () => (await all(LIST)).map(knownOf),
    disable: (name) => one(DISABLE, [name]),
  };
}

const operatorOf = ({ operator_id, name, role }: OperatorRow): Operator => ({ id: id(operator_id), name, role });

const knownOf = (row: KnownRow): KnownOperator => ({
  ...operatorOf(row),
  addedAt: instant(row.added_at),
  disabledAt: row.disabled_at === null ? undefined : instant(row.disabled_at),
});
