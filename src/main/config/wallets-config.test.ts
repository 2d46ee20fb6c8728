import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { walletsOf } from '#main/config/wallets-config.ts';

const GATEWAY = {
  WALLETS_API_URL: 'https://test.gateway.example/api/rest/version/100',
  WALLETS_MERCHANT_ID: 'COSTERA',
  WALLETS_PASSWORD: 'a-long-password',
  WALLETS_WEBHOOK_SECRET: 'a-long-secret',
  WALLETS_ORIGIN: 'https://pagos.costera.example',
};
const GOOGLE = { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T' };
const apple = { APPLE_PAY_MERCHANT_ID: 'merchant.mx.costera', APPLE_PAY_CERTIFICATE: '', APPLE_PAY_KEY: '' };

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anden-wallets-'));
  for (const name of ['APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY'] as const) {
    apple[name] = join(folder, name);
    writeFileSync(apple[name], `of ${name}`);
  }
});

describe('walletsOf', () => {
  test('nothing is configured, and nothing is offered', () => {
    expect(walletsOf(readEnvironment({}) as Environment)).toBeUndefined();
  });

  test('Google alone', () => {
    const account = walletsOf(readEnvironment({ ...GATEWAY, ...GOOGLE }) as Environment);
    expect(account).toMatchObject({
      merchantId: 'COSTERA',
      origin: 'https://pagos.costera.example',
      apple: undefined,
      google: { environment: 'PRODUCTION', scriptUrl: 'https://pay.google.com/gp/p/js/pay.js' },
    });
  });

  test('Apple, with the text of its files', () => {
    expect(walletsOf(readEnvironment({ ...GATEWAY, ...apple }) as Environment)).toMatchObject({
      apple: { certificate: 'of APPLE_PAY_CERTIFICATE', key: 'of APPLE_PAY_KEY', domainFile: undefined },
      google: undefined,
    });
  });
});

test.each([
  [{ ...GATEWAY, ...GOOGLE, WALLETS_PASSWORD: '' }, 'The gateway of the wallets is half configured: WALLETS_PASSWORD'],
  [{ ...GATEWAY }, 'make sense only together'],
  [{ ...GOOGLE }, 'make sense only together'],
  [{ ...GATEWAY, ...GOOGLE, PUBLIC_ORIGIN: GATEWAY.WALLETS_ORIGIN }, 'another origin'],
  [{ ...GATEWAY, ...GOOGLE, WALLETS_ORIGIN: 'http://pagos.costera.example' }, 'WALLETS_ORIGIN'],
  [{ ...GATEWAY, ...GOOGLE, APPLE_PAY_KEY: '/nowhere/key.pem' }, 'APPLE_PAY_KEY must be a file'],
  [{ ...GATEWAY, APPLE_PAY_MERCHANT_ID: 'merchant.mx.costera' }, 'Apple Pay is half configured'],
])('%o is refused', (variables, complaint) => {
  expect(readEnvironment(variables)).toContain(complaint);
});
