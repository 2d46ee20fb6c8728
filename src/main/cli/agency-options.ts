import { type Centavos, centavos } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { hundredths } from '#main/cli/hundredths.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions, type ValuesOf } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run agency -- <command> [options]

  open <name> --limit 50,000.00   an agency that sells on account; prints its key, once
  key <name>                      a new key, printed once; the old one ends now
  limit <name> --limit 80,000.00  how much it may owe
  paid <name> --amount 12,000.00  it paid of its bill
  list                            what each may owe, and owes

  --by <name>                     who does it, for the log (the account of the machine)

Exit code: 0 done, 1 refused and nothing changed, 2 wrong usage.`;

export type AgencyCommand =
  | { readonly name: 'open' | 'limit'; readonly agency: string; readonly limit: Centavos }
  | { readonly name: 'paid'; readonly agency: string; readonly amount: Centavos }
  | { readonly name: 'key'; readonly agency: string }
  | { readonly name: 'list' };

const OPTIONS = {
  limit: { type: 'string' },
  amount: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const NO_CREDIT = /^0(\.0{1,2})?$/;

/** Parses the command line; a fault is the message to print. */
export function agencyOptions(args: readonly string[]): Result<CommandRequest<AgencyCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  const [name, subject, ...more] = positionals;
  if (values.help || more.length > 0) return fail(USAGE);
  const command = commandOf(name, subject?.trim(), values);
  return typeof command === 'string' ? fail(command) : ok({ command, by: values.by });
}

type Values = ValuesOf<typeof OPTIONS>;

function commandOf(name: string | undefined, agency: string | undefined, values: Values): AgencyCommand | string {
  if (name === 'list') return agency === undefined ? { name } : USAGE;
  if (name !== 'open' && name !== 'key' && name !== 'limit' && name !== 'paid') return USAGE;
  if (!agency) return 'the name of the agency is wanted';
  if (name === 'key') return { name, agency };
  if (name === 'paid') {
    const amount = hundredths(values.amount);
    return amount === undefined ? '--amount wants pesos, as in 12,000.00' : { name, agency, amount: centavos(amount) };
  }
  const limit = NO_CREDIT.test(values.limit ?? '') ? 0 : hundredths(values.limit);
  return limit === undefined ? '--limit wants pesos, as in 50,000.00' : { name, agency, limit: centavos(limit) };
}
