import { resolve } from 'node:path';
import { BackupError } from '#adapters/db/backup/manifest.ts';
import { writeBackup } from '#adapters/db/backup/write-backup.ts';
import { backupOptions } from '#main/cli/backup-options.ts';
import { readEnvironment } from '#main/config/config.ts';
import { reachDatabase } from '#main/open-database.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { backUpSecrets, fingerprintsOf } from '#main/config/secrets-backup.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = backupOptions('backup', args);
  if (!options.ok) return complain(options.fault, 2);
  const env = readEnvironment(process.env);
  if (typeof env === 'string') return complain(env, 2);
  const folder = resolve(options.value.folder);
  const database = await reachDatabase(env, { log: console.error });
  try {
    const fingerprints = fingerprintsOf(env, await loadSecrets(env.ANDEN_DATA_DIR));
    const { tables, takenAt } = await writeBackup(database.target, {
      folder,
      fingerprints,
      alongside: (making) => backUpSecrets(env.ANDEN_DATA_DIR, making),
      onTable: ({ name, rows }) => console.log(`${String(rows).padStart(9)}  ${name}`),
    });
    console.log(`${folder}: ${tables.length} tables as they were at ${takenAt}, and the secrets of the data directory`);
    return 0;
  } catch (error) {
    if (error instanceof BackupError) return complain(error.message, 1);
    throw error;
  } finally {
    await database.close();
  }
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
