import type { Pool } from '#adapters/db/pool.ts';

/** A secret or personal value, recognizable wherever it appears. */
export interface Canary {
  readonly name: string;
  readonly value: string;
  /** Where it may be: with whoever typed it, or must have it. Absent: nowhere. */
  readonly belongs?: RegExp;
}

/** A text and where it was found. */
export interface Evidence {
  readonly where: string;
  readonly text: string;
}

/** Where each canary was found: `card number in table outbox`. */
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

/**
 * Verbatim, spaced or dashed as people type it, within an address, in base64, or as bytes; not as a part of something
 * longer.
 */
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

/** Verbatim and unescaped: an address is escaped when requested, and again when logged. */
export const madeOut = (text: string): string => `${text}\n${unescaped(text)}\n${unescaped(unescaped(text))}`;

const unescaped = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));

/** Every row of every table except the system's, as the database formats it. */
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
