import type { ErrorCode, Faults } from '#domain/errors.ts';
import { HOUR, MINUTE } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { Allowance } from '#http/limits/allowance.ts';
import type { CallBudget, GuessBudget, Route } from '#wire/route.ts';

/**
 * What is counted by. A new session costs nothing, and hundreds of people may share one address: each budget has both.
 */
export const COUNTED = ['address', 'session'] as const;

export type Counted = (typeof COUNTED)[number];

/** The outcome of a call: `mistake` is a refusal for another reason than a wrong guess, such as a wrong date. */
export type CallOutcome = 'done' | 'guess' | 'mistake';

export interface Budget extends Allowance {
  readonly by: Counted;
  /** The only outcomes that count. Absent: all of them. */
  readonly only?: readonly CallOutcome[];
}

const by = (counted: Counted, times: number, per: number, only?: readonly CallOutcome[]): Budget => ({
  by: counted,
  times,
  per,
  ...(only ? { only } : {}),
});

/**
 * How often one visitor may call: by session, several times what a family with a poor connection needs; by address,
 * what two hundred simultaneous buyers behind it need (a mobile operator's, a terminal's). Anything worth guessing is
 * bounded by its wrong guesses. Nothing is counted by what a stranger can name, such as a reservation's code or an
 * account: that would lock its owner out. Failed look-ups and sign-ins are counted in the database.
 */
export const BUDGETS = {
  /** Calls and pages together; built files are cheap and not counted. */
  everything: [by('address', 3_000, MINUTE)],
  read: [by('session', 600, MINUTE), by('address', 3_000, MINUTE)],
  /**
   * Two months of a pair of stops: more expensive than the list of one day, and requested once per pair and direction.
   */
  calendar: [by('session', 60, MINUTE), by('address', 1_200, MINUTE)],
  change: [by('session', 120, 10 * MINUTE), by('address', 6_000, 10 * MINUTE)],
  /** Each search on the home page; a refused date costs nothing. */
  create: [by('session', 60, 10 * MINUTE, ['done']), by('address', 1_200, 10 * MINUTE, ['done'])],
  promo: [by('session', 30, 10 * MINUTE), by('address', 1_200, 10 * MINUTE)],
  /** Promotional codes that do not exist, on any form. */
  promoGuess: [by('session', 10, 10 * MINUTE, ['guess']), by('address', 60, 10 * MINUTE, ['guess'])],
  seats: [by('session', 60, 10 * MINUTE), by('address', 3_000, 10 * MINUTE)],
  payment: [by('session', 10, HOUR), by('address', 2_400, HOUR)],
  /** Cards that the bank refuses: a thief tries many of them. */
  declined: [by('session', 10, HOUR, ['guess']), by('address', 120, HOUR, ['guess'])],
  /** Folios and names that do not match, in requests for late credit. */
  lateCreditGuess: [by('session', 10, HOUR, ['guess']), by('address', 60, HOUR, ['guess'])],
  /** Each time a traveller opens Apple's sheet. */
  walletSession: [by('session', 30, HOUR), by('address', 2_400, HOUR)],
  /** Polled every three seconds while a bank or a counter is pending. */
  confirm: [by('session', 60, MINUTE), by('address', 2_400, MINUTE)],
  login: [by('session', 30, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  lookUp: [by('session', 30, 10 * MINUTE), by('address', 1_200, 10 * MINUTE)],
  /** Polled every two seconds while an invoice is stamped. */
  invoicing: [by('session', 240, 10 * MINUTE), by('address', 2_400, 10 * MINUTE)],
  /** Each costs a stamp; a mistyped name needs another try. */
  invoice: [by('session', 30, HOUR), by('address', 600, HOUR)],
  /** A full bus, scanned as fast as people board; several scanners share an address. */
  boarding: [by('session', 300, MINUTE), by('address', 1_200, MINUTE)],
  /** Keys are 192 random bits: this limits load rather than guessing, and a terminal's staff share an address. */
  operatorSignIn: [by('session', 10, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  /** Cases with their files; a refused form costs nothing. */
  case: [by('session', 10, HOUR, ['done']), by('address', 60, HOUR, ['done'])],
  /** Rendered again each time: the most expensive answer. */
  document: [by('session', 60, 10 * MINUTE), by('address', 2_400, 10 * MINUTE)],
  /** Tokens that programs take and refresh: normally once in a quarter of an hour each, more often during a problem. */
  token: [by('session', 60, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  tokenCheck: [by('session', 600, MINUTE), by('address', 3_000, MINUTE)],
} as const satisfies Readonly<Record<'everything' | CallBudget | GuessBudget, readonly Budget[]>>;

/** Tries to pay by one session, refused ones included. */
export const PAYMENTS_PER_HOUR = BUDGETS.payment.find(({ by: counted }) => counted === 'session')!.times;

export type BudgetName = keyof typeof BUDGETS;

/** The budget a call is charged to. */
export const budgetOf = ({ budget, method }: Pick<Route, 'budget' | 'method'>): CallBudget =>
  budget ?? (method === 'GET' ? 'read' : 'change');

/** All budgets a call is charged to: its own, and that of wrong guesses if it reveals whether a guess is right. */
export const budgetsOf = (route: Pick<Route, 'budget' | 'method' | 'guesses'>): readonly BudgetName[] => [
  budgetOf(route),
  ...(route.guesses ? [route.guesses] : []),
];

const WRONG_GUESSES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'promo_invalid',
  'card_declined',
  'card_expired',
  'card_funds',
  'card_invalid',
  'paypal_declined',
  'credit_code_invalid',
  'late_credit_not_found',
]);

/** The outcome of a call, as budgets count it. */
export const outcomeOf = (result: Result<unknown, Faults>): CallOutcome => {
  if (result.ok) return 'done';
  return result.fault.some(({ code }) => WRONG_GUESSES.has(code)) ? 'guess' : 'mistake';
};
