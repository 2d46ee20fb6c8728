import { expect, test } from 'vitest';
import { contentPolicy, frameHeaders, isPersonal, securityHeaders } from '#http/security-headers.ts';

const PLAIN = { scriptHashes: [], html: '', frames: [], isSecure: true };

test('a page may run nothing but our files and what is named by its hash', () => {
  const html = '<style>a{}</style><p>…</p><style>b{}</style>';
  const policy = contentPolicy({ ...PLAIN, scriptHashes: ["'sha256-boot'"], html });
  expect(policy).toMatch(/script-src 'self' 'sha256-boot';/);
  expect(policy.match(/style-src 'self'( 'sha256-[\w+/]{43}='){2};/)).not.toBeNull();
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a page in pieces may do what it may as a whole, the first time and again', () => {
  const pieces = ['<!doctype html>', '<style>a{}</style>', '<p>…</p><style>b{}</style>'];
  const whole = contentPolicy({ ...PLAIN, html: pieces.join('') });
  expect([pieces, pieces].map((html) => contentPolicy({ ...PLAIN, html }))).toEqual([whole, whole]);
});

test.each([
  ['nothing else, frames included', { frames: [] }, "default-src 'none'"],
  ['one frame', { frames: ['https://cards.example'] }, 'frame-src https://cards.example'],
  ['https', { isSecure: true }, 'upgrade-insecure-requests'],
])('%s', (_, change, expected) => {
  expect(contentPolicy({ ...PLAIN, ...change }).split('; ')).toContain(expected);
});

test('http is not told to upgrade', () => {
  expect(contentPolicy({ ...PLAIN, isSecure: false })).not.toContain('upgrade');
  expect(securityHeaders('/', false)).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['/reservacion/pago', true],
  ['/reservation', true],
  ['/mi-reservacion', true],
  ['/facturacion', true],
  ['/invoicing', true],
  ['/viajero-frecuente', false],
  ['/viajero-frecuente/entrar', true],
  ['/mi-cuenta/seguridad', true],
  ['/sign-up/code', true],
  ['/pedido', true],
  ['/order', true],
  ['/pedido/vales', true],
  ['/order/vouchers', true],
  ['/canasta', true],
  ['/basket', true],
  ['/internet', true],
  ['/sala-viajero', true],
  // Kept on the device for whoever agreed to it.
  ['/mis-vales', false],
  ['/aventuras', false],
  ['/reservaciones-de-grupo', false],
  ['/', false],
])('%s shows a trip of somebody: %s', (path, expected) => {
  expect(isPersonal(path)).toBe(expected);
  const referrer = expected ? 'no-referrer' : 'strict-origin-when-cross-origin';
  expect(securityHeaders(path, true)['referrer-policy']).toBe(referrer);
});

test('payments are for our own pages, and for a frame of an origin of its own on the page that holds it', () => {
  expect(securityHeaders('/', true)['permissions-policy']).toMatch(/^payment=\(self\), geolocation=\(\)/);
  expect(frameHeaders([])).toEqual({});
  expect(frameHeaders(["'self'"])).toEqual({});
  expect(frameHeaders(["'self'", 'https://pagos.example'])).toMatchObject({
    'permissions-policy': expect.stringContaining('payment=(self "https://pagos.example")'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('reCAPTCHA is let in where it is configured and only there', () => {
  expect(contentPolicy({ ...PLAIN, html: '' })).not.toContain('google');
  const policy = contentPolicy({ ...PLAIN, html: '', hasRecaptcha: true }).split('; ');
  expect(policy.find((part) => part.startsWith('script-src'))).toContain('https://www.gstatic.com/recaptcha/');
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
});
