import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One numbered file of SQL. */
export type Migration = {
  readonly number: number;
  /** File name without ".sql": "0001-network". */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, line ends made equal, in hexadecimal. */
  readonly checksum: string;
};

// four digits of the number, words in kebab-case
const FILE_NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** The directory's migrations in order. Throws for an invalid name, a gap, or a number used twice. */
export const readMigrations = async (directory: string): Promise<Migration[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name, index) => readMigration(directory, name, index + 1)));
};

const readMigration = async (directory: string, file: string, expected: number): Promise<Migration> => {
  const number = Number(FILE_NAME.exec(file)?.[1]);
  if (number !== expected) {
    throw new Error(`migration ${file}: expected a name of the form ${String(expected).padStart(4, '0')}-words.sql`);
  }
  const sql = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { number, name: file.slice(0, -'.sql'.length), sql, checksum };
};
