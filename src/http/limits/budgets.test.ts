import { expect, test } from 'vitest';
import { BUDGETS, budgetOf } from '#http/limits/budgets.ts';
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

test.each(allRoutes)('$method $path is limited by address, whatever else counts', (route) => {
  expect(BUDGETS[budgetOf(route)].map(({ by }) => by)).toContain('address');
});
