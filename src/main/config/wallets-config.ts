import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { APPLE_HOSTS } from '#adapters/payments/wallets/merchant-sessions.ts';

const address = v.pipe(v.string(), v.url('a URL'));
const text = v.pipe(v.string(), v.minLength(4, 'at least 4 characters'));
/** Reads the PEM file at a path. */
export const pemFile = v.pipe(
  v.string(),
  v.check(isReadable, 'a file that can be read'),
  v.transform((path) => readFileSync(path, 'utf8')),
);
const httpsOrigin = v.pipe(
  address,
  v.check(
    (given) => given.startsWith('https://') && new URL(given).origin === given,
    'an https origin, nothing behind',
  ),
);

/** Apple Pay and Google Pay. The gateway and at least one of the two, or none: then the local stand-in is started. */
export const walletVariables = {
  /** The Mastercard Gateway that charges their tokens, with its version: `https://…/api/rest/version/100`. */
  WALLETS_API_URL: v.optional(address),
  WALLETS_MERCHANT_ID: v.optional(text),
  WALLETS_PASSWORD: v.optional(text),
  WALLETS_WEBHOOK_SECRET: v.optional(text),
  /** A second host name of this server, for the wallets' scripts: from there they can access no page and no cookie. */
  WALLETS_ORIGIN: v.optional(httpsOrigin),
  APPLE_PAY_MERCHANT_ID: v.optional(text),
  /** Paths of the Merchant Identity certificate and its key, in PEM. */
  APPLE_PAY_CERTIFICATE: v.optional(pemFile),
  APPLE_PAY_KEY: v.optional(pemFile),
  /** Path of the file with which Apple verifies the domain of WALLETS_ORIGIN. */
  APPLE_PAY_DOMAIN_FILE: v.optional(pemFile),
  GOOGLE_PAY_MERCHANT_ID: v.optional(text),
  /** `TEST` returns tokens of test cards and requires no approval. */
  GOOGLE_PAY_ENVIRONMENT: v.optional(v.picklist(['TEST', 'PRODUCTION']), 'PRODUCTION'),
  GOOGLE_PAY_SCRIPT_URL: v.optional(address, 'https://pay.google.com/gp/p/js/pay.js'),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof walletVariables, undefined>>;

export const WALLETS_GATEWAY = [
  'WALLETS_API_URL',
  'WALLETS_MERCHANT_ID',
  'WALLETS_PASSWORD',
  'WALLETS_WEBHOOK_SECRET',
  'WALLETS_ORIGIN',
] as const;

export const APPLE_PAY = ['APPLE_PAY_MERCHANT_ID', 'APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY'] as const;

export interface AppleConfig {
  readonly merchantId: string;
  readonly certificate: string;
  readonly key: string;
  readonly hosts: readonly string[];
  readonly ca?: string;
  readonly domainFile?: string | undefined;
  /** Of the stand-in; browsers with Apple Pay have it built in. */
  readonly scriptUrl?: string;
}

export interface GoogleConfig {
  readonly merchantId: string;
  readonly environment: 'TEST' | 'PRODUCTION';
  readonly scriptUrl: string;
}

export interface WalletsConfig {
  readonly apiUrl: string;
  readonly merchantId: string;
  readonly password: string;
  readonly webhookSecret: string;
  /** Origin of the frame with the buttons; undefined for our own, which the frame's sandbox makes opaque. */
  readonly origin: string | undefined;
  readonly apple: AppleConfig | undefined;
  readonly google: GoogleConfig | undefined;
}

/** The account, if configured. */
export function walletsOf(env: Variables): WalletsConfig | undefined {
  const { WALLETS_API_URL: apiUrl, WALLETS_MERCHANT_ID: merchantId, WALLETS_PASSWORD: password } = env;
  const { WALLETS_WEBHOOK_SECRET: webhookSecret, WALLETS_ORIGIN: origin } = env;
  if (!apiUrl || !merchantId || !password || !webhookSecret || !origin) return undefined;
  return { apiUrl, merchantId, password, webhookSecret, origin, apple: appleOf(env), google: googleOf(env) };
}

function appleOf(env: Variables): AppleConfig | undefined {
  const { APPLE_PAY_MERCHANT_ID: merchantId, APPLE_PAY_CERTIFICATE: certificate, APPLE_PAY_KEY: key } = env;
  if (!merchantId || !certificate || !key) return undefined;
  return { merchantId, certificate, key, hosts: APPLE_HOSTS, domainFile: env.APPLE_PAY_DOMAIN_FILE };
}

function googleOf(env: Variables): GoogleConfig | undefined {
  const {
    GOOGLE_PAY_MERCHANT_ID: merchantId,
    GOOGLE_PAY_ENVIRONMENT: environment,
    GOOGLE_PAY_SCRIPT_URL: scriptUrl,
  } = env;
  return merchantId ? { merchantId, environment, scriptUrl } : undefined;
}

/** Errors in combinations of variables that are valid individually. */
export function walletComplaints(env: Variables & { readonly PUBLIC_ORIGIN?: string | undefined }): string[] {
  const isNamed = Boolean(env.APPLE_PAY_MERCHANT_ID || env.GOOGLE_PAY_MERCHANT_ID);
  if (Boolean(env.WALLETS_API_URL) !== isNamed)
    return ['WALLETS_* and one of APPLE_PAY_MERCHANT_ID and GOOGLE_PAY_MERCHANT_ID make sense only together'];
  if (env.WALLETS_ORIGIN && env.WALLETS_ORIGIN === env.PUBLIC_ORIGIN)
    return ['WALLETS_ORIGIN must be another origin than PUBLIC_ORIGIN: scripts that are not ours run there'];
  return [];
}

function isReadable(path: string): boolean {
  try {
    return readFileSync(path).length > 0;
  } catch {
    return false;
  }
}
