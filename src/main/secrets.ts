import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets a development site makes for itself on its first start, so that it runs with no configuration. */
export interface Secrets {
  readonly session: string;
  readonly openpayPrivateKey: string;
  readonly openpayPublicKey: string;
  readonly webhookPassword: string;
}

const secret = (): string => randomBytes(24).toString('base64url');

/** The secrets kept in the data directory (owner-only), made when there are none. */
export async function keptSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept) return JSON.parse(kept) as Secrets;
  const made: Secrets = {
    session: secret(),
    openpayPrivateKey: `sk_${secret()}`,
    openpayPublicKey: `pk_${secret()}`,
    webhookPassword: secret(),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  return made;
}
