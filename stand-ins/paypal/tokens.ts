import { createHash, timingSafeEqual } from 'node:crypto';
import type { Exchange } from './exchange.ts';
import type { Flags } from './flags.ts';
import { newAccessToken } from './ids.ts';

/** Access tokens, in memory: after a restart a merchant needs a new one. */
export function createTokens({ clientId, clientSecret, tokenSeconds }: Flags) {
  const expiries = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const isMerchant = (authorization: string) => timingSafeEqual(hashOf(authorization), hashOf(basic));
  return {
    /** By client id and secret. */
    isMerchant,
    /** By a valid access token. */
    isBearer: (authorization: string) => {
      const [, token = ''] = /^Bearer (.+)$/.exec(authorization) ?? [];
      return (expiries.get(token) ?? 0) > Date.now();
    },
    /** Revokes all tokens, as the provider does when a secret changes. */
    revoke: () => expiries.clear(),
    grant: (exchange: Exchange): void => {
      if (!isMerchant(exchange.header('authorization'))) {
        return exchange.send(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      if (new URLSearchParams(exchange.text).get('grant_type') !== 'client_credentials') {
        return exchange.send(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
      }
      const token = newAccessToken();
      expiries.set(token, Date.now() + tokenSeconds * 1_000);
      return exchange.send(200, {
        scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: tokenSeconds,
        nonce: `${new Date().toISOString()}${token.slice(-12)}`,
      });
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
