import type { ErrorCode, Faults } from '#domain/errors.ts';
import { HOUR, MINUTE } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { Allowance } from '#http/limits/allowance.ts';
import type { CallBudget, GuessBudget, Route } from '#wire/route.ts';

/** Who is counted. A new session costs nothing, and hundreds of people share one address: each budget has both. */
export const COUNTED = ['address', 'session'] as const;

export type Counted = (typeof COUNTED)[number];

/** The outcome of a call: `mistake` is what was refused for another reason than a wrong guess, a wrong date say. */
export type CallOutcome = 'done' | 'guess' | 'mistake';

export interface Budget extends Allowance {
  readonly by: Counted;
  /** The only outcomes that are counted. Absent: each of them. */
  readonly only?: readonly CallOutcome[];
}

const by = (counted: Counted, times: number, per: number, only?: readonly CallOutcome[]): Budget => ({
  by: counted,
  times,
  per,
  ...(only ? { only } : {}),
});

/**
 * How much of what one visitor may ask: by session, several times what a family with a poor connection needs; by address,
 * what two hundred people need who buy at once behind one (a mobile operator's, a terminal's). What is worth guessing is
 * bounded by its wrong guesses. Nothing is counted by what a stranger can name, a reservation's code or an account: that
 * would shut its owner out. Failed look-ups and sign-ins are counted in the database.
 */
export const BUDGETS = {
  /** Calls and pages together; built files cost nothing and are not counted. */
  everything: [by('address', 3_000, MINUTE)],
  read: [by('session', 600, MINUTE), by('address', 3_000, MINUTE)],
  /** Two months of a pair: dearer than a list of one day, and asked once a pair and way. */
  calendar: [by('session', 60, MINUTE), by('address', 1_200, MINUTE)],
  change: [by('session', 120, 10 * MINUTE), by('address', 6_000, 10 * MINUTE)],
  /** Each search on the home page; a date that is refused costs nothing of it. */
  create: [by('session', 60, 10 * MINUTE, ['done']), by('address', 1_200, 10 * MINUTE, ['done'])],
  promo: [by('session', 30, 10 * MINUTE), by('address', 1_200, 10 * MINUTE)],
  /** Promotional codes that there are not, wherever they were typed. */
  promoGuess: [by('session', 10, 10 * MINUTE, ['guess']), by('address', 60, 10 * MINUTE, ['guess'])],
  seats: [by('session', 60, 10 * MINUTE), by('address', 3_000, 10 * MINUTE)],
  payment: [by('session', 10, HOUR), by('address', 2_400, HOUR)],
  /** Cards that the bank refuses: who tries stolen ones has many of them. */
  declined: [by('session', 10, HOUR, ['guess']), by('address', 120, HOUR, ['guess'])],
  /** Folios and names that do not fit each other, of those who ask for points late. */
  lateCreditGuess: [by('session', 10, HOUR, ['guess']), by('address', 60, HOUR, ['guess'])],
  /** Each time a traveller opens Apple's sheet. */
  walletSession: [by('session', 30, HOUR), by('address', 2_400, HOUR)],
  /** Asked every three seconds while a bank or a counter is waited for. */
  confirm: [by('session', 60, MINUTE), by('address', 2_400, MINUTE)],
  login: [by('session', 30, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  lookUp: [by('session', 30, 10 * MINUTE), by('address', 1_200, 10 * MINUTE)],
  /** Looked at every two seconds while one is stamped. */
  invoicing: [by('session', 240, 10 * MINUTE), by('address', 2_400, 10 * MINUTE)],
  /** Each costs a stamp; who mistypes their name tries again. */
  invoice: [by('session', 30, HOUR), by('address', 600, HOUR)],
  /** A full bus, read as fast as people walk in; several doors share an address. */
  boarding: [by('session', 300, MINUTE), by('address', 1_200, MINUTE)],
  /** Keys are 192 random bits: this is against load more than against luck, and a terminal's staff share an address. */
  operatorSignIn: [by('session', 10, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  /** What is written to the carrier, files and all; a form that was refused costs nothing of it. */
  case: [by('session', 10, HOUR, ['done']), by('address', 60, HOUR, ['done'])],
  /** Drawn again for each: the dearest answer of all. */
  document: [by('session', 60, 10 * MINUTE), by('address', 2_400, 10 * MINUTE)],
  /** Tokens that programs take and refresh: once in a quarter of an hour each, more where something is out of order. */
  token: [by('session', 60, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  tokenCheck: [by('session', 600, MINUTE), by('address', 3_000, MINUTE)],
} as const satisfies Readonly<Record<'everything' | CallBudget | GuessBudget, readonly Budget[]>>;

export type BudgetName = keyof typeof BUDGETS;

/** The budget a call is paid from. */
export const budgetOf = ({ budget, method }: Pick<Route, 'budget' | 'method'>): CallBudget =>
  budget ?? (method === 'GET' ? 'read' : 'change');

/** All budgets a call is paid from: its own, and that of wrong guesses where it tells right from wrong. */
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

/** What a call came to, as budgets count it. */
export const outcomeOf = (result: Result<unknown, Faults>): CallOutcome => {
  if (result.ok) return 'done';
  return result.fault.some(({ code }) => WRONG_GUESSES.has(code)) ? 'guess' : 'mistake';
};
