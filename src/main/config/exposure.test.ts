import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#main/config/config.ts';
import { signsOfExposure } from '#main/config/exposure.ts';

const SECRET = 's'.repeat(32);
const SITE = { PUBLIC_ORIGIN: 'https://boletos.example', SESSION_SECRET: SECRET };

const LIVE_OPENPAY = {
  OPENPAY_API_URL: 'https://api.openpay.mx/v1',
  OPENPAY_SCRIPT_URL: 'https://js.openpay.mx/openpay.v1.js',
  OPENPAY_MERCHANT_ID: 'merchant-1',
  OPENPAY_PRIVATE_KEY: 'sk_12345678',
  OPENPAY_PUBLIC_KEY: 'pk_12345678',
  OPENPAY_WEBHOOK_USER: 'openpay-1',
  OPENPAY_WEBHOOK_PASSWORD: 'a-long-one',
};

/** Each of these alone means real visitors or real money. */
const PUBLIC: readonly (readonly [string, Record<string, string>])[] = [
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://boletos.example' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://boletos.example' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['HOST', { HOST: '192.168.1.20' }],
  ['NODE_ENV', { NODE_ENV: 'production' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://anden@db.internal/anden' }],
  ['OPENPAY_API_URL', LIVE_OPENPAY],
  ...['TOUR_SUPPLIER', 'ADVENTURES', 'INTERNET'].map((of): [string, Record<string, string>] => [
    `${of}_URL`,
    { [`${of}_URL`]: 'https://api.supplier.example', [`${of}_USER`]: 'costera', [`${of}_SECRET`]: 'a-long-secret' },
  ]),
];

const HERE: readonly Record<string, string>[] = [
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { PUBLIC_ORIGIN: 'http://localhost:3000' },
  { PUBLIC_ORIGIN: 'http://costera.localhost:3000' },
  { NODE_ENV: 'test' },
  { DATABASE_URL: 'postgres://anden@127.0.0.1:5433/anden' },
  { ...LIVE_OPENPAY, OPENPAY_API_URL: 'https://sandbox-api.openpay.mx/v1' },
];

describe('without ANDEN_ENV', () => {
  test.each(PUBLIC)(
    'a site made public by %s is in production, and says what is missing and why',
    (named, variables) => {
      const answer = readEnvironment(variables);
      expect(answer).toContain('SESSION_SECRET is needed in production');
      expect(answer).toMatch(new RegExp(`^${named} .*, so this site starts in production$`, 'm'));
    },
  );

  test.each(PUBLIC)('a public site (%s) that has what it needs starts in production', (_, variables) => {
    expect(readEnvironment({ ...variables, ...SITE })).toMatchObject({ ANDEN_ENV: 'production' });
  });

  test.each(HERE)('a site that only this machine can reach is a demo: %o', (variables) => {
    expect(readEnvironment(variables)).toMatchObject({ ANDEN_ENV: 'development' });
  });
});

describe.each(['development', 'test'])('ANDEN_ENV=%s', (mode) => {
  test.each(PUBLIC)('is refused in one sentence where %s makes the site public', (named, variables) => {
    const answer = readEnvironment({ ...SITE, PUBLIC_ORIGIN: '', ...variables, ANDEN_ENV: mode });
    expect(answer).toMatch(new RegExp(`^ANDEN_ENV=${mode} gives tickets away .*${named}.*$`));
  });

  test.each(HERE)('may be said where only this machine comes: %o', (variables) => {
    expect(readEnvironment({ ...variables, ANDEN_ENV: mode })).toMatchObject({ ANDEN_ENV: mode });
  });
});

test.each([
  ['OPENPAY_API_URL', 'https://api.openpay.mx/v1', 'https://sandbox-api.openpay.mx/v1'],
  ['OXXO_API_URL', 'https://api.oxxo.example', 'https://sandbox.oxxo.example'],
  ['PAYPAL_API_URL', 'https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com'],
  ['WALLETS_API_URL', 'https://wallets.example', 'http://127.0.0.1:4010'],
  ['PAC_API_URL', 'https://services.sw.com.mx', 'https://services.test.sw.com.mx'],
])('a real account at %s is a sign of real money, and one for rehearsals is not', (name, real, rehearsal) => {
  expect(signsOfExposure({ [name]: real })).toEqual([`${name} is a real account`]);
  expect(signsOfExposure({ [name]: rehearsal })).toEqual([]);
});

test('the program ends with 2 before it opens, loads or keeps anything', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-public-'));
  const { ANDEN_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: 'production', HOST: '0.0.0.0', ANDEN_DATA_DIR: dataDir, PORT: '0' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/main/start.ts'], { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('NODE_ENV is production, so this site starts in production');
  expect(readdirSync(dataDir)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
