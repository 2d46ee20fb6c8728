import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { Passwords, Travellers, TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { NewSecret } from '#app/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { type LoginKind, readIdentity } from '#domain/loyalty/identity.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/loyalty/password-policy.ts';
import { sessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface SignInDeps extends GuardDeps {
  readonly travellers: Travellers;
  readonly travellerSessions: TravellerSessions;
  readonly passwords: Passwords;
  readonly newSecret: NewSecret;
}

export interface SignIn extends Readonly<Partial<Record<LoginKind, string>>> {
  readonly password: string;
  /** The answer to the captcha that was required. */
  readonly captcha?: string | undefined;
  readonly device?: Device | undefined;
}

/**
 * Signs a frequent traveller in by card, phone or e-mail (M111) and returns the session's value. An unknown account and
 * a wrong password are indistinguishable, including their timing; only a signed-in traveller learns that the password
 * was wrong, and only with the right password that the card was withdrawn.
 */
export const signIn =
  ({ travellers, travellerSessions, passwords, newSecret, ...guard }: SignInDeps) =>
  async (input: SignIn, caller: Caller, now: Instant): Promise<Result<{ readonly session: string }, Faults>> => {
    const identity = readIdentity(input);
    const missing = input.password === '' ? [fault('password_required', 'password')] : [];
    if (!identity.ok) return fail([identity.fault, ...missing]);
    if (input.password === '') return fail([fault('password_required', 'password')]);
    const before = await signedIn(travellerSessions, caller, now);
    const account = await travellers.byIdentity(identity.value);
    // Card, phone and e-mail of one account count as one secret.
    const secret = account?.traveller.id ?? identity.value.value;
    const tried = { kind: 'account', secret, address: caller.address, captcha: input.captcha, now } as const;
    const begun = await beginTry(guard, tried);
    if (!begun.ok) return begun;
    if (!(await matches(passwords, input.password, account?.passwordHash)) || !account) {
      const isOwn = account !== undefined && before?.traveller.id === account.traveller.id;
      return fail([isOwn ? fault('password_wrong', 'password') : fault('authentication_incorrect', 'password')]);
    }
    await begun.value.forgive();
    const { traveller } = account;
    if (!traveller.active) return fail([fault('traveller_card_inactive', identity.value.kind)]);
    const { value, hash } = newSecret();
    const key = { sessionHash: hash, siteSessionHash: caller.sessionHash };
    await travellerSessions.begin(traveller.id, key, { ...sessionEnds(now), device: input.device });
    return ok({ session: value });
  };

/** No account has so long a password, and hashing it would allow a denial of service. */
const matches = async (passwords: Passwords, password: string, hash: string | undefined): Promise<boolean> =>
  password.length <= MAX_PASSWORD_LENGTH * MAX_SYMBOL_LENGTH && (await passwords.matches(password, hash));

/** UTF-16 units per symbol, at most. */
const MAX_SYMBOL_LENGTH = 2;
