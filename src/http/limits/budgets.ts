import { DAY, HOUR, MINUTE } from '#kernel/instant.ts';
import type { Allowance } from '#http/limits/allowance.ts';
import { postAdditions } from '#wire/additions.ts';
import * as invoicing from '#wire/invoicing.ts';
import { postGenerate, postReplace, postResend as postResendInvoice } from '#wire/new-invoicing.ts';
import * as itinerary from '#wire/itinerary.ts';
import type { Route } from '#wire/route.ts';
import { postLogin } from '#wire/account.ts';
import { postPayLink, postPayLinkAppleSession, postPayLinkConfirm } from '#wire/pay-link.ts';
import { postChangeSchedule } from '#wire/schedule-change.ts';
import { postBoardingScans } from '#wire/boarding.ts';
import { postNotices, postStopNotices } from '#wire/notices.ts';
import { postOperatorSignIn } from '#wire/operation.ts';
import { getPkpass, getTicketWallets } from '#wire/ticket-wallets.ts';
import {
  getHtml,
  getIcs,
  getPdf,
  getPromotionalCode,
  postAbandon,
  postConfirm,
  postCreate,
  postExtend,
  postPayment,
  postSeats,
} from '#wire/websale.ts';
import { postAppleSession } from '#wire/wallets.ts';

/** Who is counted. A new session costs nothing: beside each budget by session stands a wider one by address. */
export const COUNTED = ['address', 'session', 'reservation', 'account'] as const;

export type Counted = (typeof COUNTED)[number];

export interface Budget extends Allowance {
  readonly by: Counted;
}

const by = (counted: Counted, times: number, per: number): Budget => ({ by: counted, times, per });

/**
 * How much of what one visitor may ask. The figures are several times what a family with a poor connection needs, and far
 * below what it takes to guess codes, try stolen cards or keep a bus empty.
 */
export const BUDGETS = {
  /** Calls and pages together; built files cost nothing and are not counted. */
  everything: [by('address', 1_200, MINUTE)],
  read: [by('address', 600, MINUTE)],
  change: [by('session', 120, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  create: [by('address', 20, 10 * MINUTE)],
  promo: [by('address', 20, 10 * MINUTE)],
  seats: [by('session', 60, 10 * MINUTE), by('address', 300, 10 * MINUTE)],
  payment: [by('session', 10, HOUR), by('reservation', 10, HOUR), by('address', 30, HOUR)],
  /** Each time a traveller opens Apple's sheet. */
  walletSession: [by('session', 30, HOUR), by('reservation', 30, HOUR), by('address', 120, HOUR)],
  /** Asked every three seconds while a bank or a counter is waited for. */
  confirm: [by('reservation', 60, MINUTE), by('address', 300, MINUTE)],
  /** Guesses of one password come slower and slower, and never shut its owner out for good. */
  login: [by('account', 10, HOUR), by('account', 40, DAY), by('address', 30, 10 * MINUTE)],
  /** Beside the failures counted in the database, which every process shares. */
  lookUp: [by('session', 30, 10 * MINUTE), by('address', 120, 10 * MINUTE)],
  /** Looked at every two seconds while one is stamped. Guesses are counted in the database besides. */
  invoicing: [by('session', 240, 10 * MINUTE), by('address', 600, 10 * MINUTE)],
  /** Each costs a stamp; who mistypes their name tries again. */
  invoice: [by('session', 30, HOUR), by('address', 120, HOUR)],
  /** A full bus, read as fast as people walk in; several doors share an address. */
  boarding: [by('session', 300, MINUTE), by('address', 1_200, MINUTE)],
  /** Keys are 192 random bits: this is against load more than against luck. */
  operatorSignIn: [by('session', 10, 10 * MINUTE), by('address', 60, 10 * MINUTE)],
  /** Drawn anew for each: the dearest answer of all. */
  document: [by('session', 60, 10 * MINUTE), by('address', 300, 10 * MINUTE)],
} as const satisfies Readonly<Record<string, readonly Budget[]>>;

export type BudgetName = keyof typeof BUDGETS;

const OWN: ReadonlyMap<Route, BudgetName> = new Map<Route, BudgetName>([
  [getPromotionalCode, 'promo'],
  [postCreate, 'create'],
  [postSeats, 'seats'],
  [postExtend, 'seats'],
  [postChangeSchedule, 'seats'],
  // Each makes a reservation that waits for its payment.
  [postAdditions, 'seats'],
  [postPayment, 'payment'],
  [postAppleSession, 'walletSession'],
  [postPayLinkAppleSession, 'walletSession'],
  [postPayLink, 'payment'],
  [postConfirm, 'confirm'],
  [postPayLinkConfirm, 'confirm'],
  [postAbandon, 'confirm'],
  [postLogin, 'login'],
  [itinerary.postData, 'lookUp'],
  [itinerary.getData, 'lookUp'],
  [itinerary.postForgotNip, 'lookUp'],
  [itinerary.postRecover, 'lookUp'],
  [itinerary.postOneTimeCode, 'lookUp'],
  [itinerary.postProof, 'lookUp'],
  [postOperatorSignIn, 'operatorSignIn'],
  [itinerary.postNip, 'lookUp'],
  [itinerary.postResend, 'lookUp'],
  [postNotices, 'lookUp'],
  [postStopNotices, 'lookUp'],
  [invoicing.getReservation, 'invoicing'],
  [invoicing.postReservation, 'lookUp'],
  [invoicing.postSearchSeries, 'lookUp'],
  [postGenerate, 'invoice'],
  [postReplace, 'invoice'],
  [postResendInvoice, 'lookUp'],
  [postBoardingScans, 'boarding'],
  [getHtml, 'document'],
  [getPdf, 'document'],
  [getIcs, 'document'],
  [getPkpass, 'document'],
  [getTicketWallets, 'document'],
]);

/** The budget a call is paid from. */
export const budgetOf = (route: Route): BudgetName => OWN.get(route) ?? (route.method === 'GET' ? 'read' : 'change');
