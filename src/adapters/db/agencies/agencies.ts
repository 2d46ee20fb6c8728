import { balancesOf, addToBalance } from '#adapters/db/ledger/balances.ts';
import { type Pool, type Session, withConnection } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Agencies, Agency } from '#app/agencies/ports.ts';
import { agencyAccount } from '#domain/agencies/agency-id.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';

interface AgencyRow {
  readonly agency_id: string;
  readonly name: string;
  readonly credit_limit: number;
}

const COLUMNS = 'agency_id, name, credit_limit';

const BY_KEY = statement<AgencyRow>('agency-by-key', `select ${COLUMNS} from travel_agency where key_hash = $1`);

const ALL = statement<AgencyRow>('agency-all', `select ${COLUMNS} from travel_agency order by name`);

const OPEN = statement<{ readonly agency_id: string }>(
  'agency-open',
  `insert into travel_agency (agency_id, name, key_hash, credit_limit, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning agency_id`,
);

const LIMIT = statement<{ readonly agency_id: string }>(
  'agency-limit',
  'update travel_agency set credit_limit = $2 where name = $1 returning agency_id',
);

const REKEY = statement<{ readonly agency_id: string }>(
  'agency-rekey',
  'update travel_agency set key_hash = $2 where name = $1 returning agency_id',
);

const BY_NAME = statement<AgencyRow>('agency-by-name', `select ${COLUMNS} from travel_agency where name = $1`);

const RECEIVE = statement<{ readonly transfer_id: string }>(
  'agency-receive',
  `insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, 'bank', $2, $3, 'agency-payment', $1, clock_timestamp())
   on conflict (kind, source_id) do nothing returning transfer_id`,
);

/** Agencies in PostgreSQL. */
export const agencies = (pool: Pool): Agencies => ({
  byKey: async (keyHash) => {
    const [row] = await withConnection(pool, (session) => execute(session, BY_KEY, [Buffer.from(keyHash)]));
    return row && agencyOf(row);
  },
  list: () =>
    withConnection(pool, async (session) => {
      const rows = await execute(session, ALL);
      const owed = await balancesOf(
        session,
        rows.map((row) => accountOf(row.agency_id)),
      );
      return rows.map((row) => {
        const balance = owed.get(accountOf(row.agency_id)) ?? 0;
        return { ...agencyOf(row), owes: centavos(0 - balance) };
      });
    }),
  open: async ({ id: key, name, creditLimit }, keyHash, now) => {
    const values = [key, name, Buffer.from(keyHash), creditLimit, new Date(now)];
    return (await withConnection(pool, (session) => execute(session, OPEN, values))).length > 0;
  },
  rekey: async (name, keyHash) =>
    (await withConnection(pool, (session) => execute(session, REKEY, [name, Buffer.from(keyHash)]))).length > 0,
  limit: async (name, creditLimit) =>
    (await withConnection(pool, (session) => execute(session, LIMIT, [name, creditLimit]))).length > 0,
  receive: ({ id: transfer, name, amount }) =>
    inTransaction(pool, async (session: Session) => {
      const [row] = await execute(session, BY_NAME, [name]);
      if (!row) return false;
      const account = accountOf(row.agency_id);
      const booked = await execute(session, RECEIVE, [transfer, account, amount]);
      if (booked.length > 0) await addToBalance(session, account, amount);
      return booked.length > 0;
    }),
});

const accountOf = (agency: string): string => agencyAccount(id(agency));

const agencyOf = ({ agency_id, name, credit_limit }: AgencyRow): Agency => ({
  id: id(agency_id),
  name,
  creditLimit: centavos(credit_limit),
});
