import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const KEY_ID_BYTES = 4;

export interface SigningSecrets {
  /** Ed25519 private key: PKCS #8 DER in base64url. */
  readonly privateKey: string;
  /** Former public keys that are still trusted: 32 bytes in base64url each. */
  readonly retired?: readonly string[];
}

/** A public key that verifies what was signed. */
interface PublicKey {
  /** Eight hexadecimal digits: the first of the key's SHA-256. */
  readonly id: string;
  /** Ed25519 public key, 32 bytes in base64url. */
  readonly publicKey: string;
}

export interface SigningKeys {
  /** The trusted keys, the signing one first. */
  readonly keys: readonly PublicKey[];
  readonly own: PublicKey;
  sign(body: Uint8Array): Uint8Array;
  /** False for a key that is unknown or no longer trusted. */
  isSigned(signed: { readonly keyId: string; readonly body: Uint8Array; readonly signature: Uint8Array }): boolean;
}

/** Signs with Ed25519: a public key can verify signatures but not create any. */
export function signingKeys({ privateKey, retired = [] }: SigningSecrets): SigningKeys {
  const signer = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const own = keyOf(publicPart(signer));
  const keys = [own, ...retired.map(keyOf)];
  const verifiers = new Map(keys.map(({ id, publicKey }) => [id, verifierOf(publicKey)]));
  return {
    keys,
    own,
    sign: (body) => sign(null, body, signer),
    isSigned: ({ keyId, body, signature }) => {
      const key = verifiers.get(keyId);
      return key !== undefined && verify(null, body, key, signature);
    },
  };
}

const publicPart = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (!x) throw new Error('not an Ed25519 key');
  return x;
};

const keyOf = (publicKey: string): PublicKey => ({
  id: createHash('sha256')
    .update(Buffer.from(publicKey, 'base64url'))
    .digest('hex')
    .slice(0, 2 * KEY_ID_BYTES),
  publicKey,
});

const verifierOf = (x: string): KeyObject => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
