import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(8, 'at least 8 characters'));

/** Money and passwords are sent there: without encryption only to this machine. */
const isSafe = (url: string): boolean =>
  url.startsWith('https://') || ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);

/** A PayPal account. All of them or none: without them the local stand-in is started (not in production). */
export const paypalVariables = {
  /** `https://api-m.paypal.com`. */
  PAYPAL_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('a URL'),
      v.check((url) => new URL(url).origin === url && isSafe(url), 'an https origin, nothing behind'),
    ),
  ),
  PAYPAL_CLIENT_ID: v.optional(text),
  PAYPAL_CLIENT_SECRET: v.optional(text),
  /** The provider's id of our webhook. */
  PAYPAL_WEBHOOK_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,50}$/, '8 to 50 letters and digits'))),
  /** The only host from which a webhook event's certificate is fetched: `api.paypal.com`. */
  PAYPAL_CERT_HOST: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'a host'))),
};

export const PAYPAL = [
  'PAYPAL_API_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_CERT_HOST',
] as const;

export interface PaypalConfig {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly certificateHost: string;
}

/** The PayPal account, if configured. */
export function paypalOf(
  env: Readonly<Partial<Record<(typeof PAYPAL)[number], string | undefined>>>,
): PaypalConfig | undefined {
  const [apiUrl, clientId, clientSecret, webhookId, certificateHost] = PAYPAL.map((name) => env[name]);
  if (!apiUrl || !clientId || !clientSecret || !webhookId || !certificateHost) return undefined;
  return { apiUrl, clientId, clientSecret, webhookId, certificateHost };
}
