import { expect, test } from 'vitest';
import { BUDGETS, budgetOf } from '#http/limits/budgets.ts';
import { accountRoutes, postLogin } from '#wire/account.ts';
import { catalogueRoutes } from '#wire/catalogue.ts';
import {
  getPayment,
  getPromotionalCode,
  getSeats,
  postContact,
  postPayment,
  postSeats,
  websaleRoutes,
} from '#wire/websale.ts';

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

test.each([...websaleRoutes, ...catalogueRoutes, ...accountRoutes])(
  '$method $path is limited by address, whatever else counts',
  (route) => {
    expect(BUDGETS[budgetOf(route)].map(({ by }) => by)).toContain('address');
  },
);
