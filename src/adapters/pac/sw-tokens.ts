import { exchange, fields, jsonOf, textOf } from '#adapters/pac/exchange.ts';
import type { SwAccount } from '#adapters/pac/sw-account.ts';
import { MINUTE } from '#kernel/instant.ts';

/** A token is good for two hours; one that ends before is refused, and then asked for anew. */
const KEPT_FOR = 100 * MINUTE;

export interface Tokens {
  /** A token to call with; undefined when none is given. */
  current(): Promise<string | undefined>;
  /** The PAC no longer takes this one. */
  forget(token: string): void;
}

/** Tokens of the account: one is kept, and many who want it at once ask for it once. */
export function swTokens({ apiUrl, user, password }: SwAccount, patience: number): Tokens {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string | undefined> | undefined;

  const ask = async (): Promise<string | undefined> => {
    const headers = { user, password };
    const reply = await exchange(`${apiUrl}/security/authenticate`, { method: 'POST', headers }, patience);
    if (reply.kind !== 'answer' || reply.status !== 200) return undefined;
    const token = textOf(fields(jsonOf(reply.text)?.['data'])['token']);
    if (token !== undefined) kept = { token, until: performance.now() + KEPT_FOR };
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
