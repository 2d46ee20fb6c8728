import type { PaypalAccount } from '#adapters/payments/paypal/account.ts';
import { exchange } from '#adapters/payments/exchange.ts';
import { fields, textOf } from '#adapters/providers/fields.ts';
import { cachedToken, type Tokens } from '#adapters/providers/cached-token.ts';
import { SECOND } from '#kernel/instant.ts';

/** A token that expires sooner than this is not used for a new request. */
const MARGIN = 60 * SECOND;

/** OAuth 2 tokens of the account (client credentials), each cached until shortly before it expires. */
export function accessTokens({ apiUrl, clientId, clientSecret }: PaypalAccount, timeoutMs: number): Tokens {
  return cachedToken(async () => {
    const asked = performance.now();
    const reply = await exchange(
      `${apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      },
      timeoutMs,
    );
    if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
    const token = textOf(fields(reply.body).access_token);
    const lasts = Number(fields(reply.body).expires_in) * SECOND;
    return token === undefined ? undefined : { token, until: asked + Math.max(0, lasts - MARGIN) };
  });
}
