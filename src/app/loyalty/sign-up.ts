import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { AccountDigits, AccountRequests, TriedRequest } from '#app/loyalty/account-ports.ts';
import type { Passwords, TravellerSessions } from '#app/loyalty/ports.ts';
import type { NewSecret } from '#app/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { destinationOf, type SendType, typedDigits } from '#domain/loyalty/account-code.ts';
import { readSignUp, type SignUpInput } from '#domain/loyalty/sign-up.ts';
import { sessionEnds } from '#domain/loyalty/traveller-session.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface CodeDeps extends GuardDeps {
  readonly accountRequests: AccountRequests;
  readonly digits: AccountDigits;
  /** How codes can be sent on this site. */
  readonly sendTypes: readonly SendType[];
}

export interface SignUpDeps extends CodeDeps {
  readonly passwords: Passwords;
  readonly travellerSessions: TravellerSessions;
  readonly newSecret: NewSecret;
}

/** The requesting session, and the language of messages to it. */
export interface Asking {
  readonly caller: Caller;
  readonly now: Instant;
  readonly lang: 'es' | 'en';
}

/**
 * Begins a sign-up (M112): a code is sent to the chosen contact, and the correct digits open the account. If that
 * contact belongs to an account, the answer is the same, after the same work, and its owner is notified instead.
 */
export const signUp =
  ({
    accountRequests,
    passwords,
    sendTypes,
    ...guard
  }: Omit<SignUpDeps, 'digits' | 'newSecret' | 'travellerSessions'>) =>
  async (
    input: SignUpInput & { readonly captcha?: string | undefined },
    { caller, now, lang }: Asking,
  ): Promise<Result<{ readonly sendType: SendType }, Faults>> => {
    const read = readSignUp(input);
    if (!read.ok) return read;
    const { member, sendType } = read.value;
    if (!sendTypes.includes(sendType)) return fail([fault('send_type_unavailable', 'send_type')]);
    const secret = `sign-up ${destinationOf(sendType, member)}`;
    const begun = await beginTry(guard, {
      kind: 'recovery',
      secret,
      address: caller.address,
      captcha: input.captcha,
      now,
    });
    if (!begun.ok) return begun;
    const hash = await passwords.hash(input.password);
    await accountRequests.signUp({ siteSessionHash: caller.sessionHash, sendType, lang }, member, hash);
    return ok({ sendType });
  };

/** Sends a new code for the session's request: the previous one becomes invalid. */
export const resendCode =
  ({ accountRequests }: Pick<CodeDeps, 'accountRequests'>, purpose: 'sign_up' | 'recovery' | 'contact') =>
  async ({ sessionHash }: Caller): Promise<Result<void, Faults>> =>
    (await accountRequests.resend(purpose, sessionHash))
      ? ok(undefined)
      : fail([fault('account_code_no_more', 'digits')]);

/**
 * The session's request for the typed digits. A wrong code, an expired one and one never requested get the same
 * refusal.
 */
export async function triedCode(
  { accountRequests, digits }: Pick<CodeDeps, 'accountRequests' | 'digits'>,
  purpose: 'sign_up' | 'recovery' | 'contact',
  { typed, sessionHash }: { readonly typed: string; readonly sessionHash: Uint8Array },
): Promise<Result<TriedRequest, Faults>> {
  const tried = await accountRequests.tryCode(purpose, sessionHash);
  const isSame = tried !== undefined && digits.isSame(typedDigits(typed), digits.of(tried.code, tried.digits));
  return isSame && tried.canBeRight ? ok(tried) : fail([fault('account_code_wrong', 'digits')]);
}

/** A correct code opens the account and signs in. Repeating the same digits signs in again. */
export const verifySignUp =
  (deps: Pick<SignUpDeps, 'accountRequests' | 'digits' | 'newSecret' | 'travellerSessions'>) =>
  async (
    input: { readonly digits: string; readonly device?: Device | undefined },
    caller: Caller,
    now: Instant,
  ): Promise<Result<{ readonly session: string }, Faults>> => {
    const tried = await triedCode(deps, 'sign_up', { typed: input.digits, sessionHash: caller.sessionHash });
    if (!tried.ok) return tried;
    const traveller = await deps.accountRequests.open(tried.value.id, now);
    if (!traveller) return fail([fault('account_code_wrong', 'digits')]);
    const { value, hash } = deps.newSecret();
    const key = { sessionHash: hash, siteSessionHash: caller.sessionHash };
    await deps.travellerSessions.begin(traveller, key, { ...sessionEnds(now), device: input.device });
    return ok({ session: value });
  };
