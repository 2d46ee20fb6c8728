import { afterAll, beforeAll, expect, test } from 'vitest';
import { DECLINED, GOOD, NO_FUNDS, type Provider, SECURE, startProvider, WANTS_BANK } from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());

const toBank = async (number: string, change: Record<string, unknown> = {}) => {
  const { body } = await provider.pay(number, { ...SECURE, ...change });
  const { type, url } = body['payment_method'] as { type: string; url: string };
  expect([body['status'], type]).toEqual(['charge_pending', 'redirect']);
  return { id: String(body['id']), url };
};

const answer = (url: string, word: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: word }), redirect: 'manual' });

test.each([
  [GOOD, 'authorize', 'completed', null],
  [WANTS_BANK, 'authorize', 'completed', null],
  [GOOD, 'reject', 'failed', 2010],
  [NO_FUNDS, 'authorize', 'failed', 3003],
  [DECLINED, 'reject', 'failed', 2010],
])('%s and %s: %s %s', async (number, word, status, code) => {
  const { id, url } = await toBank(number);
  const sent = await answer(url, word);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${SECURE.redirect_url}&id=${id}`]);
  expect((await provider.get(`/charges/${id}`)).body).toMatchObject({ status, error_code: code });
});

test('a buyer who has answered cannot answer again', async () => {
  const { id, url } = await toBank(GOOD);
  await answer(url, 'reject');
  expect((await answer(url, 'authorize')).status).toBe(303);
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
  expect((await provider.get(`/charges/${id}`)).body['status']).toBe('failed');
});

test.each([
  ['es-MX,es;q=0.9', '', 'es', '¿Autoriza este pago?', 'Autorizar', 'Rechazar'],
  ['en-US', '', 'en', 'Do you authorize this payment?', 'Authorize', 'Reject'],
  ['fr', '', 'es', '¿Autoriza este pago?', 'Autorizar', 'Rechazar'],
  ['es', '?lang=en', 'en', 'Do you authorize this payment?', 'Authorize', 'Reject'],
])('the page for %s%s speaks %s', async (asked, query, language, ...words) => {
  const { url } = await toBank(GOOD);
  const page = await (await fetch(url + query, { headers: { 'accept-language': asked } })).text();
  for (const part of [`<html lang="${language}">`, '$ 650.50 MXN', ' 1111</dd>', ...words])
    expect(page).toContain(part);
});

test('the page needs no script, trusts no text and may lead back to the merchant only', async () => {
  const { url } = await toBank(GOOD, { description: '<script>alert(1)</script>' });
  const response = await fetch(url);
  const page = await response.text();
  expect(page).not.toContain('<script');
  expect(page.match(/<button /g)).toHaveLength(2);
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://merchant.example;");
});

test('there is no page where nobody asked for the bank', async () => {
  const { body } = await provider.pay(GOOD);
  expect((await fetch(`${provider.url}/3ds/${String(body['id'])}`)).status).toBe(404);
});
