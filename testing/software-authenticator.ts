import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Deviations from a correct authenticator. */
export interface AuthenticatorLie {
  readonly origin?: string;
  /** The host it believes to be on. */
  readonly host?: string;
  readonly isUserVerified?: boolean;
  /** Instead of counting on. */
  readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/**
 * An authenticator with one ES256 credential (WebAuthn, Level 3, § 6), in the form of the site's calls. Shares no code
 * with the site or its library.
 */
export function softwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;

  const clientDataOf = (type: string, challenge: string, lie: AuthenticatorLie): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, lie: AuthenticatorLie, attested = Buffer.alloc(0)): Buffer => {
    counter = lie.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = createHash('sha256')
      .update(lie.host ?? new URL(origin).hostname)
      .digest();
    const verified = lie.isUserVerified === false ? 0 : VERIFIED;
    return Buffer.concat([host, Buffer.from([flags | PRESENT | verified]), count, attested]);
  };

  return {
    id,
    /** Answers a challenge with the new credential. */
    create(challenge: string, lie: AuthenticatorLie = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const length = Buffer.from([0, credential.length]);
      const data = authenticatorData(ATTESTED, lie, Buffer.concat([Buffer.alloc(16), length, credential, key]));
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id,
        client_data: clientDataOf('webauthn.create', challenge, lie).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    /** Signs a challenge. */
    sign(challenge: string, lie: AuthenticatorLie = {}) {
      const clientData = clientDataOf('webauthn.get', challenge, lie);
      const data = authenticatorData(0, lie);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        client_data: clientData.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}
