import type { Session } from '#adapters/db/pool.ts';

/** A value for each row `i` of a column, by its type; arrays are empty. */
const VALUES: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  bytea: "decode(md5(i::text || random()), 'hex')",
  jsonb: "'{}'::jsonb",
  bool: 'i % 2 = 0',
  timestamptz: "now() - i * interval '1 minute'",
  timestamp: "now()::timestamp - i * interval '1 minute'",
  date: 'current_date - i % 900',
  time: "time '00:00'",
  interval: "interval '1 minute' * i",
  text: 'left(md5(i::text || random()), 20)',
  bpchar: 'left(md5(i::text), 3)',
  int2: '(i % 30000)::int2',
  int4: 'i',
  int8: 'i',
  float8: 'i',
  numeric: 'i',
};

/** States that nearly all rows have on a site that has sold for a while. */
const MOSTLY: Readonly<Record<string, string>> = {
  'ticket.status': "'valid'",
  'ticket.kind': "'NORMAL'",
  'orders.status': "'approved'",
  'orders.expired': 'false',
  'payment.state': "'captured'",
  'seat_claim.state': "'sold'",
  'refund.state': "'paid'",
};

interface Column {
  readonly relname: string;
  readonly attname: string;
  readonly type: string;
  readonly is_array: boolean;
}

/**
 * Fills every table of a database that is dropped afterwards with rows that mean nothing, so that the planner chooses
 * as it would on a site that has sold for a while. Its checks, references and triggers are given up.
 */
export async function fillTables(session: Session, rows: number): Promise<void> {
  const { rows: constraints } = await session.query<{ readonly text: string }>(
    `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as text
     from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x') and conrelid <> 0`,
  );
  for (const { text } of constraints) await session.query(text);
  await session.query('set session_replication_role = replica');
  const { rows: columns } = await session.query<Column>(
    `select c.relname, a.attname, coalesce(e.typname, t.typname) as type, e.oid is not null as is_array
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = '' and a.attidentity <> 'a'
     order by c.relname, a.attnum`,
  );
  for (const [table, own] of Map.groupBy(columns, ({ relname }) => relname)) {
    const names = own.map(({ attname }) => `"${attname}"`);
    const values = own.map(({ attname, type, is_array: isArray }) => {
      const value = MOSTLY[`${table}.${attname}`] ?? (isArray ? `'{}'` : VALUES[type]);
      if (value === undefined) throw new TypeError(`no value of type ${type} for ${table}.${attname}`);
      return value;
    });
    await session.query(
      `insert into "${table}" (${names.join()}) select ${values.join()} from generate_series(1, $1::int) as i
       on conflict do nothing`,
      [rows],
    );
  }
  await session.query('set session_replication_role = default');
  await session.query('analyze');
}
