import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AccountConfigs, configuredAccounts } from '#main/accounts/accounts.ts';
import type { Environment } from '#main/config/config.ts';

const fileIn = (dataDir: string) => join(dataDir, 'played.json');

/**
 * Saves the URLs of a running site's stand-ins and the keys generated for them, so that commands find them
 * (owner-only).
 */
export async function saveSimulatedAccounts(dataDir: string, simulated: AccountConfigs): Promise<void> {
  const file = fileIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(simulated), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The accounts for a command: those of the environment, and outside production the stand-ins for the others. */
export async function accountsToUse(env: Environment): Promise<AccountConfigs> {
  const simulated = env.ANDEN_ENV === 'production' ? {} : await readPlayed(env.ANDEN_DATA_DIR);
  return { ...simulated, ...configuredAccounts(env) };
}

async function readPlayed(dataDir: string): Promise<AccountConfigs> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}');
  return JSON.parse(text) as AccountConfigs;
}
