import { expect, test } from 'vitest';
import { fault } from '#domain/errors.ts';
import { type Budget, BUDGETS, budgetOf, budgetsOf, outcomeOf } from '#http/limits/budgets.ts';
import { postLogin } from '#wire/account.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { getPayment, getPromotionalCode, getSeats, postContact, postPayment, postSeats } from '#wire/websale.ts';

test.each([
  [getPromotionalCode, 'promo'],
  [getSeats, 'read'],
  [getPayment, 'read'],
  [postContact, 'change'],
  [postSeats, 'seats'],
  [postPayment, 'payment'],
  [postLogin, 'login'],
])('$method $path is paid from %s', (route, name) => {
  expect(budgetOf(route)).toBe(name);
});

test.each(allRoutes)('$method $path pairs a narrow budget by session with a wide one by address', (route) => {
  for (const name of budgetsOf(route)) {
    const rows: readonly Budget[] = BUDGETS[name];
    const most = (counted: string) => Math.min(...rows.filter(({ by }) => by === counted).map(({ times }) => times));
    expect(rows.map(({ by }) => by).toSorted()).toEqual(['address', 'session']);
    expect(most('address')).toBeGreaterThanOrEqual(4 * most('session'));
  }
});

test.each<[string, Parameters<typeof outcomeOf>[0], string]>([
  ['what went well', { ok: true, value: {} }, 'done'],
  ['a date that is past', { ok: false, fault: [fault('schedule_required')] }, 'mistake'],
  ['a promotional code that there is not', { ok: false, fault: [fault('promo_invalid')] }, 'guess'],
  ['a folio and a name that do not match', { ok: false, fault: [fault('late_credit_not_found')] }, 'guess'],
  ['the code of a credit that there is not', { ok: false, fault: [fault('credit_code_invalid')] }, 'guess'],
  ['a card the bank refuses', { ok: false, fault: [fault('card_declined')] }, 'guess'],
])('%s', (_name, result, outcome) => {
  expect(outcomeOf(result)).toBe(outcome);
});
