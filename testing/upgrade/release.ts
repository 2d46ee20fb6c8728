import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The previous release: its last migration, and the output of write-release.ts for it. */
export const LAST_MIGRATION = 39;

const HERE = import.meta.dirname;
/** Every row of a database with orders in every state. */
export const DATA = join(HERE, 'release-data.sql');
/** Every statement by its name. */
export const STATEMENTS = join(HERE, 'release-statements.sql');
/** What its server sent in a few visits. */
export const VISITS = join(HERE, 'release-visits.jsonl');

const NAMED = /^-- statement (\S+)$/m;

export const writeStatements = (texts: ReadonlyMap<string, string>): string =>
  [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `-- statement ${name}\n${text.trim()}\n`)
    .join('\n');

export async function readStatements(): Promise<ReadonlyMap<string, string>> {
  const parts = (await readFile(STATEMENTS, 'utf8')).split(NAMED).slice(1);
  return new Map(Array.from({ length: parts.length / 2 }, (_, i) => [parts[2 * i]!, parts[2 * i + 1]!.trim()]));
}
