import { createDecipheriv, createECDH, createHmac, type ECDH } from 'node:crypto';

/** The keys a browser decrypts its pushes with. */
export interface BrowserKeys {
  readonly curve: ECDH;
  readonly auth: Buffer;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, size of a record, length of the key's name. */
const HEADER_BYTES = SALT_BYTES + 4 + 1;

const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** HKDF with one block (RFC 5869): 32 bytes are enough here. */
const derived = (salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);

/** Decrypts a message for a browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291. Throws when it is invalid. */
export function opened(sealed: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = sealed.subarray(0, SALT_BYTES);
  const nameLength = sealed[HEADER_BYTES - 1]!;
  const sender = sealed.subarray(HEADER_BYTES, HEADER_BYTES + nameLength);
  const record = sealed.subarray(HEADER_BYTES + nameLength);
  if (record.length > sealed.readUInt32BE(SALT_BYTES)) throw new Error('more than one record');

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derived(auth, curve.computeSecret(sender), info, 32);
  const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The text is followed by 2, then zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the last record is not the last');
  return padded.toString('utf8', 0, end);
}

export function newKeys(): BrowserKeys & { readonly p256dh: string } {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  return { curve, auth: Buffer.from(crypto.getRandomValues(new Uint8Array(16))), p256dh };
}
