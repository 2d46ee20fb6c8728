import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { newClient } from '../client.ts';
import { clientConfig } from '../client-config.ts';
import type { DatabaseTarget } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { type BackedUpTable, BackupError, type Manifest, readManifest, tableFile } from './manifest.ts';
import { quoted, tablesOf } from './write-backup.ts';

interface RestoreOptions {
  readonly folder: string;
  /** Folder of the migrations. */
  readonly migrations: string;
  /** Called for each table once it is filled. */
  readonly onTable?: (table: BackedUpTable) => void;
}

/**
 * Restores a backup into a database without sales: migrates its schema to the backup's version, fills it in one
 * transaction, checks every foreign key, then migrates to this release. Throws BackupError, and changes no row, when
 * the backup is damaged or the database is in use.
 */
export async function restoreBackup(target: DatabaseTarget, options: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(options.folder);
  for (const table of manifest.tables) await checkFile(options.folder, table);
  await inClient(target, async (client) => {
    await refuseUsed(client);
    await refuseAhead(client, manifest);
  });
  await migrate(target, options.migrations, { through: manifest.migration });
  await inClient(target, async (client) => {
    await client.query('begin');
    await refuseUsed(client);
    await refuseOtherSchema(client, manifest);
    await fill(client, manifest, options);
    await client.query('commit');
  });
  await migrate(target, options.migrations);
  return manifest;
}

/** Uses a connection that is closed, with its transaction, if the work fails. */
async function inClient(target: DatabaseTarget, work: (client: Client) => Promise<void>): Promise<void> {
  const client = newClient(clientConfig(target, {}));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function checkFile(folder: string, { name, sha256 }: BackedUpTable): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(tableFile(folder, name)), hash).catch((cause: Error) => {
    throw new BackupError(`the backup has no file of the table ${name}`, { cause });
  });
  if (hash.digest('hex') !== sha256) throw new BackupError(`the file of the table ${name} is damaged`);
}

/** Tables with rows only on a site in use. Timetables and demo accounts may be replaced. */
const USED = ['reservation', 'payment', 'ledger_transfer', 'invoice', 'credit'];

const OTHERS = `
select 1 from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid() and application_name like 'anden%' limit 1`;

async function isMade(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is_made: boolean }>('select to_regclass($1) is not null as is_made', [
    `public.${table}`,
  ]);
  return rows[0]!.is_made;
}

async function refuseUsed(client: Client): Promise<void> {
  for (const table of USED) {
    if (!(await isMade(client, table))) continue;
    const { rows } = await client.query(`select 1 from public.${quoted(table)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(`the database has rows in ${table}: a backup is restored only where nothing was sold`);
  }
  const { rows: running } = await client.query(OTHERS);
  if (running.length > 0) throw new BackupError('the site is running on this database: stop it first');
}

async function refuseAhead(client: Client, { migration }: Manifest): Promise<void> {
  if (!(await isMade(client, 'schema_migration'))) return;
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from schema_migration',
  );
  if (rows[0]!.last > migration)
    throw new BackupError(
      `the database has migration ${rows[0]!.last}, and the backup ends with ${migration}: restore into an empty one`,
    );
}

async function refuseOtherSchema(client: Client, { tables }: Manifest): Promise<void> {
  const here = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns.join()]));
  const strange = tables.find(({ name, columns }) => here.get(name) !== columns.join());
  if (strange) throw new BackupError(`the table ${strange.name} of the backup is not as this release makes it`);
}

/** Foreign keys are dropped and recreated: recreating one checks every row, and the order of tables does not matter. */
async function fill(client: Client, manifest: Manifest, { folder, onTable }: RestoreOptions): Promise<void> {
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const names = manifest.tables.map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    await fillTable(client, folder, table);
    onTable?.(table);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const FOREIGN_KEYS = `
select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

const foreignKeys = async (client: Client): Promise<readonly ForeignKey[]> => (await client.query(FOREIGN_KEYS)).rows;

async function fillTable(client: Client, folder: string, { name, columns, rows }: BackedUpTable): Promise<void> {
  const table = `public.${quoted(name)}`;
  await client.query(`alter table ${table} disable trigger user`);
  const into = client.query(copyFrom(`copy ${table} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), into);
  await client.query(`alter table ${table} enable trigger user`);
  if (into.rowCount !== rows) throw new BackupError(`the table ${name} has ${into.rowCount} rows of ${rows}`);
}
