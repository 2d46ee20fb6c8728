import { expect, test } from 'vitest';
import { ROUTES } from '#web/routes.ts';
import { ADVENTURES } from './testing/steps/adventures.ts';
import { ACCOUNT } from './testing/steps/account.ts';
import { AFTER_SALE } from './testing/steps/after-sale.ts';
import { LOUNGE } from './testing/steps/lounge.ts';
import { ORDERS } from './testing/steps/orders.ts';
import { PAYMENT_STEP } from './testing/steps/payment.ts';
import { SALE } from './testing/steps/sale.ts';
import { TOURS } from './testing/steps/tours.ts';
import { SIGNED_IN } from './testing/steps/signed-in.ts';
import { VOUCHERS } from './testing/steps/vouchers.ts';

/** Pages with actions but without a row, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'pages/my-tickets': 'is made to be read without a network: offline.e2e.test.ts',
  'pages/my-vouchers': 'is made to be read without a network: offline.e2e.test.ts',
};

const calls = [
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
].map((step) => step.calls);

/** Pages of one entry are the same form for different things: a row for any of them covers all. */
const isTried = ({ entry }: (typeof ROUTES)[number]): boolean =>
  ROUTES.some((route) => route.entry === entry && hasRow(route));

/** A row opens the page and, if it has forms, submits something from it. */
const hasRow = ({ path, page }: (typeof ROUTES)[number]): boolean =>
  calls.some(
    (made) =>
      made.includes(`GET ${path.replace(/:\w+/g, '…')}`) && (!page.act || made.some((call) => call.startsWith('POST'))),
  );

test('every page that takes a form or has a script is tried without its network, or says why not', () => {
  const doing = ROUTES.filter(({ page, interactive }) => page.act || interactive);
  expect(
    doing
      .filter((route) => !isTried(route))
      .map(({ entry }) => entry)
      .toSorted(),
  ).toEqual(Object.keys(LEFT_OUT).toSorted());
});
