import { describe, expect, test } from 'vitest';
import { type Environment, mailOf, carPartnerOf, openpayOf, oxxoOf, readEnvironment } from '#main/config/config.ts';
import { pacOf } from '#main/config/pac-config.ts';
import { paypalOf } from '#main/config/paypal-config.ts';
import { elsewhereOf, outwardProofs, tokenAccountOf } from '#main/config/services-config.ts';
import { SERVICE_ROWS } from '#wire/services.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables);

const OPENPAY = {
  OPENPAY_API_URL: 'https://sandbox-api.openpay.example/v1',
  OPENPAY_SCRIPT_URL: 'https://js.openpay.example/openpay.v1.js',
  OPENPAY_MERCHANT_ID: 'merchant-1',
  OPENPAY_PRIVATE_KEY: 'sk_12345678',
  OPENPAY_PUBLIC_KEY: 'pk_12345678',
  OPENPAY_WEBHOOK_USER: 'openpay-1',
  OPENPAY_WEBHOOK_PASSWORD: 'a-long-one',
};

const OXXO = {
  OXXO_API_URL: 'https://sandbox-api.oxxo.example/v1',
  OXXO_MERCHANT_ID: 'merchant-2',
  OXXO_PRIVATE_KEY: 'sk_87654321',
  OXXO_WEBHOOK_USER: 'oxxo-user',
  OXXO_WEBHOOK_PASSWORD: 'another-long-one',
};

const PAYPAL = {
  PAYPAL_API_URL: 'https://api-m.sandbox.paypal.example',
  PAYPAL_CLIENT_ID: 'client-1',
  PAYPAL_CLIENT_SECRET: 'secret-12',
  PAYPAL_WEBHOOK_ID: 'WH0123456789',
  PAYPAL_CERT_HOST: 'api.paypal.example',
};

/** Any file will do: it is opened only where it is used. */
const FILE = new URL(import.meta.url).pathname;
const PAC = {
  PAC_API_URL: 'https://services.test.pac.example',
  PAC_USER: 'carrier@example.com',
  PAC_PASSWORD: 'secret-12',
  CSD_CERTIFICATE: FILE,
  CSD_KEY: FILE,
  CSD_PASSWORD: '12345678a',
  ISSUER_NAME: 'AUTOBUSES ÑANDÚ',
  ISSUER_REGIME: '624',
  ISSUER_POSTAL_CODE: '45580',
};

const FROM = 'Costera <boletos@costera.example>';

describe('readEnvironment', () => {
  test('requests for cars go to the partner that is named, in development to an invented one, otherwise nowhere', () => {
    const production = {
      ANDEN_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
      PUBLIC_ORIGIN: 'https://costera.example',
    };
    const of = (variables: Record<string, string>) => carPartnerOf(read(variables) as Environment);
    expect(of({ ...production, CAR_PARTNER_EMAIL: 'cars@example.com' })).toBe('cars@example.com');
    expect(of(production)).toBeUndefined();
    expect(of({})).toMatch(/\.example$/);
    expect(read({ CAR_PARTNER_EMAIL: 'nobody' })).toContain('CAR_PARTNER_EMAIL');
  });

  test('an empty environment is a development site', () => {
    expect(read({})).toMatchObject({ ANDEN_ENV: 'development', PORT: 3000, HOST: '127.0.0.1', RATE_LIMIT_FACTOR: 1 });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_ORIGIN: 'https://costera.example/path' }, 'PUBLIC_ORIGIN'],
    [{ ANDEN_ENV: 'prod' }, 'ANDEN_ENV'],
    [{ DATABASE_URL: 'not a url' }, 'DATABASE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ OPENPAY_API_URL: OPENPAY.OPENPAY_API_URL }, 'half configured'],
    [{ ...OXXO, OXXO_PRIVATE_KEY: '' }, 'OXXO is half configured: OXXO_PRIVATE_KEY missing'],
    [{ OPENPAY_STORES: 'yes' }, 'OPENPAY_STORES'],
    [{ ...PAYPAL, PAYPAL_WEBHOOK_ID: '' }, 'PayPal is half configured: PAYPAL_WEBHOOK_ID missing'],
    [{ ...PAYPAL, PAYPAL_API_URL: 'http://api-m.sandbox.paypal.example' }, 'PAYPAL_API_URL'],
    [{ ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.example/v2' }, 'PAYPAL_API_URL'],
    [{ ...PAYPAL, PAYPAL_CERT_HOST: 'https://api.paypal.example' }, 'PAYPAL_CERT_HOST'],
    [{ PAC_API_URL: PAC.PAC_API_URL }, 'The PAC is half configured: PAC_USER, PAC_PASSWORD, CSD_CERTIFICATE'],
    [{ ...PAC, ISSUER_NAME: '' }, 'The PAC is half configured: ISSUER_NAME missing'],
    [{ ...PAC, ISSUER_NAME: 'Autobuses Costera' }, 'ISSUER_NAME'],
    [{ ...PAC, ISSUER_REGIME: '6' }, 'ISSUER_REGIME'],
    [{ ...PAC, ISSUER_POSTAL_CODE: '4558' }, 'ISSUER_POSTAL_CODE'],
    [{ ...PAC, CSD_KEY: `${FILE}.nowhere` }, 'CSD_KEY must be a file or folder that can be read'],
    [{ ...PAC, PAC_API_URL: 'http://services.pac.example' }, 'PAC_API_URL'],
    [{ PAC_STATUS_URL: 'http://sat.example/service' }, 'PAC_STATUS_URL'],
    [{ SMTP_URL: 'smtp.provider.example', MAIL_FROM: FROM }, 'SMTP_URL must be an address like smtps://'],
    [{ SMTP_URL: 'https://provider.example', MAIL_FROM: FROM }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://u:p@smtp.example' }, 'E-mail is half configured: MAIL_FROM missing'],
    [{ SMTP_URL: 'smtps://u:p@smtp.example', MAIL_FROM: 'hola@costera.example' }, 'MAIL_FROM'],
    [{ ANDEN_ENV: 'production' }, 'SESSION_SECRET'],
    [{ ANDEN_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), PUBLIC_ORIGIN: 'http://costera.example' }, 'https'],
  ])('%o is refused, by name', (variables, named) => {
    expect(read(variables)).toContain(named);
  });

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '' })).toMatchObject({ PORT: 3000 });
  });
});

describe('openpayOf', () => {
  test('needs every variable of the account', () => {
    expect(openpayOf(read({}) as Environment)).toBeUndefined();
    expect(openpayOf(read(OPENPAY) as Environment)?.merchantId).toBe('merchant-1');
  });
});

describe('oxxoOf', () => {
  test('is an account of its own', () => {
    expect(oxxoOf(read(OPENPAY) as Environment)).toBeUndefined();
    expect(oxxoOf(read(OXXO) as Environment)).toMatchObject({ merchantId: 'merchant-2', privateKey: 'sk_87654321' });
  });
});

describe('paypalOf', () => {
  test('needs every variable of the account', () => {
    expect(paypalOf(read({}) as Environment)).toBeUndefined();
    expect(paypalOf(read(PAYPAL) as Environment)).toEqual({
      apiUrl: 'https://api-m.sandbox.paypal.example',
      clientId: 'client-1',
      clientSecret: 'secret-12',
      webhookId: 'WH0123456789',
      certificateHost: 'api.paypal.example',
    });
  });
});

describe('pacOf', () => {
  test('needs every variable; where things are kept and asked has a usual place', () => {
    expect(pacOf(read({}) as Environment)).toBeUndefined();
    expect(pacOf(read(PAC) as Environment)).toEqual({
      apiUrl: 'https://services.test.pac.example',
      storeUrl: 'https://api.sw.com.mx',
      statusUrl: 'https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc',
      user: 'carrier@example.com',
      password: 'secret-12',
      csd: { certificate: FILE, key: FILE, password: '12345678a' },
      issuer: { name: 'AUTOBUSES ÑANDÚ', regime: '624', postalCode: '45580' },
    });
  });
});

test.each([
  ['smtps://user:pass%40word@smtp.provider.example', FROM],
  ['smtp://smtp.provider.example:587', FROM],
])('e-mails go to %s', (url, from) => {
  expect(mailOf(read({ SMTP_URL: url, MAIL_FROM: from }) as Environment)).toEqual({ url, from });
});

describe('services that a system of the carrier answers', () => {
  const URL = 'https://sales.carrier.example/api';
  const TOKENS = { OAUTH_URL: URL, OAUTH_CLIENT_ID: 'anden', OAUTH_CLIENT_SECRET: 'a long secret' };
  const pointed = SERVICE_ROWS.flatMap(([name, row]) => (row.url && row.headers ? [{ name, ...row } as const] : []));

  test('are none unless said', () => {
    expect(elsewhereOf(read({}) as Environment)).toEqual({});
  });

  test.each(pointed.filter(({ answeredBy }) => answeredBy === 'this site'))(
    '$name, by its two variables',
    ({ name, url, headers, provesBy }) => {
      const tokens = provesBy === 'none' ? {} : TOKENS;
      const env = read({ ...tokens, [url!]: URL, [headers!]: '{"x-api-key":"abc"}' }) as Environment;
      expect(elsewhereOf(env)).toEqual({ [name]: { base: URL, headers: { 'x-api-key': 'abc' } } });
      const bare = read({ ...tokens, [url!]: URL }) as Environment;
      expect(elsewhereOf(bare)).toEqual({ [name]: { base: URL, headers: {} } });
      expect(read({ [headers!]: '{"x-api-key":"abc"}' })).toBe(`${headers} is of no use without ${url}`);
    },
  );

  test.each(pointed.filter(({ answeredBy }) => answeredBy === 'nobody yet'))(
    'cannot be $name, which nothing calls',
    ({ name, url }) => {
      expect(read({ [url!]: URL })).toBe(`${url} must not be set: nothing calls ${name} yet`);
    },
  );

  test('are asked with nothing unless said, or with what they want', () => {
    expect(outwardProofs(read({ CATALOGUE_URL: URL }) as Environment)).toEqual([]);
    const asked = { CATALOGUE_URL: URL, CATALOGUE_AUTH: 'oauth', ACCOUNT_URL: URL, ACCOUNT_AUTH: 'basic' };
    const env = read({ ...asked, ...TOKENS, OAUTH_HEADERS: '{"x-api-key":"abc"}' }) as Environment;
    expect(outwardProofs(env)).toEqual([
      ['catalogue', 'oauth'],
      ['account', 'basic'],
    ]);
    expect(tokenAccountOf(env)).toEqual({
      base: URL,
      clientId: 'anden',
      clientSecret: 'a long secret',
      headers: { 'x-api-key': 'abc' },
    });
    const { OAUTH_URL: _url, ...basic } = TOKENS;
    expect(read({ ACCOUNT_URL: URL, ACCOUNT_AUTH: 'basic', ...basic })).toMatchObject({ ACCOUNT_AUTH: 'basic' });
  });

  test.each([
    [
      { CATALOGUE_URL: URL, CATALOGUE_AUTH: 'oauth' },
      'catalogue is asked with oauth: OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET, OAUTH_URL missing',
    ],
    [
      { CATALOGUE_URL: URL, CATALOGUE_AUTH: 'basic', OAUTH_CLIENT_ID: 'anden' },
      'catalogue is asked with basic: OAUTH_CLIENT_SECRET missing',
    ],
    [{ CATALOGUE_URL: URL, CATALOGUE_AUTH: 'bearer' }, 'CATALOGUE_AUTH must be one of none, basic, oauth'],
    [{ CATALOGUE_AUTH: 'oauth' }, 'CATALOGUE_AUTH is of no use without CATALOGUE_URL'],
    [{ OAUTH_CLIENT_ID: 'a:b' }, 'OAUTH_CLIENT_ID must be letters and digits, no colon'],
    [{ OAUTH_URL: URL }, 'OAUTH_URL is of no use: no service is asked with it'],
  ])('%j is refused', (variables, complaint) => {
    expect(read(variables)).toBe(complaint);
  });

  test.each(['x-api-key: abc', '["abc"]', '{"x-api-key":1}', '{"a b":"c"}', '{"a":"b\\r\\nc: d"}'])(
    'want no headers like %s',
    (headers) => {
      expect(read({ WEBSALE_URL: URL, WEBSALE_HEADERS: headers })).toBe(
        'WEBSALE_HEADERS must be headers as JSON: {"name":"value"}',
      );
    },
  );
});
