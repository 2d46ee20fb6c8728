import type { SwAccount } from '#adapters/pac/sw-account.ts';
import { exchange } from '#adapters/providers/exchange.ts';
import { fields, jsonOf, textOf } from '#adapters/providers/fields.ts';
import { cachedToken, type Tokens } from '#adapters/providers/cached-token.ts';
import { MINUTE } from '#kernel/instant.ts';

/** The PAC's tokens are valid for two hours; one revoked earlier is rejected and replaced. */
const KEPT_FOR = 100 * MINUTE;

/** Tokens of the account at the PAC. */
export function swTokens({ apiUrl, user, password }: SwAccount, timeouts: number): Tokens {
  return cachedToken(async () => {
    const headers = { user, password };
    const reply = await exchange(`${apiUrl}/security/authenticate`, { method: 'POST', headers }, timeouts);
    if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
    const token = textOf(fields(jsonOf(reply.text)?.['data'])['token']);
    return token === undefined ? undefined : { token, until: performance.now() + KEPT_FOR };
  });
}
