/** How to reach a PayPal account. */
export interface PaypalAccount {
  /** Without a path: `https://api-m.paypal.com`. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Milliseconds to wait for a reply. A capture with its lookups and a token takes less time than an attempt needs to
 * lapse.
 */
export interface Timeouts {
  readonly token: number;
  readonly create: number;
  readonly question: number;
  readonly take: number;
}
