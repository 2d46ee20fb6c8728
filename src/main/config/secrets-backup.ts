import { createHmac } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#adapters/db/backup/manifest.ts';
import type { Environment } from '#main/config/config.ts';
import { SECRETS_FILE, type Secrets } from '#main/config/secrets.ts';

/** The variables by which a restored site recognises travellers: PINs, mailed links and printed codes come from them. */
const RECOGNISED_BY = { SESSION_SECRET: 'session', BOARDING_KEY: 'boardingKey' } as const;

type Place = Pick<Environment, 'SESSION_SECRET' | 'BOARDING_KEY'>;

/** Tells two sites' secrets apart without giving one away. */
export const fingerprintsOf = (env: Place, secrets: Secrets): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(RECOGNISED_BY).map(([variable, kept]) => [
      variable,
      createHmac('sha256', env[variable as keyof Place] ?? secrets[kept])
        .update('backup of a site')
        .digest('hex')
        .slice(0, 16),
    ]),
  );

/** Copies the secrets of the data directory; there is nothing to copy where the environment has never been without its own. */
export const backUpSecrets = (dataDir: string, folder: string): Promise<void> =>
  copyIfThere(join(dataDir, SECRETS_FILE), join(folder, SECRETS_FILE));

/** Puts the secrets of a backup into the data directory. Throws BackupError where it has others. */
export async function restoreSecrets(folder: string, dataDir: string): Promise<void> {
  const [theirs, ours] = await Promise.all([folder, dataDir].map((place) => textOf(join(place, SECRETS_FILE))));
  if (theirs === undefined || theirs === ours) return;
  if (ours !== undefined)
    throw new BackupError(
      `${dataDir} has secrets of its own (${SECRETS_FILE}), and the backup has others: move one away`,
    );
  await mkdir(dataDir, { recursive: true });
  await copyIfThere(join(folder, SECRETS_FILE), join(dataDir, SECRETS_FILE));
}

/** The variables with which this site would not recognise the travellers of the backup. */
export const strangeSecrets = (
  backedUp: Readonly<Record<string, string>>,
  here: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(RECOGNISED_BY).filter((variable) => backedUp[variable] !== here[variable]);

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Its mode comes with it: readable by its owner alone. */
const copyIfThere = async (from: string, to: string): Promise<void> => {
  if ((await textOf(from)) !== undefined) await copyFile(from, to);
};
