import { OPERATOR_ROLES, type OperatorRole } from '#domain/operators/operator.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run operator -- <command> [options]

  add <name> --role counter   somebody of the line's; prints their key, once
                              (roles: ${OPERATOR_ROLES.join(', ')}; a manager may do everything)
  disable <name>              their key and their sessions end now
  list                        who there is, and since when

  --by <name>                 who does it, for the log (the account of the machine)

Exit code: 0 done, 1 refused and nothing changed, 2 wrong usage.`;

export type OperatorCommand =
  | { readonly name: 'add'; readonly operator: string; readonly role: OperatorRole }
  | { readonly name: 'disable'; readonly operator: string }
  | { readonly name: 'list' };

const OPTIONS = {
  role: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; a fault is the message to print. */
export function operatorOptions(args: readonly string[]): Result<CommandRequest<OperatorCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [name, subject, ...more] = positionals;
  if (values.help || more.length > 0) return fail(USAGE);
  const command = commandOf(name, subject?.trim(), values.role);
  return typeof command === 'string' ? fail(command) : ok({ command, by: values.by });
}

function commandOf(
  name: string | undefined,
  operator: string | undefined,
  wanted: string | undefined,
): OperatorCommand | string {
  if (name === 'list') return operator === undefined ? { name } : USAGE;
  if (name !== 'add' && name !== 'disable') return USAGE;
  if (!operator) return 'the name of the operator is wanted';
  if (name === 'disable') return { name, operator };
  const role = OPERATOR_ROLES.find((known) => known === wanted);
  return role ? { name, operator, role } : `--role wants one of ${OPERATOR_ROLES.join(', ')}`;
}
