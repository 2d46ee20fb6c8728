import { parseFlags } from '../stage/parse-flags.ts';

/** A merchant's account with its keys. */
export interface AccountFlags {
  readonly merchant: string;
  readonly privateKey: string;
  readonly publicKey: string;
  /** Receives all events without registration. */
  readonly webhook: { readonly url: string; readonly user: string; readonly password: string } | undefined;
}

export interface Flags {
  /** 0 picks a free port. */
  readonly port: number;
  /** Folder of the journals. */
  readonly data: string;
  readonly accounts: readonly AccountFlags[];
  /** Sends a verification to the webhooks at each start. */
  readonly greets: boolean;
  /** The origin for browsers, if it differs from the listening address. */
  readonly publicOrigin: string | undefined;
}

/** Flags of an account: when repeated, the nth of each belongs to the nth account. */
const OF_ACCOUNT = ['merchant', 'private-key', 'public-key'] as const;
const OF_WEBHOOK = ['webhook-url', 'webhook-user', 'webhook-password'] as const;
const ONCE = ['data', 'port', 'public-origin'] as const;

type Given = Readonly<Record<string, unknown>>;

/** Parses the command line; returns an error message if it is invalid. */
export function readFlags(args: readonly string[]): Flags | string {
  const given = parse(args);
  if (typeof given === 'string') return given;
  const text = (name: (typeof ONCE)[number]) => String(given[name] ?? '');
  const missing = ['data', ...OF_ACCOUNT].filter((name) => listOf(given, name).every((value) => value === ''));
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  if (!/^\d{0,5}$/.test(text('port'))) return '--port must be a number';
  const accounts = readAccounts(given);
  if (typeof accounts === 'string') return accounts;
  return {
    port: Number(text('port')),
    data: text('data'),
    accounts,
    greets: given['greet-webhook'] === true,
    publicOrigin: text('public-origin').replace(/\/$/, '') || undefined,
  };
}

function readAccounts(given: Given): readonly AccountFlags[] | string {
  const [merchants, privateKeys, publicKeys] = OF_ACCOUNT.map((name) => listOf(given, name)) as [
    string[],
    string[],
    string[],
  ];
  const keys = [...privateKeys, ...publicKeys];
  if (privateKeys.length !== merchants.length || publicKeys.length !== merchants.length)
    return 'every --merchant needs its --private-key and --public-key';
  if (new Set(merchants).size < merchants.length || new Set(keys).size < keys.length)
    return 'merchants and keys must differ';
  const [urls = [], users = [], passwords = []] = OF_WEBHOOK.map((name) => listOf(given, name));
  if (urls.some((url) => url !== '' && !URL.canParse(url))) return '--webhook-url must be a URL';
  return merchants.map((merchant, i) => {
    const url = urls[i] ?? '';
    return {
      merchant,
      privateKey: privateKeys[i] ?? '',
      publicKey: publicKeys[i] ?? '',
      webhook: url === '' ? undefined : { url, user: users[i] ?? '', password: passwords[i] ?? '' },
    };
  });
}

const listOf = (given: Given, name: string): string[] => [given[name] ?? []].flat().map(String);

function parse(args: readonly string[]): Given | string {
  const text = { type: 'string' } as const;
  const options = {
    ...Object.fromEntries(ONCE.map((name) => [name, text])),
    ...Object.fromEntries([...OF_ACCOUNT, ...OF_WEBHOOK].map((name) => [name, { ...text, multiple: true }])),
    'greet-webhook': { type: 'boolean' } as const,
  };
  return parseFlags(args, options);
}
