import type { Pool } from '#adapters/db/pool.ts';

/** A secret or something personal, recognisable wherever it turns up. */
export interface Canary {
  readonly name: string;
  readonly value: string;
  /** Where it has to be: with who typed it, or with who must know it. Absent: nowhere. */
  readonly belongs?: RegExp;
}

/** A text that was found somewhere. */
export interface Evidence {
  readonly where: string;
  readonly text: string;
}

/** Where which canary is: `card number in table outbox`. */
export function findCanaries(canaries: readonly Canary[], evidence: readonly Evidence[]): readonly string[] {
  const found = evidence.flatMap(({ where, text }) =>
    canaries
      .filter(({ value, belongs }) => !belongs?.test(where) && holds(text, value))
      .map(({ name }) => `${name} in ${where}`),
  );
  return [...new Set(found)].toSorted();
}

/** Random, and in groups of four. */
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** As it is, spaced or dashed as people type it, as a part of an address, in base64, or as bytes; not as a part of something longer. */
function holds(text: string, value: string): boolean {
  const typed = [...value].map((letter) => letter.replace(/\W/, '\\$&')).join('[ -]?');
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -1);
  const bytes = Buffer.from(value).toString('hex');
  const written = new RegExp(`(?<![0-9A-Za-z])${typed}(?![0-9A-Za-z])`, 'i');
  const escaped = encodeURIComponent(value);
  return (
    written.test(text.replaceAll(UUID, '')) ||
    (value.length > 8 && (text.includes(base64) || text.includes(bytes) || text.includes(escaped)))
  );
}

/** As it is, and as who reads it makes it out: an address is escaped when it is asked for, and once more when it is logged. */
export const madeOut = (text: string): string => `${text}\n${unescaped(text)}\n${unescaped(unescaped(text))}`;

const unescaped = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));

/** Every row of every table, the system's own excepted, as the database writes it. */
export async function readTables(pool: Pool): Promise<readonly Evidence[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const evidence: Evidence[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `select string_agg(to_jsonb(t)::text, E'\\n') as text from ${name} t`,
    );
    evidence.push({ where: `table ${name}`, text: rows[0]?.text ?? '' });
  }
  return evidence;
}
