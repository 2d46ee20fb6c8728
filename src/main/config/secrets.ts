import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that a development site generates on its first start, so that it runs without configuration. */
export interface Secrets {
  readonly session: string;
  readonly openpayPrivateKey: string;
  readonly openpayPublicKey: string;
  readonly webhookPassword: string;
  readonly oxxoPrivateKey: string;
  readonly oxxoPublicKey: string;
  readonly oxxoWebhookPassword: string;
  readonly walletsPassword: string;
  readonly walletsWebhookSecret: string;
  readonly paypalClientSecret: string;
  readonly pacPassword: string;
  /** Signs the QR codes of tickets: Ed25519, PKCS #8 DER in base64url. */
  readonly boardingKey: string;
  /** Signs push messages: 32 bytes, base64url. Replacing it ends every subscription. */
  readonly vapidPrivateKey: string;
}

const secret = (): string => randomBytes(24).toString('base64url');

export const newBoardingKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');

export const newVapidKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d!;

const newSecrets = (): Secrets => ({
  session: secret(),
  openpayPrivateKey: `sk_${secret()}`,
  openpayPublicKey: `pk_${secret()}`,
  webhookPassword: secret(),
  oxxoPrivateKey: `sk_${secret()}`,
  oxxoPublicKey: `pk_${secret()}`,
  oxxoWebhookPassword: secret(),
  walletsPassword: secret(),
  walletsWebhookSecret: secret(),
  paypalClientSecret: secret(),
  pacPassword: secret(),
  boardingKey: newBoardingKey(),
  vapidPrivateKey: newVapidKey(),
});

/** Their file in the data directory. */
export const SECRETS_FILE = 'secrets.json';

/**
 * The secrets stored in the data directory (owner-only). Missing ones are generated: all of them, or those added since.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, SECRETS_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const kept = text === undefined ? {} : (JSON.parse(text) as Partial<Secrets>);
  const all: Secrets = { ...newSecrets(), ...kept };
  if (Object.keys(all).every((name) => name in kept)) return all;
  await mkdir(dataDir, { recursive: true });
  // Written atomically: half a file would make the site unusable.
  await writeFile(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return all;
}
