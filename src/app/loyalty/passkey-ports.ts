import type { Traveller, TravellerId } from '#domain/loyalty/traveller.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

export type PasskeyId = Id<'passkey'>;

/** A passkey as shown to its traveller. */
export interface Passkey {
  readonly id: PasskeyId;
  /** Empty: shown by its device. */
  readonly name: string;
  readonly device: Device | undefined;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | undefined;
}

/** The public part of a credential, as its authenticator made it. */
export interface PasskeyCredential {
  /** Base64url. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Uint8Array;
  readonly counter: number;
  /** How browsers reach the authenticator: `internal`, `hybrid`, `usb`, … */
  readonly transports: readonly string[];
}

export interface NewPasskey extends PasskeyCredential {
  readonly name: string;
  readonly device: Device | undefined;
}

/** A passkey that signs in, with its traveller. */
export interface OwnedPasskey extends PasskeyCredential {
  readonly id: PasskeyId;
  readonly traveller: Traveller;
}

/** Repository of passkeys. Adding and removing one writes to its traveller. */
export interface Passkeys {
  /** Oldest first. */
  of(traveller: TravellerId): Promise<readonly (Passkey & PasskeyCredential)[]>;
  byCredential(credentialId: string): Promise<OwnedPasskey | undefined>;
  /**
   * `added` also when this traveller has it already: the answer may have been lost. `refused`: it belongs to another
   * account, or the account is full or closed.
   */
  add(traveller: TravellerId, passkey: NewPasskey, now: Instant): Promise<'added' | 'refused'>;
  /** No effect for a removed passkey or another traveller's. */
  remove(traveller: TravellerId, passkey: PasskeyId): Promise<void>;
  /** Records a sign-in. False: another one with the same counter was faster, or the passkey was removed. */
  used(passkey: PasskeyId, counter: number, now: Instant): Promise<boolean>;
}

export type ChallengePurpose = 'register' | 'sign_in';

export interface Challenge {
  /** Base64url. */
  readonly challenge: string;
  /** Of a registration: whose password was given. */
  readonly traveller: TravellerId | undefined;
}

/** Challenges waiting for an answer: one of each purpose for each site session, valid once; the database's clock decides. */
export interface PasskeyChallenges {
  keep(purpose: ChallengePurpose, siteSessionHash: Uint8Array, challenge: Challenge): Promise<void>;
  take(purpose: ChallengePurpose, siteSessionHash: Uint8Array): Promise<Challenge | undefined>;
}

/** What a browser needs to create or to use a passkey: the JSON of WebAuthn, Level 3, § 5.1. */
export type CeremonyOptions = Readonly<Record<string, unknown>> & { readonly challenge: string };

/** A new credential in the JSON of browsers; binary values are base64url. */
export interface RegistrationAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** A signed challenge in the JSON of browsers. */
export interface SignInAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** WebAuthn for the site's origin. Every ceremony requires that the authenticator verified its user. */
export interface PasskeyCeremonies {
  register(traveller: Traveller, existing: readonly PasskeyCredential[]): Promise<CeremonyOptions>;
  /** Undefined: not an answer to this challenge, from this site, by a verified user. */
  registered(answer: RegistrationAnswer, challenge: string): Promise<PasskeyCredential | undefined>;
  /** For any passkey of this site that the device knows: names no account. */
  signIn(): Promise<CeremonyOptions>;
  /** The authenticator's new counter. Undefined: as above, or not signed by this passkey. */
  signedIn(answer: SignInAnswer, challenge: string, passkey: PasskeyCredential): Promise<number | undefined>;
}
