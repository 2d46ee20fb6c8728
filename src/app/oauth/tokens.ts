import type { Caller } from '#app/caller.ts';
import { beginTry, type GuardDeps } from '#app/guessing/guarded-try.ts';
import type { NewPair, OauthClient, OauthClients, TokenStore } from '#app/oauth/ports.ts';
import type { NewSecret, Random } from '#app/ports.ts';
import { type ErrorCode, type Faults, fault } from '#domain/errors.ts';
import {
  type AccessToken,
  covers,
  isActive,
  judgeRefresh,
  MAX_REFRESHES,
  pairEnds,
  type Scope,
} from '#domain/oauth/token.ts';
import { uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface OauthDeps extends GuardDeps {
  readonly clients: OauthClients;
  readonly tokens: TokenStore;
  readonly newSecret: NewSecret;
  readonly random: Random;
}

/** A pair as returned to its client, once: only hashes are stored. */
export interface GivenPair {
  readonly access: string;
  readonly refresh: string;
  readonly ends: NewPair['ends'];
  readonly scopes: readonly Scope[];
  /** How many more times it may be refreshed. */
  readonly refreshesLeft: number;
}

/** The answer to the captcha required after failures; correct credentials never need one. */
type Captcha = string | undefined;

/** Issues a pair to a client for its id and secret (M200): the first of a family. */
export const generateToken =
  (deps: OauthDeps) =>
  async (caller: Caller, captcha: Captcha, now: Instant): Promise<Result<GivenPair, Faults>> => {
    const client = await clientOf(deps, caller);
    if (!client && !caller.clientCredentials) return fail([fault('invalid_client')]);
    if (!client) return refuseGuess(deps, 'invalid_client', { caller, captcha, now });
    const { pair, values } = newPair(deps, now);
    await deps.tokens.begin(uuidV7(now, deps.random(10)), client.id, pair);
    return ok({ ...values, ends: pair.ends, scopes: client.scopes, refreshesLeft: MAX_REFRESHES });
  };

/** The access token of a call (M201), while it is valid. */
export const checkToken =
  ({ tokens }: Pick<OauthDeps, 'tokens'>) =>
  async ({ bearerHash }: Caller, now: Instant): Promise<Result<AccessToken, Faults>> => {
    const token = bearerHash && (await tokens.byAccess(bearerHash));
    return token && isActive(token, now) ? ok(token) : fail([fault('invalid_token')]);
  };

/** Whether a call of a service with this token is allowed. */
export const mayCall =
  (deps: Pick<OauthDeps, 'tokens'>) =>
  async (service: string, caller: Caller, now: Instant): Promise<Result<AccessToken, Faults>> => {
    const token = await checkToken(deps)(caller, now);
    if (!token.ok) return token;
    return covers(token.value.scopes, service) ? token : fail([fault('insufficient_scope')]);
  };

/**
 * Issues the next pair for a refresh token (M202), which is valid once: a second use ends its whole family. Client
 * credentials are optional; if sent, they must be those of the token's client.
 */
export const refreshToken =
  (deps: OauthDeps) =>
  async (
    { token: refreshHash, captcha }: { readonly token: Uint8Array; readonly captcha: Captcha },
    caller: Caller,
    now: Instant,
  ): Promise<Result<GivenPair, Faults>> => {
    const client = await clientOf(deps, caller);
    if (caller.clientCredentials && !client) return refuseGuess(deps, 'invalid_client', { caller, captcha, now });
    const { pair, values } = newPair(deps, now);
    const refreshed = await deps.tokens.refresh(refreshHash, pair, (token) =>
      client && client.id !== token.client ? 'over' : judgeRefresh(token, now),
    );
    if (!refreshed) return refuseGuess(deps, 'invalid_grant', { caller, captcha, now, refreshHash });
    if (refreshed.verdict !== 'rotate') return fail([fault('invalid_grant', 'token')]);
    const { scopes, refreshes } = refreshed.token;
    return ok({ ...values, ends: pair.ends, scopes, refreshesLeft: MAX_REFRESHES - refreshes - 1 });
  };

function newPair({ newSecret }: OauthDeps, now: Instant) {
  const [access, refresh] = [newSecret(), newSecret()];
  const pair: NewPair = { accessHash: access.hash, refreshHash: refresh.hash, ends: pairEnds(now) };
  return { pair, values: { access: access.value, refresh: refresh.value } };
}

const clientOf = async ({ clients }: OauthDeps, { clientCredentials }: Caller): Promise<OauthClient | undefined> =>
  clientCredentials && clients.bySecret(clientCredentials.id, clientCredentials.secretHash);

interface Guess {
  readonly caller: Caller;
  readonly captcha: Captcha;
  readonly now: Instant;
  readonly refreshHash?: Uint8Array;
}

/**
 * Wrong credentials count as a guess, and guesses cost a captcha and then a wait. Correct ones are never limited: a
 * secret and a token have 192 random bits, so a limit would protect nothing, but would let a stranger lock out a client
 * with a known id.
 */
async function refuseGuess(
  deps: GuardDeps,
  code: ErrorCode,
  { caller, captcha, now, refreshHash }: Guess,
): Promise<Result<never, Faults>> {
  const guessed = refreshHash
    ? `refresh ${Buffer.from(refreshHash).toString('base64url')}`
    : `client ${caller.clientCredentials?.id ?? ''}`;
  const begun = await beginTry(deps, { kind: 'account', secret: guessed, address: caller.address, captcha, now });
  return begun.ok ? fail([fault(code, refreshHash && 'token')]) : begun;
}
