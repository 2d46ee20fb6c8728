import { exchange, type Reply } from '#adapters/payments/exchange.ts';

/** How to reach an account at the Mastercard Gateway, which charges the tokens of wallets. */
export interface GatewayAccount {
  /**
   * Includes the version but not the merchant: `https://evopaymentsmexico.gateway.mastercard.com/api/rest/version/100`.
   */
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly password: string;
}

export interface GatewayRequest {
  readonly method: 'GET' | 'PUT';
  /** Ids of the order and, where needed, of its transaction. We choose them, so a repeated call is idempotent. */
  readonly order: string;
  readonly transaction?: string;
  readonly body?: unknown;
  /** Milliseconds to wait for the whole reply. */
  readonly timeoutMs: number;
}

/** One call to the gateway. Never throws. */
export function callGateway(account: GatewayAccount, call: GatewayRequest): Promise<Reply> {
  const { apiUrl, merchantId, password } = account;
  const parts = ['merchant', merchantId, 'order', call.order];
  const path = call.transaction === undefined ? parts : [...parts, 'transaction', call.transaction];
  const basic = Buffer.from(`merchant.${merchantId}:${password}`).toString('base64');
  const url = `${apiUrl}/${path.map(encodeURIComponent).join('/')}`;
  const headers = { authorization: `Basic ${basic}`, accept: 'application/json', 'content-type': 'application/json' };
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
  return exchange(url, { method: call.method, headers, ...body }, call.timeoutMs);
}
