import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { WalletFrameSettings } from '#http/wallet-frame/frame-page.ts';
import { registerAppleDomain } from '#http/wallet-frame/register-apple-domain.ts';
import { registerWalletFrame } from '#http/wallet-frame/register-wallet-frame.ts';
import { readWalletFrameMessage } from '#wire/wallet-frame.ts';

const google = {
  scriptUrl: 'https://pay.google.com/gp/p/js/pay.js',
  merchantId: 'BCR2',
  environment: 'PRODUCTION',
  gateway: 'mpgs',
  gatewayMerchantId: 'm</script>',
} as const;

const ask = async (url: string, change: Partial<WalletFrameSettings> = {}) => {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'));
  const settings = { payee: 'Costera', apple: { scriptUrl: undefined }, google, ...change };
  registerWalletFrame(settings, () => 'https://site.example')(app);
  registerAppleDomain('7B2276657273696F6E')(app);
  return app.inject(url);
};

test('the frame reaches Google, is held by the payment page alone and sends forms nowhere', async () => {
  const { headers } = await ask('/wallet-frame');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src https:\/\/pay\.google\.com\/gp\/p\/js\/pay\.js 'sha256-[^']+';/);
  expect(policy).toContain('connect-src https://pay.google.com https://google.com');
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain('frame-ancestors https://site.example');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('with Apple alone no script but ours is allowed, and nobody is reached', async () => {
  const { headers, body } = await ask('/wallet-frame', { google: undefined });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toMatch(/connect-src|frame-src|img-src/);
  expect(body).not.toContain('<script src');
});

test.each([
  ['es', 'Pagar con Apple Pay'],
  ['en', 'Pay with Apple Pay'],
])('it speaks %s and its settings cannot break out', async (lang, words) => {
  const { body } = await ask(`/wallet-frame?lang=${lang}&theme=dark`);
  expect(body).toContain(words);
  expect(body).toContain('data-theme="dark"');
  expect(body).not.toContain('m</script>');
});

/** The selectors of all rules with these declarations, each with the media query around it. */
const selectorsOf = (declarations: string, style: string): readonly string[] =>
  style
    .split(`{${declarations}`)
    .slice(0, -1)
    .map((before) => /(?:@media\([^)]*\)\{)?[^{}]*$/.exec(before)![0].trim());

test("Apple's button is white on every dark frame: where dark was chosen, and on a dark device without a choice", async () => {
  const { body } = await ask('/wallet-frame');
  const dark = selectorsOf('color-scheme:dark;', body);
  expect(dark).toHaveLength(2);
  expect(selectorsOf('-apple-pay-button-style:white}', body)).toEqual(dark.map((frame) => `${frame} #apple`));
});

test("Apple's file is answered as it is", async () => {
  const { body, headers } = await ask('/.well-known/apple-developer-merchantid-domain-association');
  expect([body, headers['content-type']]).toEqual(['7B2276657273696F6E', 'text/plain; charset=utf-8']);
});

test.each([
  [{ anden: 1, kind: 'ready' }, true],
  [{ anden: 1, kind: 'wallets', wallets: ['apple_pay', 'google_pay'] }, true],
  [{ anden: 1, kind: 'wallets', wallets: ['paypal'] }, false],
  [{ anden: 1, kind: 'token', id: 'a', wallet: 'apple_pay', token: '{}' }, true],
  [{ anden: 1, kind: 'token', id: 'a', wallet: 'credit', token: '{}' }, false],
  [{ anden: 1, kind: 'token', id: 'a', wallet: 'apple_pay', token: 'x'.repeat(8_193) }, false],
  [{ anden: 1, kind: 'validate', id: 'a', url: 'https://apple.example' }, true],
  [{ anden: 1, kind: 'validate', id: 'a', url: 7 }, false],
  [{ anden: 1, kind: 'cancelled', id: 'a' }, true],
  [{ anden: 2, kind: 'ready' }, false],
  [{ anden: 1, kind: 'height', height: 9_999 }, false],
  ['ready', false],
  [null, false],
])('%o is a word of the frame: %s', (data, isWord) => {
  expect(readWalletFrameMessage(data) !== undefined).toBe(isWord);
});
