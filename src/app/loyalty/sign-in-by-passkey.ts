import type { Caller } from '#app/caller.ts';
import { beginTry } from '#app/guessing/guarded-try.ts';
import type {
  CeremonyOptions,
  PasskeyCeremonies,
  PasskeyChallenges,
  Passkeys,
  SignInAnswer,
} from '#app/loyalty/passkey-ports.ts';
import type { SignInDeps } from '#app/loyalty/sign-in.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { counterAdvances } from '#domain/loyalty/passkey.ts';
import { sessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface PasskeySignInDeps extends SignInDeps {
  readonly passkeys: Pick<Passkeys, 'byCredential' | 'used'>;
  readonly challenges: PasskeyChallenges;
  readonly ceremonies: Pick<PasskeyCeremonies, 'signIn' | 'signedIn'>;
}

/** Begins signing in by passkey. The answer is the same for every visitor: the device knows which account it is. */
export const beginPasskeySignIn =
  ({ ceremonies, challenges }: Pick<PasskeySignInDeps, 'ceremonies' | 'challenges'>) =>
  async (caller: Caller): Promise<CeremonyOptions> => {
    const options = await ceremonies.signIn();
    await challenges.keep('sign_in', caller.sessionHash, { challenge: options.challenge, traveller: undefined });
    return options;
  };

export interface PasskeySignIn extends SignInAnswer {
  readonly captcha?: string | undefined;
  readonly device?: Device | undefined;
}

/**
 * Signs a traveller in by the challenge their passkey signed and returns the session's value, as a password does. An
 * unknown passkey, a wrong signature, a challenge that is over and a counter that shows a copy are indistinguishable,
 * and count as failed sign-ins.
 */
export const signInByPasskey =
  ({ passkeys, challenges, ceremonies, travellerSessions, newSecret, ...guard }: PasskeySignInDeps) =>
  async (
    { captcha, device, ...answer }: PasskeySignIn,
    caller: Caller,
    now: Instant,
  ): Promise<Result<{ readonly session: string }, Faults>> => {
    const waiting = await challenges.take('sign_in', caller.sessionHash);
    const passkey = await passkeys.byCredential(answer.id);
    // Counted with the account's passwords.
    const secret = passkey?.traveller.id ?? answer.id;
    const begun = await beginTry(guard, { kind: 'account', secret, address: caller.address, captcha, now });
    if (!begun.ok) return begun;
    const refused = fail([fault('passkey_refused')] as const);
    if (!waiting || !passkey) return refused;
    const counter = await ceremonies.signedIn(answer, waiting.challenge, passkey);
    if (counter === undefined || !counterAdvances(passkey.counter, counter)) return refused;
    if (!(await passkeys.used(passkey.id, counter, now))) return refused;
    await begun.value.forgive();
    const { traveller } = passkey;
    if (!traveller.active) return fail([fault('traveller_card_inactive')]);
    const { value, hash } = newSecret();
    const key = { sessionHash: hash, siteSessionHash: caller.sessionHash };
    await travellerSessions.begin(traveller.id, key, { ...sessionEnds(now), device });
    return ok({ session: value });
  };
