import { expect, test } from 'vitest';
import { accountName, type BuyersAccount, isFromAccount } from '#domain/payment/buyers-account.ts';
import { id } from '#kernel/ids.ts';

test.each<[BuyersAccount, string]>([
  [{ kind: 'points', traveller: id('t1'), ledger: 'purchased' }, 'points:purchased:t1'],
  [{ kind: 'points', traveller: id('t1'), ledger: 'win' }, 'points:win:t1'],
  [{ kind: 'agency', agency: id('a1') }, 'agency:a1'],
])('%j is %s', (account, name) => {
  expect(accountName(account)).toBe(name);
  expect(isFromAccount(account.kind)).toBe(true);
});

test.each(['openpay', 'openpay-stores', 'paypal', 'counter', 'none'])('%s is no account of a buyer', (provider) => {
  expect(isFromAccount(provider)).toBe(false);
});
