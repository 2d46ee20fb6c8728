import type { RefundId } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';
import { type LocalDate, parseLocalDate } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { parseOptions, type ValuesOf } from '#main/cli/parse-options.ts';
import { isUuid } from '#kernel/patterns.ts';

export const USAGE = `Usage: npm run money -- <command> [options]

  pending                      what waits to be paid: in stores, at the counter, at a bank
  unknown                      attempts without a clear outcome, and what the provider says now
  to-refund                    money that is to go back, why, and how
  refund <refund> --by-hand --note <text>
                               somebody gave it back; the note says how
  retry-refund <refund>        ask the provider once more to give it back, now
  take-cash <code>             cash was paid at the counter: sell the order
  report [--date 2026-11-30]   the books of a day against the providers' (yesterday)

  --by <name>                  who does it, for the log (the account of the machine)
  --json                       print one JSON document instead of a table

Exit code: 0 done, 1 refused or a difference was found, 2 wrong usage, 3 a provider did not answer.`;

export type MoneyCommand =
  | { readonly name: 'pending' | 'unknown' | 'to-refund' }
  | { readonly name: 'refund'; readonly refund: RefundId; readonly note: string }
  | { readonly name: 'retry-refund'; readonly refund: RefundId }
  | { readonly name: 'take-cash'; readonly code: string }
  /** Yesterday by default. */
  | { readonly name: 'report'; readonly day: LocalDate | undefined };

export interface MoneyOptions {
  readonly command: MoneyCommand;
  readonly by: string | undefined;
  readonly json: boolean;
}

const OPTIONS = {
  'by-hand': { type: 'boolean', default: false },
  note: { type: 'string' },
  by: { type: 'string' },
  date: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; a fault is the message to print. */
export function moneyOptions(args: readonly string[]): Result<MoneyOptions, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const { values, positionals } = parsed;
  if (values.help) return fail(USAGE);
  const command = commandOf(positionals, values);
  return typeof command === 'string' ? fail(command) : ok({ command, by: values.by, json: values.json });
}

type Values = ValuesOf<typeof OPTIONS>;

function commandOf([name, subject, ...more]: readonly string[], values: Values): MoneyCommand | string {
  if (more.length > 0) return USAGE;
  switch (name) {
    case 'pending':
    case 'unknown':
    case 'to-refund':
      return subject === undefined ? { name } : USAGE;
    case 'refund': {
      const refund = refundOf(subject);
      const note = values.note?.trim();
      if (!refund) return WANTS_REFUND;
      if (!values['by-hand']) return 'refund --by-hand says that somebody gave it back; retry-refund asks the provider';
      return note ? { name, refund, note } : '--note wants how it was given back, and what proves it';
    }
    case 'retry-refund': {
      const refund = refundOf(subject);
      return refund ? { name, refund } : WANTS_REFUND;
    }
    case 'take-cash':
      return subject === undefined ? 'take-cash wants the code of the reservation' : { name, code: subject };
    case 'report': {
      if (subject !== undefined) return USAGE;
      const day = values.date === undefined ? undefined : parseLocalDate(values.date);
      return values.date !== undefined && !day ? '--date wants a day, as in 2026-11-30' : { name, day };
    }
    default:
      return USAGE;
  }
}

const WANTS_REFUND = 'the id of a refund is wanted, as to-refund shows it';

const refundOf = (text: string | undefined): RefundId | undefined =>
  text !== undefined && isUuid(text) ? id(text.toLowerCase()) : undefined;
