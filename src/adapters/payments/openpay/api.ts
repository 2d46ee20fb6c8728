import { exchange, type Reply } from '#adapters/payments/exchange.ts';

/** How to reach an Openpay account. */
export interface OpenpayAccount {
  /** Includes the version but not the merchant: `https://api.openpay.mx/v1`. */
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
}

export interface OpenpayRequest {
  readonly method: 'GET' | 'POST';
  /** Path after the merchant, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds to wait for the whole reply. */
  readonly timeoutMs: number;
}

/** One call to the provider's API. Basic authentication: the private key as user, no password. Never throws. */
export function callOpenpay(
  account: OpenpayAccount,
  { method, path, body, timeoutMs }: OpenpayRequest,
): Promise<Reply> {
  const basic = Buffer.from(`${account.privateKey}:`).toString('base64');
  const url = `${account.apiUrl}/${encodeURIComponent(account.merchantId)}/${path}`;
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json', 'content-type': 'application/json' };
  return exchange(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }, timeoutMs);
}
