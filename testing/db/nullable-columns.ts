import type { Session } from '#adapters/db/pool.ts';
import { type AnsweredColumn, describeText } from '#testing/db/answered-columns.ts';

const STORED = `select a.attrelid::int as "tableID", a.attnum::int as "columnID", a.attnotnull as is_never_null
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0`;

const VIEWS = `select oid::int as view, relname::text as name, pg_get_viewdef(oid) as text from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' order by oid`;

type Source = Pick<AnsweredColumn, 'tableID' | 'columnID'>;
const nameOf = ({ tableID, columnID }: Source) => `${tableID}.${columnID}`;

/**
 * Whether a column may be null where it is stored; views are resolved, except for columns whose nulls they exclude, by
 * the name of the view. False for computed columns. Outer joins make any column nullable, and conditions exclude nulls:
 * neither is detected here.
 */
export async function readNullable(
  session: Session,
  withoutNulls: Readonly<Record<string, readonly string[]>>,
): Promise<(column: Source) => boolean> {
  const { rows: stored } = await session.query<Source & { is_never_null: boolean }>(STORED);
  const nullable = new Map(stored.map((column) => [nameOf(column), !column.is_never_null]));
  const { rows: views } = await session.query<{ view: number; name: string; text: string }>(VIEWS);
  const sources = new Map<string, Source>();
  for (const { view, name, text } of views)
    for (const [index, column] of (await describeText(session, text)).entries())
      if (!withoutNulls[name]?.includes(column.name))
        sources.set(nameOf({ tableID: view, columnID: index + 1 }), column);
  const isNullable = (column: Source): boolean => {
    const source = sources.get(nameOf(column));
    return source ? isNullable(source) : (nullable.get(nameOf(column)) ?? false);
  };
  return isNullable;
}
