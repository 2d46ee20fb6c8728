import { escapeLiteral } from 'pg';
import type { Session } from '#adapters/db/pool.ts';
import { absolute, type Moments, relative } from './moments.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly has_default: boolean;
}

/**
 * Every row of every non-empty table, as readable SQL: tables in order of creation, rows in key order, moments as in
 * moments.ts. What was sealed or rendered is text or a file, and stays as it is.
 */
export async function dataOf(session: Session, written: Moments): Promise<string> {
  const tables = await tablesOf(session);
  const parts = [`truncate ${tables.join(', ')};`];
  for (const table of tables) parts.push(...(await insertsOf(session, table, written)));
  return `${[...parts, ...(await sequencesOf(session))].join('\n\n')}\n`;
}

/** Fills the tables of that schema, including what its triggers wrote. */
export async function loadData(session: Session, text: string, loaded: Moments): Promise<void> {
  const { rows } = await session.query<{ name: string }>(
    'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal',
  );
  const triggers = (what: string) => rows.map(({ name }) => `alter table ${name} ${what} trigger user;`).join('\n');
  await session.query([triggers('disable'), absolute(text, loaded), triggers('enable')].join('\n'));
}

async function tablesOf(session: Session): Promise<readonly string[]> {
  const { rows } = await session.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration' order by oid`,
  );
  return rows.map(({ name }) => name);
}

async function insertsOf(session: Session, table: string, written: Moments): Promise<readonly string[]> {
  const all = await columnsOf(session, table);
  const texts = all.map(({ name, type }) => `${textOf(name, type)} as ${name}`);
  const { rows } = await session.query<Record<string, string | null>>({
    text: `select ${texts.join(', ')} from ${table} t order by ${await orderOf(session, table)}`,
  });
  if (rows.length === 0) return [];
  const columns = all.filter(({ name, has_default }) => has_default || rows.some((row) => row[name] !== null));
  const lines = rows.map(
    (row) => `(${columns.map((column) => literal(column, row[column.name]!, written)).join(', ')})`,
  );
  return [`insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values\n${lines.join(',\n')};`];
}

async function columnsOf(session: Session, table: string): Promise<readonly Column[]> {
  const { rows } = await session.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, atthasdef as has_default from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows;
}

/** By primary key; a table without one by all its columns. */
async function orderOf(session: Session, table: string): Promise<string> {
  const { rows } = await session.query<{ name: string }>(
    `select a.attname as name from pg_index i cross join unnest(i.indkey) with ordinality k (number, at)
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
     where i.indrelid = $1::regclass and i.indisprimary order by k.at`,
    [table],
  );
  return rows.length > 0 ? rows.map(({ name }) => `t.${name}`).join(', ') : 't::text';
}

const textOf = (name: string, type: string): string =>
  type === 'timestamp with time zone'
    ? `to_char(t.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `t.${name}::text`;

const UNQUOTED = /^(smallint|integer|bigint|boolean|double precision)$/;
const WITH_MOMENTS = /^(timestamp with time zone|date|jsonb)$/;

function literal({ type }: Column, text: string | null, written: Moments): string {
  if (text === null) return 'null';
  if (UNQUOTED.test(type)) return text;
  return escapeLiteral(WITH_MOMENTS.test(type) ? relative(text, written) : text);
}

async function sequencesOf(session: Session): Promise<readonly string[]> {
  const { rows } = await session.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.map(({ name, last }) => `select setval('${name}', ${last});`);
}
