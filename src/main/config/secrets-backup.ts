import { createHmac } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '#adapters/db/backup/manifest.ts';
import type { Environment } from '#main/config/config.ts';
import { SECRETS_FILE, type Secrets } from '#main/config/secrets.ts';

/**
 * The variables on which travellers' credentials depend: PINs, links in e-mails and printed codes are derived from
 * them.
 */
const RECOGNISED_BY = { SESSION_SECRET: 'session', BOARDING_KEY: 'boardingKey' } as const;

type Place = Pick<Environment, 'SESSION_SECRET' | 'BOARDING_KEY'>;

/** Compares two sites' secrets without revealing them. */
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

/** Copies the secrets of the data directory; nothing to copy if the environment has always set its own. */
export const backUpSecrets = (dataDir: string, folder: string): Promise<void> =>
  copyIfThere(join(dataDir, SECRETS_FILE), join(folder, SECRETS_FILE));

/** Puts the secrets of a backup into the data directory. Throws BackupError if it has different ones. */
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

/** The variables whose values differ from the backup's, so that its travellers would not be recognised. */
export const strangeSecrets = (
  backedUp: Readonly<Record<string, string>>,
  here: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(RECOGNISED_BY).filter((variable) => backedUp[variable] !== here[variable]);

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** Preserves its mode: readable by its owner only. */
const copyIfThere = async (from: string, to: string): Promise<void> => {
  if ((await textOf(from)) !== undefined) await copyFile(from, to);
};
