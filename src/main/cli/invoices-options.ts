import type { AdministeredList } from '#app/invoicing/invoice-administration.ts';
import { type Month, parseMonth } from '#domain/invoicing/invoicing-deadline.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run invoices -- <command> [options]

  waiting                      what is on its way to the SAT, to paper or to the customer, and what holds it up
  unknown                      what may be stamped: the PAC has not answered
  rejected                     what the PAC or the SAT refused in the last month, and why
  not-cancelled                what is still valid because the SAT or the receiver refused its cancellation, and why
  cancel <invoice> --reason 02 cancel a document: 02 wrong, 03 it did not happen, 04 it is on everybody else's by name
  replay <invoice>             its turn is now; a refused cancellation is asked for again
  month [2026-11]              everybody else's invoice of a month that is over (the last one)

  An invoice is named by its UUID, or by series and number: F-12.
  --by <name>                  who does it, for the log (the account of the machine)

Exit code: 0 done, 1 refused, 2 wrong usage.`;

/** The SAT's reasons that a person may give: 01 refers to a replacement document and is used by corrections. */
const REASONS = ['02', '03', '04'] as const;

export type InvoicesCommand =
  | { readonly name: 'list'; readonly which: AdministeredList }
  | { readonly name: 'cancel'; readonly invoice: string; readonly reason: (typeof REASONS)[number] }
  | { readonly name: 'replay'; readonly invoice: string }
  /** The last month by default. */
  | { readonly name: 'month'; readonly month: Month | undefined };

const OPTIONS = {
  reason: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; a fault is the message to print. */
export function invoicesOptions(args: readonly string[]): Result<CommandRequest<InvoicesCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  if (values.help) return fail(USAGE);
  const command = commandOf(positionals, values.reason);
  return typeof command === 'string' ? fail(command) : ok({ command, by: values.by });
}

function commandOf([name, subject, ...more]: readonly string[], typed: string | undefined): InvoicesCommand | string {
  if (more.length > 0) return USAGE;
  switch (name) {
    case 'waiting':
    case 'unknown':
    case 'rejected':
    case 'not-cancelled':
      return subject === undefined ? { name: 'list', which: name } : USAGE;
    case 'cancel': {
      const reason = REASONS.find((known) => known === typed);
      if (subject === undefined) return WANTS_INVOICE;
      return reason ? { name, invoice: subject, reason } : '--reason wants 02, 03 or 04, as the SAT has them';
    }
    case 'replay':
      return subject === undefined ? WANTS_INVOICE : { name, invoice: subject };
    case 'month': {
      const month = subject === undefined ? undefined : parseMonth(subject);
      return subject !== undefined && !month ? 'a month is wanted, as in 2026-11' : { name, month };
    }
    default:
      return USAGE;
  }
}

const WANTS_INVOICE = 'an invoice is wanted: its UUID, or F-12';
