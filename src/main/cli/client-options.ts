import { SCOPES, type Scope } from '#domain/oauth/token.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run client -- <command> [options]

  add <name> --scope catalogue,websale   a program that may take tokens; prints its id and its secret, once
                                         (scopes: ${SCOPES.join(', ')})
  disable <name>                         its secret and its tokens end now
  list                                   which there are, and since when

  --by <name>                            who does it, for the log (the account of the machine)

Exit code: 0 done, 1 refused and nothing changed, 2 wrong usage.`;

export type ClientCommand =
  | { readonly name: 'add'; readonly client: string; readonly scopes: readonly Scope[] }
  | { readonly name: 'disable'; readonly client: string }
  | { readonly name: 'list' };

const OPTIONS = {
  scope: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const MAX_NAME_LENGTH = 80;

/** Parses the command line; a fault is the message to print. */
export function clientOptions(args: readonly string[]): Result<CommandRequest<ClientCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [name, subject, ...more] = positionals;
  if (values.help || more.length > 0) return fail(USAGE);
  const command = commandOf(name, subject?.trim(), values.scope);
  return typeof command === 'string' ? fail(command) : ok({ command, by: values.by });
}

function commandOf(
  name: string | undefined,
  client: string | undefined,
  wanted: string | undefined,
): ClientCommand | string {
  if (name === 'list') return client === undefined ? { name } : USAGE;
  if (name !== 'add' && name !== 'disable') return USAGE;
  if (!client || client.length > MAX_NAME_LENGTH) return `a name of up to ${MAX_NAME_LENGTH} characters is wanted`;
  if (name === 'disable') return { name, client };
  const scopes = (wanted ?? '').split(',').map((scope) => SCOPES.find((known) => known === scope.trim()));
  const known = scopes.filter((scope) => scope !== undefined);
  if (known.length === 0 || known.length < scopes.length) return `--scope wants some of ${SCOPES.join(', ')}`;
  return { name, client, scopes: [...new Set(known)] };
}
