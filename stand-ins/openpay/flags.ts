import { parseArgs } from 'node:util';

export interface Flags {
  readonly port: number;
  /** Folder of the journal. */
  readonly data: string;
  readonly merchant: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly webhook: { readonly url: string; readonly user: string; readonly password: string } | undefined;
}

/** The command line, or a complaint. */
export function readFlags(args: readonly string[]): Flags | string {
  const names = [
    'port',
    'data',
    'merchant',
    'private-key',
    'public-key',
    'webhook-url',
    'webhook-user',
    'webhook-password',
  ];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const missing = ['data', 'merchant', 'private-key', 'public-key'].filter((name) => !values[name]);
  if (missing.length > 0) return `missing: ${missing.map((name) => `--${name}`).join(' ')}`;
  const text = (name: string) => String(values[name] ?? '');
  return {
    port: Number(values['port'] ?? 0),
    data: text('data'),
    merchant: text('merchant'),
    privateKey: text('private-key'),
    publicKey: text('public-key'),
    webhook: values['webhook-url']
      ? { url: text('webhook-url'), user: text('webhook-user'), password: text('webhook-password') }
      : undefined,
  };
}
