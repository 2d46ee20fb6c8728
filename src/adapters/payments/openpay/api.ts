/** How to reach an Openpay account. */
export interface OpenpayAccount {
  /** With its version and without the merchant: `https://api.openpay.mx/v1`. */
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
}

export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** Nobody was reached: nothing can have happened. */
  | { readonly kind: 'unreached' }
  /** The line went dead or the answer is not one: anything may have happened. */
  | { readonly kind: 'silence' };

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Behind the merchant, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds to wait for the whole answer. */
  readonly patience: number;
}

/** Before a byte was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** One call of the provider's API: Basic authentication with the private key as user and no password. Never throws. */
export async function callOpenpay(account: OpenpayAccount, { method, path, body, patience }: Call): Promise<Reply> {
  const basic = Buffer.from(`${account.privateKey}:`).toString('base64');
  try {
    const response = await fetch(`${account.apiUrl}/${encodeURIComponent(account.merchantId)}/${path}`, {
      method,
      headers: { authorization: `Basic ${basic}`, accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return { kind: 'answer', status: response.status, body: JSON.parse(await response.text()) };
  } catch (error) {
    return { kind: wasNeverSent(error) ? 'unreached' : 'silence' };
  }
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NEVER_SENT.has(String(cause.code));
}
