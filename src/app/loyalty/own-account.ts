import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { OwnAccount, OwnAccounts, SessionOfTraveller, TravellerSessionId } from '#app/loyalty/account-ports.ts';
import type { Passwords, PointsLedgers, TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { CodeDeps } from '#app/loyalty/sign-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { SendType } from '#domain/loyalty/account-code.ts';
import { MAX_PASSWORD_LENGTH } from '#domain/loyalty/password-policy.ts';
import type { PointsBalances } from '#domain/loyalty/points.ts';
import { passwordFaults } from '#domain/loyalty/sign-up.ts';
import { isUuid } from '#kernel/patterns.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OwnAccountDeps extends GuardDeps, CodeDeps {
  readonly ownAccounts: OwnAccounts;
  readonly travellerSessions: TravellerSessions;
  readonly passwords: Passwords;
  readonly points: PointsLedgers;
}

/** A signed-in traveller's account. */
export interface Owner extends OwnAccount {
  /** Hash of the requesting session. */
  readonly sessionHash: Uint8Array;
}

/** The account of the signed-in traveller. */
export const ownerOf =
  ({ ownAccounts, travellerSessions }: Pick<OwnAccountDeps, 'ownAccounts' | 'travellerSessions'>) =>
  async (caller: Caller, now: Instant): Promise<Result<Owner, Faults>> => {
    const found = await signedIn(travellerSessions, caller, now);
    const account = found && (await ownAccounts.byId(found.traveller.id));
    if (!account || !caller.travellerHash) return fail([fault('traveller_session_required')]);
    return ok({ ...account, sessionHash: caller.travellerHash });
  };

/** The security overview of an account. */
export interface Safety {
  readonly sessions: readonly SessionOfTraveller[];
  readonly phone: string;
  readonly email: string;
  readonly phoneConfirmed: boolean;
  readonly emailConfirmed: boolean;
  readonly sendTypes: readonly SendType[];
  readonly balances: PointsBalances;
}

/** The sessions of the account, which of its contacts are confirmed, and what closing it would forfeit. */
export const readSafety =
  (deps: OwnAccountDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<Safety, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    const { traveller, phoneConfirmed, emailConfirmed, sessionHash } = owner.value;
    const sessions = await deps.ownAccounts.sessions(traveller.id, sessionHash, now);
    const balances = await deps.points.balances(traveller.id);
    const { phone, email } = traveller;
    return ok({ sessions, phone, email, phoneConfirmed, emailConfirmed, sendTypes: deps.sendTypes, balances });
  };

/** Ends one of the traveller's own sessions; has no effect for an ended session or another traveller's. */
export const endSession =
  (deps: OwnAccountDeps) =>
  async (input: { readonly session: string }, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    if (isUuid(input.session))
      await deps.ownAccounts.endSession(owner.value.traveller.id, input.session as TravellerSessionId);
    return ok(undefined);
  };

/** Ends every session but the requesting one. */
export const endOtherSessions =
  (deps: OwnAccountDeps) =>
  async (caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    await deps.ownAccounts.endOthers(owner.value.traveller.id, owner.value.sessionHash);
    return ok(undefined);
  };

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  readonly captcha?: string | undefined;
}

/**
 * Changes the password, given the current one; every other session ends, and a letter reports it. A repeated request
 * succeeds without effect: the stored password is then already the new one.
 */
export const changePassword =
  (deps: OwnAccountDeps) =>
  async (input: PasswordChange, caller: Caller, now: Instant): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    if (!owner.ok) return owner;
    const { traveller, passwordHash, sessionHash } = owner.value;
    const [weak, ...weaker] = [
      ...(input.current === '' ? [fault('password_required', 'current')] : []),
      ...passwordFaults(input.password, 'password'),
    ];
    if (weak) return fail([weak, ...weaker]);
    const known = await knowsPassword(deps, owner.value, {
      typed: input.current,
      field: 'current',
      ...asked(input, caller, now),
    });
    if (!known.ok) {
      const isDone =
        known.fault[0].code === 'password_wrong' && (await deps.passwords.matches(input.password, passwordHash));
      return isDone ? ok(undefined) : known;
    }
    await deps.ownAccounts.changePassword(traveller.id, await deps.passwords.hash(input.password), sessionHash);
    return ok(undefined);
  };

/**
 * Closes the account, given its password: its points are lost, tickets stay valid. Idempotent within the same session.
 */
export const closeAccount =
  (deps: OwnAccountDeps) =>
  async (
    input: { readonly password: string; readonly captcha?: string | undefined },
    caller: Caller,
    now: Instant,
  ): Promise<Result<void, Faults>> => {
    const owner = await ownerOf(deps)(caller, now);
    const own = caller.travellerHash;
    if (!owner.ok) return own && (await deps.ownAccounts.wasClosedBy(own)) ? ok(undefined) : owner;
    if (input.password === '') return fail([fault('password_required', 'password')]);
    const typed = { typed: input.password, field: 'password', ...asked(input, caller, now) };
    const known = await knowsPassword(deps, owner.value, typed);
    if (!known.ok) return known;
    await deps.ownAccounts.close(owner.value.traveller.id, owner.value.sessionHash, now);
    return ok(undefined);
  };

/** A password to compare. */
export interface Typed {
  readonly typed: string;
  /** Name of the API field it was typed in. */
  readonly field: string;
  readonly captcha: string | undefined;
  readonly address: string;
  readonly now: Instant;
  /** The try counts also when the password is right. */
  readonly staysCounted?: boolean;
}

const asked = ({ captcha }: { readonly captcha?: string | undefined }, { address }: Caller, now: Instant) => ({
  captcha,
  address,
  now,
});

/** Wrong passwords count like failed sign-ins: a hijacked session gets no more guesses than a stranger. */
export async function knowsPassword(
  { passwords, ...guard }: GuardDeps & Pick<OwnAccountDeps, 'passwords'>,
  { traveller, passwordHash }: OwnAccount,
  { typed, field, staysCounted = false, ...tried }: Typed,
): Promise<Result<void, Faults>> {
  const begun = await beginTry(guard, { kind: 'account', secret: traveller.id, ...tried });
  if (!begun.ok) return begun;
  const isRight = typed.length <= MAX_PASSWORD_LENGTH * 2 && (await passwords.matches(typed, passwordHash));
  if (!isRight) return fail([fault('password_wrong', field)]);
  if (!staysCounted) await begun.value.forgive();
  return ok(undefined);
}
