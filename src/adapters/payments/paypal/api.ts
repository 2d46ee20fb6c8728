import type { PaypalAccount } from '#adapters/payments/paypal/account.ts';
import { accessTokens } from '#adapters/payments/paypal/access-token.ts';
import { exchange, type Reply } from '#adapters/payments/exchange.ts';

export interface PaypalRequest {
  readonly method: 'GET' | 'POST';
  /** Begins with a slash. */
  readonly path: string;
  readonly body?: unknown;
  /**
   * Idempotency key: for 6 hours the provider executes a request with the same id once, and returns the same outcome.
   */
  readonly requestId?: string;
  readonly timeoutMs: number;
}

export type PaypalApi = (call: PaypalRequest) => Promise<Reply>;

const UNAUTHORIZED = 401;

/** Calls the provider's API. Never throws. */
export function paypalApi(account: PaypalAccount, tokenTimeoutMs: number): PaypalApi {
  const tokens = accessTokens(account, tokenTimeoutMs);

  const send = ({ method, path, body, requestId, timeoutMs }: PaypalRequest, token: string): Promise<Reply> =>
    exchange(
      account.apiUrl + path,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      timeoutMs,
    );

  const attempt = async (call: PaypalRequest): Promise<{ reply: Reply; token: string | undefined }> => {
    const token = await tokens.current();
    return { token, reply: token === undefined ? { kind: 'unreached' } : await send(call, token) };
  };

  return async (call) => {
    const { reply, token } = await attempt(call);
    if (token === undefined || reply.kind !== 'answer' || reply.status !== UNAUTHORIZED) return reply;
    // A token may be revoked early. An unauthorized request has no side effects, so it is retried once with a new
    // token.
    tokens.forget(token);
    return (await attempt(call)).reply;
  };
}
