import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BackupError, type Manifest, readManifest } from '#adapters/db/backup/manifest.ts';
import { restoreBackup } from '#adapters/db/backup/restore-backup.ts';
import type { DatabaseTarget } from '#adapters/db/connection.ts';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { type Breach, findBreaches, listInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool } from '#adapters/db/pool.ts';
import { backupOptions } from '#main/cli/backup-options.ts';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { MIGRATIONS, reachDatabase } from '#main/open-database.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { fingerprintsOf, restoreSecrets, strangeSecrets } from '#main/config/secrets-backup.ts';

/** Invariants read whole tables, which takes long. */
const PATIENT = { queryMs: 10 * 60_000 };

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = backupOptions('restore', args);
  if (!options.ok) return complain(options.fault, 2);
  const env = readEnvironment(process.env);
  if (typeof env === 'string') return complain(env, 2);
  const folder = resolve(options.value.folder);
  try {
    return options.value.isDrill ? await drill(folder) : await restore(folder, env);
  } catch (error) {
    if (error instanceof BackupError) return complain(error.message, 1);
    throw error;
  }
}

/** Secrets are restored first: a database whose site has different secrets is worse than none. */
async function restore(folder: string, env: Environment): Promise<number> {
  const { fingerprints } = await readManifest(folder);
  await restoreSecrets(folder, env.ANDEN_DATA_DIR);
  const strange = strangeSecrets(fingerprints, fingerprintsOf(env, await loadSecrets(env.ANDEN_DATA_DIR)));
  if (strange.length > 0)
    return complain(
      `${strange.join(' and ')} must be what the backed up site had: PINs, links and tickets in travellers' hands come from them`,
      1,
    );
  const database = await reachDatabase(env, { log: console.error });
  try {
    return await fillAndAsk(database.target, folder);
  } finally {
    await database.close();
  }
}

async function drill(folder: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-drill-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    return await fillAndAsk(server.connection, folder);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fillAndAsk(target: DatabaseTarget, folder: string): Promise<number> {
  const started = performance.now();
  const manifest = await restoreBackup(target, {
    folder,
    migrations: MIGRATIONS,
    onTable: ({ name, rows }) => console.log(`${String(rows).padStart(9)}  ${name}`),
  });
  const breaches = await breachesOf(target);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `restored what was at ${manifest.takenAt} in ${seconds} s; ${(await listInvariants()).length} invariants asked`,
  );
  for (const { invariant, rows } of breaches)
    console.error(`${invariant}: ${rows.length} rows break it${late(manifest)}`);
  return breaches.length > 0 ? 1 : 0;
}

/**
 * Some invariants allow work under way one hour to finish, by the clock: a restored site finishes it when it starts.
 */
const late = ({ takenAt }: Manifest): string =>
  Date.now() - Date.parse(takenAt) > 3_600_000 ? ' (by the clock of today; start the site, and ask again)' : '';

async function breachesOf(target: DatabaseTarget): Promise<readonly Breach[]> {
  const pool = createPool(target, { name: 'restore', ...PATIENT });
  try {
    return await findBreaches(pool);
  } finally {
    await pool.end();
  }
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
