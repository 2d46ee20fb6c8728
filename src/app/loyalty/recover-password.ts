import type { Caller } from '#app/caller.ts';
import { beginTry } from '#app/guessing/guarded-try.ts';
import type { OwnAccounts } from '#app/loyalty/account-ports.ts';
import type { Passwords } from '#app/loyalty/ports.ts';
import { type Asking, type CodeDeps, triedCode } from '#app/loyalty/sign-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { SendType } from '#domain/loyalty/account-code.ts';
import { kindOf, readIdentity } from '#domain/loyalty/identity.ts';
import { passwordFaults } from '#domain/loyalty/sign-up.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface RecoverDeps extends CodeDeps {
  readonly ownAccounts: Pick<OwnAccounts, 'byId'>;
  readonly passwords: Passwords;
}

/** How a recovery code can be sent. Names no contact: whether one exists is not revealed (T61). */
export const waysToRecover =
  ({ sendTypes }: Pick<CodeDeps, 'sendTypes'>) =>
  (identity: string): Result<readonly SendType[], Faults> => {
    const read = readIdentity({ [kindOf(identity)]: identity });
    return read.ok ? ok(sendTypes) : fail([read.fault]);
  };

/**
 * Sends a code to the contact of an account (M113), by card, phone or e-mail. Whether the account exists, and whether
 * the contact is confirmed, changes neither the answer nor the work done before it.
 */
export const recoverPassword =
  ({ accountRequests, sendTypes, ...guard }: Omit<CodeDeps, 'digits'>) =>
  async (
    input: { readonly identity: string; readonly sendType: SendType; readonly captcha?: string | undefined },
    { caller, now, lang }: Asking,
  ): Promise<Result<void, Faults>> => {
    const read = readIdentity({ [kindOf(input.identity)]: input.identity });
    if (!read.ok) return fail([read.fault]);
    if (!sendTypes.includes(input.sendType)) return fail([fault('send_type_unavailable', 'send_type')]);
    const secret = `password ${read.value.value}`;
    const begun = await beginTry(guard, {
      kind: 'recovery',
      secret,
      address: caller.address,
      captcha: input.captcha,
      now,
    });
    if (!begun.ok) return begun;
    await accountRequests.recover({ siteSessionHash: caller.sessionHash, sendType: input.sendType, lang }, read.value);
    return ok(undefined);
  };

/**
 * A correct code with a new password sets the password and ends every session. Too weak a password does not count as a
 * try. Repeating the request with the same digits and password succeeds.
 */
export const resetPassword =
  ({
    ownAccounts,
    passwords,
    ...deps
  }: Pick<RecoverDeps, 'accountRequests' | 'digits' | 'ownAccounts' | 'passwords'>) =>
  async (
    input: { readonly digits: string; readonly password: string },
    { sessionHash }: Caller,
  ): Promise<Result<void, Faults>> => {
    const [weak, ...weaker] = passwordFaults(input.password, 'password');
    if (weak) return fail([weak, ...weaker]);
    const tried = await triedCode(deps, 'recovery', { typed: input.digits, sessionHash });
    if (!tried.ok) return tried;
    const { id, isDone, traveller } = tried.value;
    if (!isDone && (await deps.accountRequests.reset(id, await passwords.hash(input.password)))) return ok(undefined);
    const account = traveller && (await ownAccounts.byId(traveller));
    const isSame = await passwords.matches(input.password, account?.passwordHash);
    return isSame ? ok(undefined) : fail([fault('account_code_wrong', 'digits')]);
  };
