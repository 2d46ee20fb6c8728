import { type CardNumber, parseCardNumber } from '#domain/loyalty/card.ts';
import { passwordLacks } from '#domain/loyalty/password-policy.ts';
import type { PointsKind } from '#domain/loyalty/points.ts';
import { type Tier, TIERS } from '#domain/loyalty/tier.ts';
import { isEmail } from '#kernel/patterns.ts';
import { normalisePhone } from '#kernel/phone.ts';
import { type Points, points } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { hundredths } from '#main/cli/hundredths.ts';
import type { CommandRequest } from '#main/cli/on-database.ts';
import { parseOptions, type ValuesOf } from '#main/cli/parse-options.ts';

export const USAGE = `Usage: npm run traveller -- <command> [options]

  open --first-name Ana --last-name López --phone 3312345678 --email ana@example.com
                               open an account; prints its card number and, unless given, a password
      --tier classic           classic, golden or platinum
      --card 700000000047      a card that was printed already
      --password <text>        at least 8 characters, an uppercase letter, a digit and a special character
  credit <card> --kind purchased --amount 1,500.00
                               give points: purchased or won
  show <card>                  who it is and what points there are
  withdraw <card>              close the account to its traveller; the points stay

  --by <name>                  who does it, for the log (the account of the machine)

Exit code: 0 done, 1 refused and nothing changed, 2 wrong usage.`;

export type TravellerCommand =
  | {
      readonly name: 'open';
      readonly firstName: string;
      readonly lastName: string;
      readonly phone: string;
      readonly email: string;
      readonly tier: Tier;
      /** Undefined: one is generated. */
      readonly card: CardNumber | undefined;
      readonly password: string | undefined;
    }
  | { readonly name: 'credit'; readonly card: CardNumber; readonly kind: PointsKind; readonly points: Points }
  | { readonly name: 'show' | 'withdraw'; readonly card: CardNumber };

const OPTIONS = {
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  tier: { type: 'string', default: 'classic' },
  card: { type: 'string' },
  password: { type: 'string' },
  kind: { type: 'string' },
  amount: { type: 'string' },
  by: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; a fault is the message to print. */
export function travellerOptions(args: readonly string[]): Result<CommandRequest<TravellerCommand>, string> {
  const parsed = parseOptions(args, OPTIONS, USAGE);
  if (typeof parsed === 'string') return fail(parsed);
  const [name, subject, ...more] = parsed.positionals;
  if (parsed.values.help || more.length > 0) return fail(USAGE);
  const command = commandOf(name, subject, parsed.values);
  return typeof command === 'string' ? fail(command) : ok({ command, by: parsed.values.by });
}

type Values = ValuesOf<typeof OPTIONS>;

function commandOf(name: string | undefined, subject: string | undefined, values: Values): TravellerCommand | string {
  if (name === 'open') return subject === undefined ? opening(values) : USAGE;
  if (name !== 'credit' && name !== 'show' && name !== 'withdraw') return USAGE;
  const card = parseCardNumber(subject ?? '');
  if (!card) return WANTS_CARD;
  return name === 'credit' ? crediting(card, values) : { name, card };
}

const WANTS_CARD = 'a card number is wanted: 12 digits, as it is printed on the card';

function opening(values: Values): TravellerCommand | string {
  const [firstName, lastName] = [values['first-name']?.trim(), values['last-name']?.trim()];
  if (!firstName || !lastName) return '--first-name and --last-name are wanted';
  const phone = normalisePhone(values.phone ?? '');
  if (!phone) return '--phone wants 10 digits';
  const email = values.email?.trim().toLowerCase() ?? '';
  if (!isEmail(email)) return '--email wants an address, as in ana@example.com';
  const tier = TIERS.find((one) => one === values.tier);
  if (!tier) return `--tier wants one of ${TIERS.join(', ')}`;
  const card = values.card === undefined ? undefined : parseCardNumber(values.card);
  if (values.card !== undefined && !card) return WANTS_CARD;
  const { password } = values;
  const lacks = password === undefined ? [] : passwordLacks(password);
  if (lacks.length > 0) return `--password lacks: ${lacks.join(', ')}`;
  return { name: 'open', firstName, lastName, phone, email, tier, card, password };
}

/** Common names of the two ledgers. */
const KINDS: Readonly<Record<string, PointsKind>> = { purchased: 'purchased', won: 'win', win: 'win' };

function crediting(card: CardNumber, values: Values): TravellerCommand | string {
  const kind = KINDS[values.kind ?? ''];
  if (!kind) return '--kind wants purchased or won';
  const amount = hundredths(values.amount);
  return amount === undefined
    ? '--amount wants points, as in 1,500.00'
    : { name: 'credit', card, kind, points: points(amount) };
}
