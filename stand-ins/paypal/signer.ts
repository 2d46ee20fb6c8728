import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { selfSigned } from './certificate.ts';

const COMMON_NAME = 'messageverificationcerts.paypal.local';
export const AUTH_ALGO = 'SHA256withRSA';

/** The signed headers of an event. */
export interface Signed {
  readonly transmissionId: string;
  readonly time: string;
  readonly signature: string;
}

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

/** Signs events like the provider, with a key and a certificate generated at the first start. */
export function openSigner(folder: string) {
  const [keyFile, certificateFile] = [join(folder, 'webhook-key.pem'), join(folder, 'webhook-cert.pem')];
  if (!existsSync(certificateFile)) {
    const made = newKey();
    writeFileSync(keyFile, made.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(certificateFile, selfSigned(made, COMMON_NAME, Date.now()));
  }
  const key = createPrivateKey(readFileSync(keyFile));
  const certificate = readFileSync(certificateFile, 'utf8');
  let stranger: KeyObject | undefined;

  const signedBy = (by: KeyObject, body: string, webhookId: string): Signed => {
    const transmissionId = randomUUID();
    const time = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const signature = sign('RSA-SHA256', messageOf({ transmissionId, time, webhookId, body }), by).toString('base64');
    return { transmissionId, time, signature };
  };
  return {
    certificate,
    /** A path that changes with the certificate. */
    certificatePath: `/v1/notifications/certs/CERT-${createHash('sha256').update(certificate).digest('hex').slice(0, 32)}`,
    sign: (body: string, webhookId: string) => signedBy(key, body, webhookId),
    /** Signs with another key, like a forger. */
    forge: (body: string, webhookId: string) => signedBy((stranger ??= newKey()), body, webhookId),
  };
}

export type Signer = ReturnType<typeof openSigner>;

/** The signed text: the checksum represents the body, byte by byte as sent. */
export const messageOf = (sent: { transmissionId: string; time: string; webhookId: string; body: string }): Buffer =>
  Buffer.from(`${sent.transmissionId}|${sent.time}|${sent.webhookId}|${crc32(sent.body)}`);
