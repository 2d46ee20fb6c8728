import type {
  CeremonyOptions,
  PasskeyCeremonies,
  PasskeyCredential,
  RegistrationAnswer,
  SignInAnswer,
} from '#app/loyalty/passkey-ports.ts';
import { PASSKEY_CHALLENGE_LIFETIME, relyingPartyOf } from '#domain/loyalty/passkey.ts';

/** Loaded when the first passkey is used: its parsers of certificates take a fifth of a second. */
const library = () => import('@simplewebauthn/server');

type Library = Awaited<ReturnType<typeof library>>;
type Transports = NonNullable<Parameters<Library['verifyAuthenticationResponse']>[0]['credential']['transports']>;

/** EdDSA, ES256 and RS256: what authenticators in use know (COSE). The library would also probe for newer ones. */
const ALGORITHMS = [-8, -7, -257];

export interface PasskeySite {
  /** Scheme, host and port under which visitors see the site; its host is what passkeys are bound to. */
  readonly origin: string;
  /** The carrier's name, which authenticators show. */
  readonly name: string;
}

/** WebAuthn through SimpleWebAuthn: the challenge, the origin, the host and the user's verification are checked. */
export function webauthn({ origin, name }: PasskeySite): PasskeyCeremonies {
  const rpID = relyingPartyOf(origin);
  return {
    register: async ({ id, card, firstName, lastName }, existing) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: name,
        rpID,
        // Opaque: authenticators store it, and it must not name the person.
        userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
        userName: card,
        userDisplayName: `${firstName} ${lastName}`,
        timeout: PASSKEY_CHALLENGE_LIFETIME,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existing.map((one) => ({ id: one.credentialId, transports: [...one.transports] })),
        // Discoverable: signing in names no account.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return plain(options);
    },
    registered: async (answer, challenge) => {
      const { verifyRegistrationResponse } = await library();
      return unlessRefused(async () => {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: registrationOf(answer),
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!registrationInfo) return undefined;
        const { id: credentialId, publicKey, counter } = registrationInfo.credential;
        return { credentialId, publicKey, counter, transports: answer.transports };
      });
    },
    signIn: async () => {
      const { generateAuthenticationOptions } = await library();
      const timeout = PASSKEY_CHALLENGE_LIFETIME;
      return plain(await generateAuthenticationOptions({ rpID, timeout, userVerification: 'required' }));
    },
    signedIn: async (answer, challenge, passkey) => {
      const { verifyAuthenticationResponse } = await library();
      return unlessRefused(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: assertionOf(answer),
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: credentialOf(passkey),
          requireUserVerification: true,
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/** The library throws for every answer that does not fit, malformed ones included. */
async function unlessRefused<Verified>(verify: () => Promise<Verified | undefined>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

const plain = (options: { readonly challenge: string }): CeremonyOptions => JSON.parse(JSON.stringify(options));

const registrationOf = ({ id, clientDataJSON, attestationObject }: RegistrationAnswer) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: { clientDataJSON, attestationObject },
  clientExtensionResults: {},
});

const assertionOf = ({ id, clientDataJSON, authenticatorData, signature }: SignInAnswer) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: { clientDataJSON, authenticatorData, signature },
  clientExtensionResults: {},
});

const credentialOf = ({ credentialId, publicKey, counter, transports }: PasskeyCredential) => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter,
  transports: [...transports] as Transports,
});
