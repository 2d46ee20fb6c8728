import { accessSync, constants } from 'node:fs';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(4, 'at least 4 characters'));
const path = v.pipe(v.string(), v.check(isReadable, 'a file or folder that can be read'));

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Invoices and passwords are sent there: without encryption only to this machine. */
const isSafe = (url: string): boolean =>
  url.startsWith('https://') || ['127.0.0.1', 'localhost'].includes(new URL(url).hostname);
const origin = v.pipe(
  v.string(),
  v.url('a URL'),
  v.check((url) => new URL(url).origin === url && isSafe(url), 'an https origin, nothing behind'),
);
const address = v.pipe(v.string(), v.url('a URL'), v.check(isSafe, 'an https address'));

/**
 * The PAC that stamps invoices, and the certificate to seal them. All of them or none: without them the stand-in is
 * started (not in production).
 */
export const pacVariables = {
  /** SW sapien: `https://services.sw.com.mx`. */
  PAC_API_URL: v.optional(origin),
  PAC_USER: v.optional(text),
  PAC_PASSWORD: v.optional(text),
  /** Where SW stores stamped documents; a separate host. */
  PAC_STORE_URL: v.optional(origin, 'https://api.sw.com.mx'),
  /** Where the SAT reports whether an invoice is valid. */
  PAC_STATUS_URL: v.optional(address, 'https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc'),
  /** Paths of the sealing certificate and its key, both as issued by the SAT (DER). */
  CSD_CERTIFICATE: v.optional(path),
  CSD_KEY: v.optional(path),
  CSD_PASSWORD: v.optional(text),
  /** As in the SAT's register: capitals, without the company type. */
  ISSUER_NAME: v.optional(v.pipe(v.string(), v.regex(/^[^|a-z]{1,300}$/, 'capitals, without |'))),
  /** c_RegimenFiscal: 624 for coordinated carriers, 601 for companies. */
  ISSUER_REGIME: v.optional(v.pipe(v.string(), v.regex(/^6\d\d$/, 'three digits'))),
  /** Postal code of the place where invoices are issued. */
  ISSUER_POSTAL_CODE: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/, 'five digits'))),
  /** A folder with the SAT's schemas, to validate against instead of ours. */
  CFDI_SCHEMA_DIR: v.optional(path),
  /** For the stand-in: a folder with one of the SAT's test certificates, its key and its password. */
  PAC_TEST_CERTIFICATE_DIR: v.optional(path),
};

export const PAC = [
  'PAC_API_URL',
  'PAC_USER',
  'PAC_PASSWORD',
  'CSD_CERTIFICATE',
  'CSD_KEY',
  'CSD_PASSWORD',
  'ISSUER_NAME',
  'ISSUER_REGIME',
  'ISSUER_POSTAL_CODE',
] as const;

/**
 * How invoices are stamped, and for which issuer. Plain values: they are saved for commands, see
 * `simulated-accounts.ts`.
 */
export interface PacConfig {
  readonly apiUrl: string;
  readonly storeUrl: string;
  readonly statusUrl: string;
  readonly user: string;
  readonly password: string;
  /** The sealing certificate: the paths of the certificate and its key, and the key's password. */
  readonly csd: { readonly certificate: string; readonly key: string; readonly password: string };
  /** Its tax id is in the certificate. */
  readonly issuer: { readonly name: string; readonly regime: string; readonly postalCode: string };
}

type Variables = Readonly<
  Partial<Record<(typeof PAC)[number] | 'PAC_STORE_URL' | 'PAC_STATUS_URL', string | undefined>>
>;

/** The PAC, if configured. */
export function pacOf(env: Variables): PacConfig | undefined {
  const [apiUrl, user, password, certificate, key, csdPassword, name, regime, postalCode] = PAC.map(
    (each) => env[each],
  );
  if (!apiUrl || !user || !password || !certificate || !key || !csdPassword) return undefined;
  const { PAC_STORE_URL: storeUrl, PAC_STATUS_URL: statusUrl } = env;
  if (!name || !regime || !postalCode || !storeUrl || !statusUrl) return undefined;
  return {
    apiUrl,
    storeUrl,
    statusUrl,
    user,
    password,
    csd: { certificate, key, password: csdPassword },
    issuer: { name, regime, postalCode },
  };
}
