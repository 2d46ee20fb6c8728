import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { newClient } from './client.ts';
import { clientConfig } from './client-config.ts';
import type { DatabaseTarget } from './connection.ts';
import { isConflict, sqlState } from './database-errors.ts';
import { type Migration, readMigrations } from './migration-files.ts';

type Applied = { readonly number: number; readonly name: string; readonly checksum: string };

interface MigrateOptions {
  /** The last migration to apply; default all. */
  readonly through?: number;
}

/**
 * A table in use cannot be altered, and later queries queue behind the ALTER that waits for its lock; a selling server
 * gives up a lock after three seconds. A migration gives up sooner, and is retried until it succeeds.
 */
const MAX_LOCK_MS = 500;
const PAUSE_MS = 1_000;

/**
 * Applies the directory's migrations to the schema and returns the names of those applied. Each file is one
 * transaction; concurrent starts wait for each other at the table of applied files. Refuses a file that changed after
 * it was applied, and a database that is ahead of the files.
 */
export const migrate = async (
  target: DatabaseTarget,
  directory: string,
  { through = Number.POSITIVE_INFINITY }: MigrateOptions = {},
): Promise<string[]> => {
  const migrations = (await readMigrations(directory)).filter(({ number }) => number <= through);
  const client = newClient(clientConfig(target, {}));
  await client.connect();
  try {
    // One that a crash takes away again is applied at the next start: the first sale waits for all before it.
    await client.query('set synchronous_commit = off');
    await createTable(client);
    const names: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations).catch(gaveWay);
      if (name === undefined) return names;
      if (name === GAVE_WAY) await pause(PAUSE_MS);
      else names.push(name);
    }
  } finally {
    await client.end();
  }
};

const GAVE_WAY = Symbol('gave way');
const LOCK_NOT_AVAILABLE = '55P03';

/** Other transactions held locks on what a file needs. */
const gaveWay = (error: unknown): typeof GAVE_WAY => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (sqlState(cause) === LOCK_NOT_AVAILABLE || isConflict(cause)) return GAVE_WAY;
  throw error;
};

const TABLE = `
create table if not exists schema_migration (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/** "if not exists" does not prevent collisions of concurrent creators in the catalogue. */
const COLLISIONS = new Set(['23505', '42710', '42P07']);

const createTable = async (client: Client): Promise<void> => {
  await client.query(TABLE).catch((error: unknown) => {
    if (!COLLISIONS.has(sqlState(error) ?? '')) throw error;
  });
};

const applyNext = async (client: Client, migrations: readonly Migration[]): Promise<string | undefined> => {
  await client.query('begin');
  try {
    await client.query('lock table schema_migration in share row exclusive mode');
    const { rows } = await client.query<Applied>('select number, name, checksum from schema_migration order by number');
    const next = nextMigration(migrations, rows);
    if (next) await apply(client, next);
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const apply = async (client: Client, { number, name, sql, checksum }: Migration): Promise<void> => {
  await client.query(`set local lock_timeout = ${MAX_LOCK_MS}`);
  await client.query(sql).catch((cause: Error) => {
    throw new Error(`migration ${name} failed: ${cause.message}`, { cause });
  });
  await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
};

/** The first file not yet applied. Throws when history and files disagree. */
export const nextMigration = (migrations: readonly Migration[], applied: readonly Applied[]): Migration | undefined => {
  applied.forEach((row, index) => {
    const file = migrations[index];
    if (!file) throw new Error(`the database has migration ${row.name}, which this release does not know`);
    if (file.name !== row.name || file.checksum !== row.checksum) {
      throw new Error(`migration ${row.name} was changed after it was applied; write a new one instead`);
    }
  });
  return migrations[applied.length];
};
