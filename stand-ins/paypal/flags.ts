import { parseFlags } from '../stage/parse-flags.ts';

export interface Flags {
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder of the journal and of the signing key. */
  readonly data: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhook: { readonly url: string; readonly id: string } | undefined;
  /** The origin of its pages for browsers, if it differs from the listening address. */
  readonly publicOrigin: string | undefined;
  /** Lifetime of an access token. */
  readonly tokenSeconds: number;
  /** The provider's OpenAPI documents, against which all requests and replies are validated. */
  readonly openapi: readonly string[];
}

const NEEDED = ['data', 'client-id', 'client-secret'] as const;
const OTHERS = ['port', 'webhook-url', 'webhook-id', 'public-origin', 'token-seconds'] as const;
/** Like the provider's: nine hours. */
const TOKEN_SECONDS = 32_400;

/** Parses the command line; returns an error message if it is invalid. */
export function readFlags(args: readonly string[]): Flags | string {
  const given = parse(args);
  if (typeof given === 'string') return given;
  const text = (name: (typeof NEEDED)[number] | (typeof OTHERS)[number]) => String(given[name] ?? '');
  const missing = NEEDED.filter((name) => text(name) === '');
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  if (!/^\d{0,5}$/.test(text('port'))) return '--port must be a number';
  if (!/^\d{0,6}$/.test(text('token-seconds'))) return '--token-seconds must be a number';
  const [url, id] = [text('webhook-url'), text('webhook-id')];
  if (url !== '' && !URL.canParse(url)) return '--webhook-url must be a URL';
  if (url !== '' && !/^[A-Za-z0-9]{1,50}$/.test(id)) return '--webhook-id must be letters and digits';
  return {
    port: Number(text('port')),
    data: text('data'),
    clientId: text('client-id'),
    clientSecret: text('client-secret'),
    webhook: url === '' ? undefined : { url, id },
    publicOrigin: text('public-origin').replace(/\/$/, '') || undefined,
    tokenSeconds: Number(text('token-seconds') || TOKEN_SECONDS),
    openapi: [given['openapi'] ?? []].flat().map(String),
  };
}

function parse(args: readonly string[]): Readonly<Record<string, unknown>> | string {
  const texts = Object.fromEntries([...NEEDED, ...OTHERS].map((name) => [name, { type: 'string' as const }]));
  return parseFlags(args, { ...texts, openapi: { type: 'string', multiple: true } });
}
