import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newClient } from '../client.ts';
import { clientConfig } from '../client-config.ts';
import type { DatabaseTarget } from '../connection.ts';
import { type BackedUpTable, BackupError, MANIFEST, type Manifest, type SequenceState, tableFile } from './manifest.ts';

interface BackupOptions {
  /** Will be created; must not exist. */
  readonly folder: string;
  readonly fingerprints: Readonly<Record<string, string>>;
  /** Adds files to the backup besides the database, before the folder gets its final name. */
  readonly alongside?: (folder: string) => Promise<void>;
  /** Called for each table as it is written. */
  readonly onTable?: (table: BackedUpTable) => void;
}

/**
 * Writes every table of the site, as seen by one transaction, while the site keeps selling. The folder appears complete
 * or not at all, and only its owner can read it.
 */
export async function writeBackup(target: DatabaseTarget, options: BackupOptions): Promise<Manifest> {
  const { folder } = options;
  if (await exists(folder)) throw new BackupError(`${folder} exists already: a backup wants a folder of its own`);
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  const client = newClient(clientConfig(target, {}));
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const manifest = await writeTables(client, { ...options, folder: making });
    await client.query('commit');
    await options.alongside?.(making);
    await writeFile(join(making, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(making, folder);
    return manifest;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTables(client: Client, { folder, fingerprints, onTable }: BackupOptions): Promise<Manifest> {
  const { rows: moments } = await client.query<{ taken_at: string; migration: number }>(MOMENT);
  const tables: BackedUpTable[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const written = await writeTable(client, { name, columns, file: tableFile(folder, name) });
    const table = { name, columns, ...written };
    tables.push(table);
    onTable?.(table);
  }
  const { taken_at: takenAt, migration } = moments[0]!;
  return { format: 1, takenAt, migration, tables, sequences: await sequencesOf(client), fingerprints };
}

const MOMENT = `
select to_char(transaction_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as taken_at,
  (select coalesce(max(number), 0) from schema_migration) as migration`;

/** Migrations are applied again on restore; generated columns are computed by the database. */
const TABLES = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
group by c.relname order by c.relname`;

/** Tables of the site with their columns, by name. */
export async function tablesOf(client: Client): Promise<readonly Pick<BackedUpTable, 'name' | 'columns'>[]> {
  return (await client.query(TABLES)).rows;
}

interface TableToWrite {
  readonly name: string;
  readonly columns: readonly string[];
  readonly file: string;
}

async function writeTable(client: Client, { name, columns, file }: TableToWrite) {
  const hash = createHash('sha256');
  const source = client.query(copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
  await pipeline(
    source,
    createGzip({ level: 6 }),
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return { rows: source.rowCount ?? 0, sha256: hash.digest('hex') };
}

const SEQUENCES = `
select sequencename::text as name from pg_sequences where schemaname = 'public' order by sequencename`;

/** Sequences are not transactional: read last, they are never behind the tables. */
async function sequencesOf(client: Client): Promise<readonly SequenceState[]> {
  const { rows: names } = await client.query<{ name: string }>(SEQUENCES);
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from public.${quoted(name)}`,
    );
    states.push({ name, lastValue: rows[0]!.last_value, isCalled: rows[0]!.is_called });
  }
  return states;
}

/** Names come from the catalogue or from a verified manifest. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
