import { exchange, type Reply } from '#adapters/providers/exchange.ts';
import type { Timeouts, SwAccount } from '#adapters/pac/sw-account.ts';
import { swTokens } from '#adapters/pac/sw-tokens.ts';

export interface SwRequest {
  /** Begins with a slash. */
  readonly path: string;
  /** Created for each attempt, because a body can be read only once. */
  readonly body?: () => FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeouts: number;
}

/** `no_token`: the PAC issued no token, or rejected it; the request was not processed. */
export type ApiReply = Reply | { readonly kind: 'no_token' };

const UNAUTHORIZED = 401;

/** Calls the PAC's API with a token of the account. Never throws. */
export function swApi(account: SwAccount, timeouts: Pick<Timeouts, 'token'>): (call: SwRequest) => Promise<ApiReply> {
  const tokens = swTokens(account, timeouts.token);

  const send = ({ path, body, headers, timeouts: longest }: SwRequest, token: string): Promise<Reply> =>
    exchange(
      account.apiUrl + path,
      {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}`, accept: 'application/json' },
        ...(body === undefined ? {} : { body: body() }),
      },
      longest,
    );

  return async (call) => {
    for (let isSecond = false; ; isSecond = true) {
      const token = await tokens.current();
      if (token === undefined) return { kind: 'no_token' };
      const reply = await send(call, token);
      if (reply.kind !== 'answer' || reply.status !== UNAUTHORIZED) return reply;
      // A token may be revoked early. An unauthorized request has no side effects, so it is retried once with a new
      // token.
      tokens.forget(token);
      if (isSecond) return { kind: 'no_token' };
    }
  };
}
