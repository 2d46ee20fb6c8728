import { type Fault, fault } from '#domain/errors.ts';
import { tidy } from '#kernel/filters.ts';
import { MINUTE } from '#kernel/instant.ts';

/** Passkeys of one account. */
export const MAX_PASSKEYS = 10;

/** Time to answer a challenge, in milliseconds: finding the telephone, unlocking it. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/** Letters of a passkey's name. */
export const MAX_PASSKEY_NAME = 40;

/** A name as stored: tidied and cut. Empty: the passkey is shown by its device. */
export const passkeyName = (typed: string): string => [...tidy(typed)].slice(0, MAX_PASSKEY_NAME).join('').trim();

/** Why no more can be added to an account that has this many. */
export const passkeyFaults = (existing: number): readonly Fault[] =>
  existing >= MAX_PASSKEYS ? [fault('passkeys_full', undefined, { max: MAX_PASSKEYS })] : [];

/**
 * Whether an authenticator's signature counter is plausible after the stored one: it grows, unless the authenticator
 * does not count at all. Otherwise the key was copied.
 */
export const counterAdvances = (stored: number, sent: number): boolean => (stored === 0 && sent === 0) || sent > stored;

/** The name a site's passkeys are bound to: the host of its origin, without port. */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname;
