import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { BoardingCodes, BoardingKey } from '#app/ticketing/boarding-codes.ts';
import { bodyOf, codeOf, readCode } from '#domain/ticketing/boarding-code.ts';

/** Bytes that distinguish the issues of one folio. */
const ISSUE_BYTES = 8;
const KEY_ID_BYTES = 4;

export interface BoardingSecrets {
  /** Ed25519 private key: PKCS #8 DER in base64url. */
  readonly privateKey: string;
  /** Former public keys that are still trusted: 32 bytes in base64url each. */
  readonly retired?: readonly string[];
}

/** Codes signed with Ed25519: a public key can verify them but not create any. */
export function boardingCodes({ privateKey, retired = [] }: BoardingSecrets): BoardingCodes {
  const signer = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const own = keyOf(publicPart(signer));
  const keys = [own, ...retired.map(keyOf)];
  const verifiers = new Map(keys.map(({ id, publicKey }) => [id, verifierOf(publicKey)]));
  return {
    keys,
    sign: (pass) => {
      const body = bodyOf(pass, own.id);
      return codeOf(body, sign(null, body, signer));
    },
    read: (text) => {
      const read = readCode(text);
      const key = read && verifiers.get(read.keyId);
      return key && verify(null, read.body, key, read.signature) ? read.pass : undefined;
    },
    issueOf: (secret) =>
      createHash('sha256')
        .update(`issue ${secret}`)
        .digest('hex')
        .slice(0, 2 * ISSUE_BYTES),
  };
}

const publicPart = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (!x) throw new Error('not an Ed25519 key');
  return x;
};

const keyOf = (publicKey: string): BoardingKey => ({
  id: createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES),
  publicKey,
});

const verifierOf = (x: string): KeyObject => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
