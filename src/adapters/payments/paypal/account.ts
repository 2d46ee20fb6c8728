/** How to reach a PayPal account. */
export interface PaypalAccount {
  /** Without a path: `https://api-m.paypal.com`. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Milliseconds to wait for an answer. A capture, with the looks around it and a token, stays below the age at which an
 * attempt lapses.
 */
export interface Timeouts {
  readonly token: number;
  readonly create: number;
  readonly question: number;
  readonly take: number;
}
