import { parseFlags } from '../stage/parse-flags.ts';

export interface Flags {
  /** 0 picks a free port. */
  readonly port: number;
  /** Port of Apple's server, which uses TLS; 0 picks a free port. */
  readonly applePort: number;
  /** Folder of the journal and of the certificates. */
  readonly data: string;
  /** The merchant's account at the gateway. */
  readonly merchant: string;
  readonly password: string;
  /** Apple's merchant identifier, also in its certificate. */
  readonly appleMerchant: string;
  readonly googleMerchant: string;
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
}

const NEEDED = ['data', 'merchant', 'password', 'apple-merchant', 'google-merchant'] as const;
const PORTS = ['port', 'apple-port'] as const;
const OTHERS = [...PORTS, 'webhook-url', 'webhook-secret'] as const;

/** Parses the command line; returns an error message if it is invalid. */
export function readFlags(args: readonly string[]): Flags | string {
  const options = Object.fromEntries([...NEEDED, ...OTHERS].map((name) => [name, { type: 'string' as const }]));
  const given = parseFlags(args, options);
  if (typeof given === 'string') return given;
  const text = (name: (typeof NEEDED)[number] | (typeof OTHERS)[number]) => String(given[name] ?? '');
  const missing = NEEDED.filter((name) => text(name) === '');
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  const wrongPort = PORTS.find((name) => !/^\d{0,5}$/.test(text(name)));
  if (wrongPort) return `--${wrongPort} must be a number`;
  const url = text('webhook-url');
  if (url !== '' && !URL.canParse(url)) return '--webhook-url must be a URL';
  return {
    port: Number(text('port')),
    applePort: Number(text('apple-port')),
    data: text('data'),
    merchant: text('merchant'),
    password: text('password'),
    appleMerchant: text('apple-merchant'),
    googleMerchant: text('google-merchant'),
    webhook: url === '' ? undefined : { url, secret: text('webhook-secret') },
  };
}
