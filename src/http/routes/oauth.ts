import { createHash } from 'node:crypto';
import { checkToken, generateToken, type GivenPair, type OauthDeps, refreshToken } from '#app/oauth/tokens.ts';
import { secondsUntil } from '#domain/oauth/token.ts';
import { type Handler, handler, type HandlerRequest } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/oauth.ts';

/** The calls by which programs take, check and refresh tokens. */
export function oauthHandlers(deps: OauthDeps): readonly Handler[] {
  const [generate, check, refresh] = [generateToken(deps), checkToken(deps), refreshToken(deps)];
  const session = async ({ caller, now }: Pick<HandlerRequest, 'caller' | 'now'>) => {
    const token = await check(caller, now);
    if (!token.ok) return token;
    const { client, scopes, expiresAt } = token.value;
    const ends = { expires_in: secondsUntil(expiresAt, now), expires: written(expiresAt) };
    return ok({ active: true as const, client_id: client, scope: scopes.join(' '), ...ends });
  };
  return [
    handler(wire.getGenerateToken, async ({ query, caller, now }) => {
      const given = await generate(countedCaller(caller), query.captcha, now);
      return given.ok ? ok(tokenView(given.value, now)) : given;
    }),
    handler(wire.getSessionToken, session),
    handler(wire.postSessionToken, session),
    handler(wire.putRefreshToken, async ({ body, caller, now }) => {
      const token = createHash('sha256').update(body.token).digest();
      const given = await refresh({ token, captcha: body.captcha }, countedCaller(caller), now);
      return given.ok ? ok(tokenView(given.value, now)) : given;
    }),
  ];
}

const tokenView = ({ access, refresh, ends, scopes, refreshesLeft }: GivenPair, now: Instant) => ({
  access_token: access,
  token_type: 'Bearer' as const,
  expires_in: secondsUntil(ends.access, now),
  expires: written(ends.access),
  refresh_token: refresh,
  refresh_expires_in: secondsUntil(ends.refresh, now),
  refreshes_left: refreshesLeft,
  scope: scopes.join(' '),
});

const written = (moment: Instant): string => new Date(moment).toISOString();
