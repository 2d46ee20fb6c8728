import { parseArgs } from 'node:util';

export interface Flags {
  /** 0 takes any. */
  readonly port: number;
  /** Folder of the journal. */
  readonly data: string;
  readonly merchant: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly webhook: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  /** Says hello to the webhook at each start. */
  readonly greets: boolean;
  /** Where browsers find it, when that is not where it listens. */
  readonly publicOrigin: string | undefined;
}

const NEEDED = ['data', 'merchant', 'private-key', 'public-key'] as const;
const OTHERS = ['port', 'webhook-url', 'webhook-user', 'webhook-password', 'public-origin'] as const;

/** The command line, or a complaint. */
export function readFlags(args: readonly string[]): Flags | string {
  const options = Object.fromEntries([...NEEDED, ...OTHERS].map((name) => [name, { type: 'string' as const }]));
  const given = parse(args, { ...options, 'greet-webhook': { type: 'boolean' } });
  if (typeof given === 'string') return given;
  const text = (name: (typeof NEEDED)[number] | (typeof OTHERS)[number]) => String(given[name] ?? '');
  const missing = NEEDED.filter((name) => text(name) === '');
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  if (!/^\d{0,5}$/.test(text('port'))) return '--port must be a number';
  const url = text('webhook-url');
  if (url !== '' && !URL.canParse(url)) return '--webhook-url must be a URL';
  const webhook = { url, user: text('webhook-user'), password: text('webhook-password') };
  return {
    port: Number(text('port')),
    data: text('data'),
    merchant: text('merchant'),
    privateKey: text('private-key'),
    publicKey: text('public-key'),
    webhook: url === '' ? undefined : webhook,
    greets: given['greet-webhook'] === true,
    publicOrigin: text('public-origin').replace(/\/$/, '') || undefined,
  };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse(args: readonly string[], options: Options): Readonly<Record<string, unknown>> | string {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'the command line cannot be read';
  }
}
