import * as v from 'valibot';
import { MIN_FREE_PERCENT } from '#domain/operations/disk-space.ts';
import { channelComplaints, channelVariables } from '#main/config/channels-config.ts';
import { APPLE_PAY, walletComplaints, WALLETS_GATEWAY, walletVariables } from '#main/config/wallets-config.ts';
import { PAC, pacVariables } from '#main/config/pac-config.ts';
import { ADVENTURES_SUPPLIER, adventuresVariables } from '#main/config/adventures-config.ts';
import { INTERNET_SUPPLIER, internetVariables } from '#main/config/internet-config.ts';
import { TOUR_SUPPLIER, tourVariables } from '#main/config/tours-config.ts';
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
const processes = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, 'a number of processes from 1 to 64'),
  v.transform(Number),
  v.minValue(1, 'a number of processes from 1 to 64'),
  v.maxValue(64, 'a number of processes from 1 to 64'),
);
const days = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a number of days'), v.transform(Number));
const paymentForm = v.pipe(v.string(), v.regex(/^\d{2}$/, 'two digits'));
const percent = v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'a percentage below 100'), v.transform(Number));
const secret = v.pipe(v.string(), v.minLength(8, 'at least 8 characters'));

/** All environment variables of the program; nothing else reads the environment. All are optional. */
const schema = v.object({
  /**
   * `production` disables the stand-ins, the demo and test mode, and requires the real keys. Without it, a site that
   * only this machine can reach is a development site, and any other one is in production.
   */
  ANDEN_ENV: v.optional(v.picklist(['development', 'production', 'test'])),
  /** Set by many platforms; `production` is respected. */
  NODE_ENV: v.optional(v.string()),
  /**
   * What this process does: `web` sells and serves, `worker` does the jobs (letters, documents, invoices, refunds), `all`
   * both. Web and worker share a database server; any number of each.
   */
  ANDEN_ROLE: v.optional(v.picklist(['all', 'web', 'worker']), 'all'),
  /**
   * Processes that serve on the port, each with its role: about as many as the machine has cores. One more starts them,
   * owns the embedded database and counts requests.
   */
  ANDEN_PROCESSES: v.optional(processes, '1'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  /** The public URL of the site; `https` enables Secure cookies and HSTS. */
  PUBLIC_ORIGIN: v.optional(origin),
  /** A PostgreSQL server, 15 or later. Without it the embedded one is used. */
  DATABASE_URL: v.optional(address),
  /** No new sale starts while the embedded database's disk has less free space than this, in percent. */
  LEAST_FREE_DISK: v.optional(percent, String(MIN_FREE_PERCENT)),
  /** The embedded database, the stand-ins' journals and generated secrets. */
  ANDEN_DATA_DIR: v.optional(v.string(), '.data'),
  /** Key for cookies and CSRF tokens; if absent outside production, generated and stored in the data directory. */
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  /** Signs tickets: an Ed25519 key, PKCS #8 DER in base64url; if absent, generated and stored in the data directory. */
  BOARDING_KEY: v.optional(secret),
  /** Retired public keys whose tickets are still accepted, separated by commas: 32 bytes in base64url each. */
  BOARDING_KEYS_RETIRED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{43}(,[\w-]{43})*$/, 'public keys in base64url, separated by commas'),
      v.transform((text) => text.split(',')),
    ),
  ),
  /**
   * Exactly one proxy is in front, and nothing else can reach us: the address it appends to X-Forwarded-For is the
   * visitor's.
   */
  TRUST_PROXY: v.optional(flag, 'false'),
  /** Equal lists of runs, and pages that are equal for everybody, are shared for a second, until this process writes something. */
  SHARE_LISTS: v.optional(flag, 'true'),
  /** Multiplies every rate limit: for load tests, never in production. */
  RATE_LIMIT_FACTOR: v.optional(positive, '1'),
  /** `info`, a line for each request, in production; `warn` elsewhere. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'])),

  /** Card payments. All of them or none: without them the local stand-in is started (not in production). */
  OPENPAY_API_URL: v.optional(address),
  OPENPAY_SCRIPT_URL: v.optional(address),
  OPENPAY_MERCHANT_ID: v.optional(secret),
  OPENPAY_PRIVATE_KEY: v.optional(secret),
  OPENPAY_PUBLIC_KEY: v.optional(secret),
  OPENPAY_WEBHOOK_USER: v.optional(secret),
  OPENPAY_WEBHOOK_PASSWORD: v.optional(secret),
  /** `selective` uses 3-D Secure only when the provider requires it (its error 3005); `always` for each payment. */
  OPENPAY_3DS: v.optional(v.picklist(['selective', 'always']), 'selective'),
  /**
   * Whether the same account issues references to be paid in stores. References already issued are processed in any
   * case.
   */
  OPENPAY_STORES: v.optional(flag, 'true'),

  /** Cash at OXXO: a second account with Openpay's protocol. All of them or none. */
  OXXO_API_URL: v.optional(address),
  OXXO_MERCHANT_ID: v.optional(secret),
  OXXO_PRIVATE_KEY: v.optional(secret),
  OXXO_WEBHOOK_USER: v.optional(secret),
  OXXO_WEBHOOK_PASSWORD: v.optional(secret),

  /** E-mails. `smtps://user:password@host`, or `smtp://…`, which must offer STARTTLS. Without it e-mails wait. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/]+$/, 'an address like smtps://user:password@host'))),
  /** The sender: `Costera <boletos@costera.example>`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^<>@]+<[^<>@\s]+@[^<>@\s]+>$/, 'a name and an address in <>'))),

  /** The partner who rents cars: requests are sent there. Without it only the carrier's people see them. */
  CAR_PARTNER_EMAIL: v.optional(v.pipe(v.string(), v.regex(/^[^<>@\s]+@[^<>@\s]+$/, 'an e-mail address'))),

  /** `off` makes every browser unregister its service worker and delete its caches. */
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off']), 'on'),

  ...channelVariables,
  ...walletVariables,
  ...paypalVariables,
  ...pacVariables,
  ...walletPassVariables,
  ...recaptchaVariables,
  ...internetVariables,
  ...adventuresVariables,
  ...tourVariables,

  /** Days after the end of a payment's month during which its invoice can still be requested. */
  INVOICE_GRACE_DAYS: v.optional(days, '0'),

  /** c_FormaPago where the SAT defines none: cash in stores, and PayPal. */
  INVOICE_FORM_OXXO: v.optional(paymentForm),
  INVOICE_FORM_OPENPAY: v.optional(paymentForm),
  INVOICE_FORM_PAYPAL: v.optional(paymentForm),

  ...serviceVariables,
});

type Parsed = v.InferOutput<typeof schema>;

export type Environment = Parsed & { readonly ANDEN_ENV: Mode };
type Mode = NonNullable<Parsed['ANDEN_ENV']>;

/** The mail server, and the sender. */
export interface MailConfig {
  readonly url: string;
  readonly from: string;
}

/** An account with Openpay's protocol, as used by our server. */
export interface OpenpayAccountConfig {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly privateKey: string;
  readonly webhookUser: string;
  readonly webhookPassword: string;
}

/** An account whose cards are typed in the traveller's browser. */
export interface OpenpayConfig extends OpenpayAccountConfig {
  readonly scriptUrl: string;
  readonly publicKey: string;
}

/** Reads the environment, or returns what is wrong with it, one sentence per line. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment | string {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(schema, present);
  if (!parsed.success)
    return parsed.issues.map((issue) => `${v.getDotPath(issue)} must be ${issue.message}`).join('\n');
  const suppliers = Object.fromEntries(SUPPLIERS.map(([url]) => [url, parsed.output[url]]));
  const signs = signsOfExposure(parsed.output, suppliers);
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

const SUPPLIERS = [INTERNET_SUPPLIER, ADVENTURES_SUPPLIER, TOUR_SUPPLIER];

/** Variables that are only valid together. */
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
  ['the supplier of adventures', ADVENTURES_SUPPLIER],
  ['the supplier of tours', TOUR_SUPPLIER],
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
    ...(env.ANDEN_ROLE === 'all' || env.DATABASE_URL
      ? []
      : [`ANDEN_ROLE=${env.ANDEN_ROLE} needs DATABASE_URL: the embedded database belongs to one process`]),
  ];
  if (env.ANDEN_ENV !== 'production') return complaints;
  if (!env.SESSION_SECRET) complaints.push('SESSION_SECRET is needed in production');
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    complaints.push('PUBLIC_ORIGIN must be an https origin in production');
  if (env.RATE_LIMIT_FACTOR !== 1) complaints.push('RATE_LIMIT_FACTOR must stay 1 in production');
  return complaints;
}

/** The Openpay account, if configured. */
export function openpayOf(env: Environment): OpenpayConfig | undefined {
  const [apiUrl, scriptUrl, merchantId, privateKey, publicKey, webhookUser, webhookPassword] = OPENPAY.map(
    (name) => env[name],
  );
  if (!apiUrl || !scriptUrl || !merchantId || !privateKey || !publicKey || !webhookUser || !webhookPassword)
    return undefined;
  return { apiUrl, scriptUrl, merchantId, privateKey, publicKey, webhookUser, webhookPassword };
}

/** The account for cash at OXXO, if configured. */
export function oxxoOf(env: Environment): OpenpayAccountConfig | undefined {
  const [apiUrl, merchantId, privateKey, webhookUser, webhookPassword] = OXXO.map((name) => env[name]);
  if (!apiUrl || !merchantId || !privateKey || !webhookUser || !webhookPassword) return undefined;
  return { apiUrl, merchantId, privateKey, webhookUser, webhookPassword };
}

/** The mail server, if configured. */
export const mailOf = ({ SMTP_URL: url, MAIL_FROM: from }: Environment): MailConfig | undefined =>
  url && from ? { url, from } : undefined;

/** The address of the demo's partner; its letters are in the simulated mailbox. */
const DEMO_CAR_PARTNER = 'reservaciones@mexcar.example';

/** Where requests for rental cars are sent. */
export const carPartnerOf = ({ CAR_PARTNER_EMAIL: address, ANDEN_ENV: mode }: Environment): string | undefined =>
  address ?? (mode === 'production' ? undefined : DEMO_CAR_PARTNER);
