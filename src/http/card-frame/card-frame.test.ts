import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { scriptsOf } from '#http/card-frame/frame-page.ts';
import { registerCardFrame } from '#http/card-frame/register-card-frame.ts';
import { readCardFrameMessage } from '#wire/card-frame.ts';

const provider = {
  merchantId: 'm</script>',
  publicKey: 'pk_public',
  scriptUrl: 'https://provider.example/openpay.v1.js',
  apiUrl: 'https://api.provider.example/v1',
  sandbox: true,
};

const ask = async (url: string) => {
  const app = Fastify();
  registerCardFrame(provider, () => 'https://site.example')(app);
  return app.inject(url);
};

test('the frame reaches the provider, is held by us and sends forms nowhere', async () => {
  const { headers } = await ask('/card-frame');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('connect-src https://api.provider.example;');
  expect(policy).toMatch(
    /script-src https:\/\/provider\.example\/openpay\.v1\.js https:\/\/provider\.example\/openpay-data\.v1\.js 'sha256-[^']+';/,
  );
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['https://js.example/openpay.v1.min.js', 'https://js.example/openpay-data.v1.min.js'],
  [
    'https://js.example/lib/openpay-js/1.2.38/openpay.v1.min.js',
    'https://js.example/lib/openpay-data-js/1.2.38/openpay-data.v1.min.js',
  ],
])('beside %s stands the script that recognizes devices', (scriptUrl, deviceScript) => {
  expect(scriptsOf({ scriptUrl })).toEqual([scriptUrl, deviceScript]);
});

test.each([
  ['es', 'Número de la tarjeta'],
  ['en', 'Card number'],
])('it speaks %s, its settings cannot break out, and no field has a name to be sent by', async (lang, words) => {
  const { body } = await ask(`/card-frame?lang=${lang}&theme=dark`);
  expect(body).toContain(words);
  expect(body).toContain('data-theme="dark"');
  expect(body).not.toContain('m</script>');
  expect(body).not.toMatch(/<input[^>]* name=/);
});

test.each([
  [{ anden: 1, kind: 'ready' }, true],
  [{ anden: 1, kind: 'token', id: 'a', token: 'k1', deviceSession: '' }, true],
  [{ anden: 2, kind: 'ready' }, false],
  [{ kind: 'ready' }, false],
  [{ anden: 1, kind: 'token', id: 'a' }, false],
  [{ anden: 1, kind: 'height', height: 9_999 }, false],
  ['ready', false],
  [null, false],
])('%o is a word of the frame: %s', (data, isWord) => {
  expect(readCardFrameMessage(data) !== undefined).toBe(isWord);
});
