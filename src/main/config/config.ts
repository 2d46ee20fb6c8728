import * as v from 'valibot';
import { MIN_FREE_PERCENT } from '#domain/operations/disk-space.ts';
import { channelComplaints, channelVariables } from '#main/config/channels-config.ts';
import { APPLE_PAY, walletComplaints, WALLETS_GATEWAY, walletVariables } from '#main/config/wallets-config.ts';
import { PAC, pacVariables } from '#main/config/pac-config.ts';
import { INTERNET_SUPPLIER, internetVariables } from '#main/config/internet-config.ts';
import { RECAPTCHA, recaptchaVariables } from '#main/config/recaptcha-config.ts';
import { serviceComplaints, serviceVariables } from '#main/config/services-config.ts';
import { signsOfExposure } from '#main/config/exposure.ts';
import { PAYPAL, paypalVariables } from '#main/config/paypal-config.ts';
import { APPLE_WALLET, GOOGLE_WALLET, walletPassVariables } from '#main/accounts/wallet-passes.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'a port number'), v.transform(Number), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url('a URL'),
  v.check((text) => new URL(text).origin === text, 'an origin: scheme, host and port, nothing behind'),
);
const address = v.pipe(v.string(), v.url('a URL'));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const positive = v.pipe(v.string(), v.regex(/^\d+$/, 'a whole number'), v.transform(Number), v.minValue(1));
const days = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a number of days'), v.transform(Number));
const paymentForm = v.pipe(v.string(), v.regex(/^\d{2}$/, 'two digits'));
const percent = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a percentage below 100'), v.transform(Number));
const secret = v.pipe(v.string(), v.minLength(8, 'at least 8 characters'));

/** Every environment variable the program reads, and nothing else reads the environment. All are optional. */
const schema = v.object({
  /**
   * `production` turns the stand-ins, the demo and test mode off and asks for the real keys. Without it a site that only this
   * machine can reach is a development site, and any other one is in production.
   */
  ANDEN_ENV: v.optional(v.picklist(['development', 'production', 'test'])),
  /** Set by many platforms; `production` is taken at its word. */
  NODE_ENV: v.optional(v.string()),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  /** What travellers see in their address bar; `https` turns on Secure cookies and HSTS. */
  PUBLIC_ORIGIN: v.optional(origin),
  /** A PostgreSQL server, 15 or later. Without it the embedded one is used. */
  DATABASE_URL: v.optional(address),
  /** No new sale begins while less of the embedded database's disk is free, in percent. */
  LEAST_FREE_DISK: v.optional(percent, String(MIN_FREE_PERCENT)),
  /** The embedded database, the stand-ins' journals and generated secrets. */
  ANDEN_DATA_DIR: v.optional(v.string(), '.data'),
  /** Keys the cookies and CSRF tokens; generated and kept in the data directory when absent outside production. */
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  /** Signs tickets: an Ed25519 key, PKCS #8 DER in base64url; generated and kept in the data directory when absent. */
  BOARDING_KEY: v.optional(secret),
  /** Public keys that signed tickets before and are trusted still, separated by commas: 32 bytes in base64url each. */
  BOARDING_KEYS_RETIRED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{43}(,[\w-]{43})*$/, 'public keys in base64url, separated by commas'),
      v.transform((text) => text.split(',')),
    ),
  ),
  /** One proxy is in front, and nothing else can reach us: the address it appends to X-Forwarded-For is the visitor's. */
  TRUST_PROXY: v.optional(flag, 'false'),
  /** Multiplies every rate limit: for load tests, never in production. */
  RATE_LIMIT_FACTOR: v.optional(positive, '1'),
  /** `info`, a line for each request, in production; `warn` elsewhere. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'])),

  /** Card payments. All of them together, or none: then the local stand-in is started (not in production). */
  OPENPAY_API_URL: v.optional(address),
  OPENPAY_SCRIPT_URL: v.optional(address),
  OPENPAY_MERCHANT_ID: v.optional(secret),
  OPENPAY_PRIVATE_KEY: v.optional(secret),
  OPENPAY_PUBLIC_KEY: v.optional(secret),
  OPENPAY_WEBHOOK_USER: v.optional(secret),
  OPENPAY_WEBHOOK_PASSWORD: v.optional(secret),
  /** `selective` asks the bank only where the provider wants it (its error 3005); `always` at each payment. */
  OPENPAY_3DS: v.optional(v.picklist(['selective', 'always']), 'selective'),
  /** Whether the same account gives references to be paid in stores. Those that were given are followed all the same. */
  OPENPAY_STORES: v.optional(flag, 'true'),

  /** Cash at OXXO: a second account of Openpay's protocol. All of them together, or none. */
  OXXO_API_URL: v.optional(address),
  OXXO_MERCHANT_ID: v.optional(secret),
  OXXO_PRIVATE_KEY: v.optional(secret),
  OXXO_WEBHOOK_USER: v.optional(secret),
  OXXO_WEBHOOK_PASSWORD: v.optional(secret),

  /** E-mails. `smtps://user:password@host`, or `smtp://…`, which must offer STARTTLS. Without it they wait. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]+$/, 'an address like smtps://user:password@host'))),
  /** Who they are from: `Costera <boletos@costera.example>`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^<>@]+<[^<>@\s]+@[^<>@\s]+>$/, 'a name and an address in <>'))),

  /** `off` makes every browser forget the service worker it has, and what that kept. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),

  ...channelVariables,
  ...walletVariables,
  ...paypalVariables,
  ...pacVariables,
  ...walletPassVariables,
  ...recaptchaVariables,
  ...internetVariables,

  /** Days after the end of the month of a payment in which its invoice may still be asked for. */
  INVOICE_GRACE_DAYS: v.optional(days, '0'),

  /** c_FormaPago of what the SAT says nothing of: cash in stores, and PayPal. */
  INVOICE_FORM_OXXO: v.optional(paymentForm),
  INVOICE_FORM_OPENPAY: v.optional(paymentForm),
  INVOICE_FORM_PAYPAL: v.optional(paymentForm),

  ...serviceVariables,
});

type Parsed = v.InferOutput<typeof schema>;

export type Environment = Parsed & { readonly ANDEN_ENV: Mode };
type Mode = NonNullable<Parsed['ANDEN_ENV']>;

/** Where e-mails are handed over, and who they are from. */
export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** An account of Openpay's protocol, as our server uses it. */
export interface OpenpayAccountConfig {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
  readonly webhookUser: string;
  readonly webhookPassword: string;
}

/** One whose cards are typed into the traveller's browser. */
export interface OpenpayConfig extends OpenpayAccountConfig {
  readonly scriptUrl: string;
  readonly publicKey: string;
}

/** Reads the environment, or says in one sentence a line what is wrong with it. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment | string {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, present);
  if (!parsed.success)
    return parsed.issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}`).join('\n');
  const signs = signsOfExposure(parsed.output);
  const env = {
    ...parsed.output,
    ANDEN_ENV: parsed.output.ANDEN_ENV ?? (signs.length > 0 ? 'production' : 'development'),
  };
  if (env.ANDEN_ENV !== 'production' && signs.length > 0)
    return `ANDEN_ENV=${env.ANDEN_ENV} gives tickets away and is for this machine alone, but ${signs.join(' and ')}: set ANDEN_ENV=production, or take that back`;
  const complaints = missing(env);
  if (complaints.length === 0) return env;
  const why = parsed.output.ANDEN_ENV ? [] : signs.map((sign) => `${sign}, so this site starts in production`);
  return [...why, ...complaints].join('\n');
}

const OPENPAY = [
  'OPENPAY_API_URL',
  'OPENPAY_SCRIPT_URL',
  'OPENPAY_MERCHANT_ID',
  'OPENPAY_PRIVATE_KEY',
  'OPENPAY_PUBLIC_KEY',
  'OPENPAY_WEBHOOK_USER',
  'OPENPAY_WEBHOOK_PASSWORD',
] as const;

const OXXO = [
  'OXXO_API_URL',
  'OXXO_MERCHANT_ID',
  'OXXO_PRIVATE_KEY',
  'OXXO_WEBHOOK_USER',
  'OXXO_WEBHOOK_PASSWORD',
] as const;

/** Variables that make sense only together. */
const TOGETHER: readonly (readonly [name: string, variables: readonly (keyof Environment)[]])[] = [
  ['Openpay', OPENPAY],
  ['OXXO', OXXO],
  ['E-mail', ['SMTP_URL', 'MAIL_FROM']],
  ['The gateway of the wallets', WALLETS_GATEWAY],
  ['Apple Pay', APPLE_PAY],
  ['PayPal', PAYPAL],
  ['The PAC', PAC],
  ['Apple Wallet', APPLE_WALLET],
  ['Google Wallet', GOOGLE_WALLET],
  ['reCAPTCHA', RECAPTCHA],
  ['the supplier of internet', INTERNET_SUPPLIER],
];

const halfConfigured = (env: Environment): string[] =>
  TOGETHER.flatMap(([name, variables]) => {
    const missing = variables.filter((variable) => env[variable] === undefined);
    const isHalf = missing.length > 0 && missing.length < variables.length;
    return isHalf ? [`${name} is half configured: ${missing.join(', ')} missing`] : [];
  });

function missing(env: Environment): string[] {
  const complaints = [
    ...halfConfigured(env),
    ...walletComplaints(env),
    ...channelComplaints(env),
    ...serviceComplaints(env),
  ];
  if (env.ANDEN_ENV !== 'production') return complaints;
  if (!env.SESSION_SECRET) complaints.push('SESSION_SECRET is needed in production');
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    complaints.push('PUBLIC_ORIGIN must be an https origin in production');
  if (env.RATE_LIMIT_FACTOR !== 1) complaints.push('RATE_LIMIT_FACTOR must stay 1 in production');
  return complaints;
}

/** The Openpay account, when one is configured. */
export function openpayOf(env: Environment): OpenpayConfig | undefined {
  const [apiUrl, scriptUrl, merchantId, privateKey, publicKey, webhookUser, webhookPassword] = OPENPAY.map(
    (name) => env[name],
  );
  if (!apiUrl || !scriptUrl || !merchantId || !privateKey || !publicKey || !webhookUser || !webhookPassword)
    return undefined;
  return { apiUrl, scriptUrl, merchantId, privateKey, publicKey, webhookUser, webhookPassword };
}

export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** The account for cash at OXXO, when one is configured. */
export function oxxoOf(env: Environment): OpenpayAccountConfig | undefined {
  const [apiUrl, merchantId, privateKey, webhookUser, webhookPassword] = OXXO.map((name) => env[name]);
  if (!apiUrl || !merchantId || !privateKey || !webhookUser || !webhookPassword) return undefined;
  return { apiUrl, merchantId, privateKey, webhookUser, webhookPassword };
}

/** Where e-mails are handed over, when that is configured. */
export const mailOf = ({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailConfig | undefined =>
  url && from ? { url, from } : undefined;
