import type { PaypalAccount } from '#adapters/payments/paypal/account.ts';
import { exchange } from '#adapters/payments/exchange.ts';
import { fields, textOf } from '#adapters/payments/paypal/fields.ts';
import { SECOND } from '#kernel/instant.ts';

/** A token that lives no longer than this is not begun with. */
const MARGIN = 60 * SECOND;

export interface AccessTokens {
  /** A token to call with; undefined when none is given. */
  current(): Promise<string | undefined>;
  /** The provider no longer takes this one. */
  forget(token: string): void;
}

/** Tokens of the account (OAuth 2, client credentials): one is kept until shortly before it ends, and many callers ask for it once. */
export function accessTokens({ apiUrl, clientId, clientSecret }: PaypalAccount, patience: number): AccessTokens {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  const ask = async (): Promise<string | undefined> => {
    const asked = performance.now();
    const reply = await exchange(
      `${apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      },
      patience,
    );
    if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
    const token = textOf(fields(reply.body).access_token);
    const lasts = Number(fields(reply.body).expires_in) * SECOND;
    if (token !== undefined && lasts > MARGIN) kept = { token, until: asked + lasts - MARGIN };
    return token;
  };

  return {
    current: () => {
      if (kept && performance.now() < kept.until) return Promise.resolve(kept.token);
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
