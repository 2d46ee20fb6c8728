import { exchange, type Reply } from '#adapters/payments/exchange.ts';

/** How to reach an Openpay account. */
export interface OpenpayAccount {
  /** With its version and without the merchant: `https://api.openpay.mx/v1`. */
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
}

export interface OpenpayRequest {
  readonly method: 'GET' | 'POST';
  /** Behind the merchant, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds to wait for the whole answer. */
  readonly timeoutMs: number;
}

/** One call of the provider's API: Basic authentication with the private key as user and no password. Never throws. */
export function callOpenpay(
  account: OpenpayAccount,
  { method, path, body, timeoutMs }: OpenpayRequest,
): Promise<Reply> {
  const basic = Buffer.from(`${account.privateKey}:`).toString('base64');
  const url = `${account.apiUrl}/${encodeURIComponent(account.merchantId)}/${path}`;
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json', 'content-type': 'application/json' };
  return exchange(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, timeoutMs);
}
