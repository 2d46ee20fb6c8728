/** How to reach an account at the Mastercard Gateway, which charges what wallets hand over. */
export interface GatewayAccount {
  /** With its version and without the merchant: `https://evopaymentsmexico.gateway.mastercard.com/api/rest/version/100`. */
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly password: string;
}

export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** Nobody was reached: nothing can have happened. */
  | { readonly kind: 'unreached' }
  /** The line went dead or the answer is not one: anything may have happened. */
  | { readonly kind: 'silence' };

export interface Call {
  readonly method: 'GET' | 'PUT';
  /** Of the order and, where one is meant, of its transaction: named by us, so that the same call twice is one. */
  readonly order: string;
  readonly transaction?: string;
  readonly body?: unknown;
  /** Milliseconds to wait for the whole answer. */
  readonly patience: number;
}

/** Before a byte was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** One call of the gateway. Never throws. */
export async function callGateway(account: GatewayAccount, call: Call): Promise<Reply> {
  const { apiUrl, merchantId, password } = account;
  const parts = ['merchant', merchantId, 'order', call.order];
  const path = call.transaction === undefined ? parts : [...parts, 'transaction', call.transaction];
  const basic = Buffer.from(`merchant.${merchantId}:${password}`).toString('base64');
  try {
    const response = await fetch(`${apiUrl}/${path.map(encodeURIComponent).join('/')}`, {
      method: call.method,
      headers: { authorization: `Basic ${basic}`, accept: 'application/json', 'content-type': 'application/json' },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(call.patience),
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
