import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, GOOD, KEYS, type Provider, startProvider } from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());

const AMEX = '345678000000007';

test.each([
  [GOOD, {}, 201, undefined],
  ['4111111111111112', {}, 422, 2004],
  ['411', {}, 422, 2004],
  [undefined, {}, 422, 2004],
  [GOOD, { expiration_year: '20' }, 400, 2005],
  [GOOD, { expiration_month: '13' }, 400, 2005],
  [GOOD, { expiration_month: '1', expiration_year: '2039' }, 201, undefined],
  [GOOD, { cvv2: '' }, 400, 2006],
  [GOOD, { cvv2: '12' }, 400, 2009],
  [GOOD, { cvv2: 'abc' }, 400, 2009],
  [AMEX, { cvv2: '123' }, 400, 2009],
  [AMEX, { cvv2: '1234' }, 201, undefined],
  [GOOD, { holder_name: ' ' }, 400, 1001],
])('%s %o: %i %s', async (number, change, status, code) => {
  const answer = await provider.token(String(number), change);
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
});

test('a token shows its card without its number', async () => {
  const { body } = await provider.token('5555 5555 5555 4444');
  expect(body).toEqual({
    id: expect.stringMatching(/^k[0-9a-f]{18}$/),
    card: {
      type: 'credit',
      brand: 'mastercard',
      card_number: '555555XXXXXX4444',
      holder_name: 'Ana López',
      expiration_month: '12',
      expiration_year: '39',
      allows_charges: true,
      allows_payouts: false,
    },
  });
});

test('an error is told in the form of the provider', async () => {
  expect((await provider.token('4111111111111112')).body).toEqual({
    category: 'request',
    error_code: 2004,
    description: expect.any(String),
    http_code: 422,
    request_id: expect.any(String),
    fraud_rules: null,
  });
});

test('pages of every origin may ask, the opaque one among them', async () => {
  const asked = await fetch(`${provider.url}${provider.merchant}/tokens`, {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-headers': 'authorization,content-type' },
  });
  expect(asked.status).toBe(200);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
});

test.each<[string, string, Record<string, string>, number, number | undefined]>([
  ['a wrong key', 'pk_of_somebody', {}, 401, 1002],
  ['the private key out of a page', KEYS.private, { origin: 'null' }, 403, 1010],
  ['the private key out of a server', KEYS.private, {}, 201, undefined],
])('%s', async (_, key, headers, status, code) => {
  const card = { ...CARD, card_number: GOOD };
  const answer = await provider.ask(key, `${provider.merchant}/tokens`, card, { headers });
  expect([answer.status, answer.body['error_code']]).toEqual([status, code]);
});

test('pays once', async () => {
  const source_id = (await provider.token(GOOD)).body['id'];
  expect((await provider.charge({ source_id })).status).toBe(200);
  expect((await provider.charge({ source_id })).body['error_code']).toBe(1005);
});
