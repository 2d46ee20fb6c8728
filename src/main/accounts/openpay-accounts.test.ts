import { expect, test } from 'vitest';
import { openpayAccounts } from '#main/accounts/openpay-accounts.ts';

const oxxo = {
  apiUrl: 'https://api.oxxo.example/v1',
  merchantId: 'm2',
  privateKey: 'sk_2',
  webhookUser: 'oxxo',
  webhookPassword: 'another-long-one',
};
const openpay = {
  ...oxxo,
  apiUrl: 'https://api.openpay.example/v1',
  scriptUrl: 'https://js.openpay.example/openpay.v1.js',
  publicKey: 'pk_1',
  webhookUser: 'openpay',
};

test.each([
  ['nothing', {}, true, []],
  ['OXXO alone', { oxxo }, true, ['oxxo: oxxo at /webhooks/oxxo']],
  [
    'both',
    { openpay, oxxo },
    true,
    ['openpay: credit,debit at /webhooks/openpay', 'openpay-stores: openpay at -', 'oxxo: oxxo at /webhooks/oxxo'],
  ],
  [
    'cards, and no more references from stores',
    { openpay },
    false,
    ['openpay: credit,debit at /webhooks/openpay', 'openpay-stores: openpay at - (closed)'],
  ],
])('%s', (_name, configs, stores, expected) => {
  const accounts = openpayAccounts(configs, { OPENPAY_3DS: 'selective', OPENPAY_STORES: stores });
  expect(
    accounts.map(({ provider, methods, webhook }) => {
      const closed = provider.isClosed ? ' (closed)' : '';
      return `${provider.provider}: ${methods} at ${webhook?.path ?? '-'}${closed}`;
    }),
  ).toEqual(expected);
});

test('the notices of one account are not believed for the password of the other', async () => {
  const webhooks = openpayAccounts({ openpay, oxxo }, { OPENPAY_3DS: 'selective', OPENPAY_STORES: true }).flatMap(
    ({ webhook }) => webhook ?? [],
  );
  const sent = (user: string) => ({
    headers: { authorization: `Basic ${btoa(`${user}:another-long-one`)}` },
    rawBody: '{}',
    body: {},
  });
  expect(await Promise.all(webhooks.map(({ isGenuine }) => isGenuine(sent('openpay'))))).toEqual([true, false]);
  expect(await Promise.all(webhooks.map(({ isGenuine }) => isGenuine(sent('oxxo'))))).toEqual([false, true]);
});
