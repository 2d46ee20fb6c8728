import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CASE_ACTS } from '#domain/cases/case-state.ts';
import { ROUTES } from '#web/routes.ts';
import { pathOf } from '#wire/paths.ts';
import { nameOf, type PageCall, pageCalls } from './testing/page-calls.ts';
import { ACCOUNT } from './testing/steps/account.ts';
import { ADVENTURES } from './testing/steps/adventures.ts';
import { AFTER_SALE } from './testing/steps/after-sale.ts';
import { LOUNGE } from './testing/steps/lounge.ts';
import { ORDERS } from './testing/steps/orders.ts';
import { PAYMENT_STEP } from './testing/steps/payment.ts';
import { PROOFS } from './testing/steps/proofs.ts';
import { SALE } from './testing/steps/sale.ts';
import { SIGNED_IN } from './testing/steps/signed-in.ts';
import type { OnlineStep } from './testing/steps/step.ts';
import { TOURS } from './testing/steps/tours.ts';
import { ACCOUNT_SAFETY } from './testing/steps/account-safety.ts';
import { COUNTER } from './testing/steps/counter.ts';
import { DESKS } from './testing/steps/desks.ts';
import { GIVEN_UP } from './testing/steps/given-up.ts';
import { OWN_TRIP } from './testing/steps/own-trip.ts';
import { VOUCHERS } from './testing/steps/vouchers.ts';

/** Pages with actions but without a row, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'pages/my-tickets': 'is made to be read without a network: offline.e2e.test.ts',
  'pages/my-vouchers': 'is made to be read without a network: offline.e2e.test.ts',
};

const OPENING = 'is made while the page opens: opening it again makes it again, as the rows that lose its GET do';

/** Calls of pages that no row makes, and why. */
const NEVER_LOST: Readonly<Record<string, string>> = {
  'web/flows/invoicing/find/page.ts: POST invoicing/reservation/link': OPENING,
  'web/flows/order/page.ts: POST websale/order/confirm': OPENING,
  'web/flows/order/page.ts: POST websale/order/resume': OPENING,
  'web/flows/order/screen.tsx: POST websale/order/confirm': 'is polled until it is answered',
  'web/flows/pay-link/page.ts: POST websale/pay_link/confirm': OPENING,
  'web/flows/pay-link/screen.tsx: POST websale/pay_link/confirm': 'is polled until it is answered',
  'web/flows/reservation/payment/page.ts: POST websale/reservation/confirm': OPENING,
  'web/flows/reservation/payment/use-payment.ts: POST websale/reservation/confirm': 'is polled until it is answered',
  'web/flows/tours/ticket/page.ts: POST tours/tour/check/reservation': OPENING,
  'web/flows/tours/ticket/page.ts: POST tours/tour/sale/booking': OPENING,
  'web/pages/internet/page.ts: POST additionals/service/additional/internet_confirm_payment': OPENING,
  'web/pages/lounge/page.ts: POST websale/basket/add':
    'is made by the server behind the visit, for the same form: the row of a lounge that is booked loses it',
  'web/pages/my-tickets/use-saved.ts: POST itinerary/reservation/forget':
    'forgets without a network: offline.e2e.test.ts',
};

/** Calls that are made by the very same code as one that a row loses: both files pass them to it. */
const SAME_PATH: Readonly<Record<string, { readonly call: string; readonly through: string }>> = {
  'web/boarding/deliver-scans.ts: POST operation/vouchers/scans': {
    call: 'web/boarding/deliver-scans.ts: POST operation/boarding/scans',
    through: 'web/boarding/deliver-scans.ts',
  },
  'web/flows/pay-link/use-pay-link.ts: POST websale/pay_link/apple_session': {
    call: 'web/flows/order/use-order-payment.ts: POST websale/reservation/payment/apple_session',
    through: 'web/payment/use-payment-page.ts',
  },
};

const STEPS: readonly OnlineStep[] = [
  ...SALE,
  ...PAYMENT_STEP,
  ...AFTER_SALE,
  ...ACCOUNT,
  ...SIGNED_IN,
  ...ORDERS,
  ...LOUNGE,
  ...ADVENTURES,
  ...TOURS,
  ...VOUCHERS,
  ...PROOFS,
  ...ACCOUNT_SAFETY,
  ...COUNTER,
  ...DESKS,
  ...GIVEN_UP,
  ...OWN_TRIP,
];

type PageRow = (typeof ROUTES)[number];

/** As the line names the address of a page. */
const addressOf = ({ path }: PageRow): string => path.replace(/:\w+/g, '…');

/** Pages of one entry are the same form for different things: a row for any of them covers all. */
const isTried = ({ entry }: PageRow): boolean => ROUTES.some((route) => route.entry === entry && hasRow(route));

/** A row opens the page and, if it has forms, submits something from it. */
const hasRow = (route: PageRow): boolean =>
  STEPS.some(
    ({ calls }) =>
      calls.includes(`GET ${addressOf(route)}`) && (!route.page.act || calls.some((call) => call.startsWith('POST'))),
  );

const doing = ROUTES.filter(({ page, interactive }) => page.act || interactive);

test('every page that takes a form or has a script is tried without its network, or says why not', () => {
  expect(
    doing
      .filter((route) => !isTried(route))
      .map(({ entry }) => entry)
      .toSorted(),
  ).toEqual(Object.keys(LEFT_OUT).toSorted());
});

const wire = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, unknown>>(['../src/wire/**/*.ts', '!**/*.test.ts'], { eager: true }),
  ).map(([file, exported]) => [file.slice('../src/'.length), exported]),
);
const callsOf = pageCalls(wire);

/** The pages that a row acts on: those it posts a form to, or opens for a call of their scripts. */
const pagesOf = ({ calls }: OnlineStep): readonly PageRow[] => {
  const posted = ROUTES.filter((route) => calls.includes(`POST ${addressOf(route)}`));
  return [...posted, ...ROUTES.filter((route) => calls.includes(`GET ${addressOf(route)}`))];
};

/** What a row sends: calls of scripts by their address, those behind a form by name or if it can only be one. */
function sentBy(step: OnlineStep): readonly PageCall[] {
  return pagesOf(step).flatMap((route) => {
    const all = callsOf(route.entry);
    const isForm = step.calls.includes(`POST ${addressOf(route)}`);
    const isOnly = isForm && new Set(all.map((call) => call.route)).size === 1;
    return all.filter(
      (call) =>
        isOnly || step.calls.includes(`POST ${pathOf(call.route)}`) || (isForm && step.sends?.includes(call.route)),
    );
  });
}

const lost = new Set(STEPS.flatMap(sentBy).map(nameOf));

test('every call that a page makes to change something is lost by a row, or says why not', () => {
  const all = new Set(doing.flatMap(({ entry }) => callsOf(entry)).map(nameOf));
  const known = [...Object.keys(NEVER_LOST), ...Object.keys(SAME_PATH)];
  expect([...all].filter((call) => !lost.has(call)).toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(SAME_PATH))('%s goes the way of one that is lost', (name, { call, through }) => {
  const fileIn = (one: string): string => one.slice(0, one.indexOf(':'));
  const uses = (file: string) =>
    file === through || readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8').includes(`from '#${through}'`);
  expect([lost.has(call), uses(fileIn(name)), uses(fileIn(call))]).toEqual([true, true, true]);
});

test('every act on a case is lost by a row', () => {
  expect(DESKS.filter(({ name }) => CASE_ACTS.some((act) => name === `a case: ${act}`))).toHaveLength(CASE_ACTS.length);
});

test('a row names only calls that its page makes', () => {
  const strange = STEPS.filter(({ sends = [], ...step }) =>
    sends.some((route) => !sentBy({ ...step, sends }).some((call) => call.route === route)),
  );
  expect(strange.map(({ name }) => name)).toEqual([]);
});
